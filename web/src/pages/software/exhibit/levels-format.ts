import { directionOf, type Language, localeOf } from '#shared/language.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { share } from './availability.ts';
import type { LevelsCopy } from './copy.en.ts';

export function levelsFormat(language: Language, copy: LevelsCopy) {
  const locale = localeOf(language);
  const numbers = numberFormat(locale);
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  // The Arabic digit zero at the beginning of a number looks like a full stop.
  const four = numberFormat(locale, { minimumIntegerDigits: language === 'ar' ? 1 : 4, useGrouping: false });
  const number = (value: number) => numbers.format(value);
  return {
    rtl: directionOf(language) === 'rtl',
    number,
    /** The number of a store, whose digits are those of the language. */
    storeNumber: (no: string) => four.format(Number(no)),
    /** A time of the day: `10:42` for 642 minutes. */
    clock: (minutes: number) => `${two.format(Math.floor(minutes / 60))}:${two.format(minutes % 60)}`,
    /** A part of a whole in whole per cent. */
    part: (part: number, whole: number) => copy.percent(number(Math.round((part / whole) * 100))),
    of: (part: number, whole: number) => copy.of(number(part), number(whole)),
    share: copy.percent(number(share)),
  };
}

export type LevelsFormat = ReturnType<typeof levelsFormat>;
