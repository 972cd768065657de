import { adminLocale } from '#web/admin/lib/language/formats.ts';

/** The clocks of Iraq stand three hours ahead of UTC all year round. */
const timeZone = 'Asia/Baghdad';
const offset = '+03:00';
const offsetMs = 3 * 60 * 60_000;

/** An instant (ISO 8601 in UTC) as a `datetime-local` field shows it, by the clocks of Iraq; empty of an empty one. */
export function toLocalTime(instant: string): string {
  if (instant === '') return '';
  return new Date(Date.parse(instant) + offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The inverse: what a `datetime-local` field holds as an instant. A time that is not complete, or none, is empty. */
export function fromLocalTime(value: string): string {
  const instant = Date.parse(`${value}${offset}`);
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString();
}

/** An instant for people, by the clocks of Iraq: 19 Nov 2026, 14:05. What is none stays as it is. */
export function localTimeText(instant: string): string {
  if (Number.isNaN(Date.parse(instant))) return instant;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(adminLocale, style).format(new Date(instant));
}
