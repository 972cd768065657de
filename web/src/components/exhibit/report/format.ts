import { directionOf, type Language, localeOf } from '#shared/language.ts';
import { provinces } from '#shared/plan/provinces.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import type { Place } from './survey.ts';

/** Returns the report's formats for numbers, days and places in a language. */
export function reportFormat(language: Language) {
  const locale = localeOf(language);
  const number = (value: number, digits = 0) =>
    numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const day = (iso: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(iso));
  return {
    rtl: directionOf(language) === 'rtl',
    number,
    /** Returns a share from 0 to 1 in per cent, with this many digits after the point. */
    percent: (share: number, digits = 0) => `${number(share * 100, digits)}${language === 'ar' ? '٪' : '%'}`,
    /** Returns a share from 0 to 1 in percentage points, without a sign. */
    points: (share: number, digits = 0) => number(share * 100, digits),
    dayOfMonth: (iso: string) => day(iso, { day: 'numeric' }),
    dayAndMonth: (iso: string) => day(iso, { day: 'numeric', month: language === 'ar' ? 'long' : 'short' }),
    monthAndYear: (iso: string) => day(iso, { month: 'long', year: 'numeric' }),
    date: (iso: string) => day(iso, { day: 'numeric', month: 'long', year: 'numeric' }),
    time: (time: string) =>
      time
        .split(':')
        .map((part) =>
          numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(Number(part)),
        )
        .join(':'),
    place: (place: Place) => provinces.find(({ name }) => name.en === place)?.name[language] ?? place,
  };
}
export type Format = ReturnType<typeof reportFormat>;
