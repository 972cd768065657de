import * as z from 'zod/mini';

/** The company's time zone, in which days begin and end: three hours ahead of UTC all year round. */
export const siteTimeZone = 'Asia/Baghdad';
const offset = '+03:00';
const dayMs = 24 * 60 * 60_000;

/** A day as ISO 8601 writes it: `2026-11-29`. */
export const isoDay = z.iso.date('invalid');

/** Returns the instant at which a day begins in the company's time zone. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000${offset}`);
}

/** Returns the last instant of a day in the company's time zone, to the millisecond. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs - 1);
}

/** Returns the day in the company's time zone, a number of days before an instant. */
export function dayOf(instant: Date, daysBefore = 0): string {
  const there = new Date(instant.getTime() - daysBefore * dayMs);
  return new Intl.DateTimeFormat('en-CA', { timeZone: siteTimeZone }).format(there);
}
