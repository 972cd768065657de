import * as z from 'zod/mini';

/** Where the company is: days begin and end there. Its clocks stand three hours ahead of UTC all year round. */
export const siteTimeZone = 'Asia/Baghdad';
const offset = '+03:00';
const dayMs = 24 * 60 * 60_000;

/** A day as ISO 8601 writes it: `2026-11-29`. */
export const isoDay = z.iso.date('invalid');

/** The instant at which a day begins where the company is. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000${offset}`);
}

/** The last instant of a day where the company is, to the millisecond. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs - 1);
}

/** The day it is where the company is, so many days before an instant. */
export function dayOf(instant: Date, daysBefore = 0): string {
  const there = new Date(instant.getTime() - daysBefore * dayMs);
  return new Intl.DateTimeFormat('en-CA', { timeZone: siteTimeZone }).format(there);
}
