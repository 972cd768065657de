import { adminLocale } from '#web/admin/lib/language/formats.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';

/** Iraq is three hours ahead of UTC all year round. */
const timeZone = 'Asia/Baghdad';
const offset = '+03:00';
const offsetMs = 3 * 60 * 60_000;

/** The value of a draft whose `datetime-local` field is incomplete: the browser reports no value then. */
export const incompleteTime = '-';

/**
 * Returns an instant (ISO 8601 in UTC) as the value of a `datetime-local` field, in Iraq's time. Any other text is
 * returned as it is.
 */
export function toLocalTime(instant: string): string {
  if (instant === incompleteTime) return '';
  const time = instant.endsWith('Z') ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(time)) return instant;
  return new Date(time + offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The inverse of {@link toLocalTime}. A value that is no local time is returned as it is, and a save then refuses it. */
export function fromLocalTime(value: string): string {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? Date.parse(`${value}${offset}`) : Number.NaN;
  return Number.isNaN(instant) ? value : new Date(instant).toISOString();
}

/** Returns the value of a `datetime-local` field, as a draft stores it. */
export function typedTime(box: HTMLInputElement): string {
  return box.validity.badInput ? incompleteTime : fromLocalTime(box.value);
}

/**
 * Returns an instant for people, in Iraq's time: 19 Nov 2026, 14:05, in Arabic with the whole name of the month. Any other
 * text is returned as it is.
 */
export function localTimeText(instant: string): string {
  if (Number.isNaN(Date.parse(instant))) return instant;
  const month = adminLanguage === 'ar' ? 'long' : 'short';
  const day = { day: 'numeric', month, year: 'numeric' } as const;
  const style = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(adminLocale, style).format(new Date(instant));
}
