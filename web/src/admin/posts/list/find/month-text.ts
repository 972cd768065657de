import { adminLocale } from '#web/admin/lib/language/formats.ts';

const format = new Intl.DateTimeFormat(adminLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month such as `2026-05` as it is written: `May 2026`. */
export function monthText(month: string): string {
  const instant = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(instant) ? month : format.format(instant);
}
