import { localeOf } from '#shared/language.ts';
import { adminLanguage } from './language.en.ts';

/** For `Intl`, in the language of the admin area: British English, or Arabic as written in Iraq. */
export const adminLocale = localeOf(adminLanguage);

/** A number as the language of the admin area writes it: `1,234` or `١٬٢٣٤`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(adminLocale);
}

/** The month always by its name: numbers alone do not say in Arabic which of them is the day. */
const datePart = {
  medium: { day: 'numeric', month: adminLanguage === 'ar' ? 'long' : 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** A day, such as 19 Nov 2026, or with its month in full. Takes what `Date` takes of ISO 8601. */
export function formatDate(iso: string, style: 'medium' | 'long' = 'medium'): string {
  return new Intl.DateTimeFormat(adminLocale, datePart[style]).format(new Date(iso));
}

/** A day with its time, such as 19 Nov 2026, 14:05, or to the second, where the reader is; of an instant, or of one in ISO 8601. */
export function formatDateTime(instant: string | Date, timeStyle: 'short' | 'medium' = 'short'): string {
  const time = {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeStyle === 'medium' && ({ second: '2-digit' } as const)),
  } as const;
  return new Intl.DateTimeFormat(adminLocale, { ...datePart.medium, ...time }).format(new Date(instant));
}
