import { type Language, localeOf } from '#shared/language.ts';
import { numberFormat } from '#web/lib/number-format.ts';

/** Returns the formats for numbers and days of an audit in a language. */
export function auditFormat(language: Language) {
  const locale = localeOf(language);
  const number = numberFormat(locale);
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  const points = numberFormat(locale, { maximumFractionDigits: 1 });
  const percent = numberFormat(locale, { style: 'percent' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    number: (value: number) => number.format(value),
    percent: (part: number) => percent.format(part),
    /** Percentage points, with one decimal. */
    points: (part: number) => points.format(part * 100),
    /** `0:17` for 17 seconds. */
    clock: (seconds: number) => `${number.format(0)}:${two.format(seconds)}`,
    /** A day by its ISO date. */
    day: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
  };
}
