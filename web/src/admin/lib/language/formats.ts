import { localeOf } from '#shared/language.ts';
import { siteTimeZone, startOfDay } from '#shared/site-time.ts';
import { adminLanguage } from './language.en.ts';

/** The locale of the admin area for `Intl`: British English, or Arabic as written in Iraq. */
export const adminLocale = localeOf(adminLanguage);

/** Returns a number in the language of the admin area: `1,234` or `١٬٢٣٤`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(adminLocale);
}

/** Returns a number that stands alone. The Arabic digit zero alone looks like a full stop, so it is a word. */
export function formatFigure(value: number): string {
  return value === 0 && adminLanguage === 'ar' ? 'صفر' : formatNumber(value);
}

/** The month is always written as a word: in Arabic, numbers alone do not distinguish the day from the month. */
const datePart = {
  medium: { day: 'numeric', month: adminLanguage === 'ar' ? 'long' : 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** Formats a day, such as 19 Nov 2026, or with the month in full. Takes ISO 8601. */
export function formatDate(iso: string, style: 'medium' | 'long' = 'medium'): string {
  return new Intl.DateTimeFormat(adminLocale, datePart[style]).format(new Date(iso));
}

/**
 * Formats a day in words with its weekday: Sunday, 29 November 2026; with `timeStyle` also the time. In the company's time
 * zone. Takes ISO 8601; returns the empty text for anything else.
 */
export function formatInWords(iso: string, timeStyle?: 'short'): string {
  const instant = new Date(/^\d{4}-\d\d-\d\d$/.test(iso) ? startOfDay(iso) : iso);
  if (Number.isNaN(instant.getTime())) return '';
  const time = timeStyle && ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  return new Intl.DateTimeFormat(adminLocale, {
    weekday: 'long',
    ...datePart.long,
    ...time,
    timeZone: siteTimeZone,
  }).format(instant);
}

/** Formats a day with its time in Iraq, such as 19 Nov 2026, 14:05. Takes an instant, also in ISO 8601. */
export function formatDateTime(instant: string | Date): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(adminLocale, { ...datePart.medium, ...time, timeZone: siteTimeZone }).format(
    new Date(instant),
  );
}

const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
  { name: 'second', ms: 1000 },
] as const;

/** Returns how long ago an instant was, in the largest unit it fills; both in milliseconds since 1970. */
export function ago(at: number, now: number): string {
  // An instant in the future, from a clock that differs, counts as now.
  return relative(-Math.max(0, now - at));
}

/** Returns how soon an instant comes, in the form of {@link ago}. */
export function hence(at: number, now: number): string {
  return relative(Math.max(0, at - now));
}

/** Rounds up for future times, down for past ones. */
function relative(distance: number): string {
  const unit = units.find(({ ms }) => Math.abs(distance) >= ms) ?? units[3];
  const count = Math.ceil(distance / unit.ms);
  // "Now" instead of "0 seconds ago".
  const numeric = count === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(adminLocale, { numeric }).format(count, unit.name);
}
