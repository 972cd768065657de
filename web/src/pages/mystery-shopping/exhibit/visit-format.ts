import { type Language, localeOf } from '#shared/language.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import type { VisitCopy } from './copy.en.ts';

/** Returns the formats of a visit's figures in a language. */
export function visitFormat(language: Language, copy: VisitCopy) {
  const locale = localeOf(language);
  const number = numberFormat(locale);
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  const parts = (whole: number) => [Math.floor(whole / 60), whole % 60] as const;
  // The Arabic digit zero at the beginning of a number looks like a full stop.
  const number4 = numberFormat(locale, {
    minimumIntegerDigits: language === 'ar' ? 1 : 4,
    useGrouping: false,
  });
  return {
    number: (value: number) => number.format(value),
    /** The number of a store in the digits of the language. */
    storeNumber: (no: string) => number4.format(Number(no)),
    /** A duration: `4:10` for 250 seconds. */
    length: (seconds: number) => {
      const [minutes, rest] = parts(seconds);
      const short = minutes === 0 ? copy.seconds(number.format(rest)) : undefined;
      return short ?? `${number.format(minutes)}:${two.format(rest)}`;
    },
    /** `18 of 35`; for 0 points a text that says in words that none were earned. */
    points: (points: number, max: number) =>
      points === 0 ? copy.none(number.format(max)) : copy.of(number.format(points), number.format(max)),
  };
}

export type VisitFormat = ReturnType<typeof visitFormat>;
