import { directionOf, type Language, localeOf } from '#shared/language.ts';
import { signed } from '#web/i18n/signed.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import type { PriceCopy } from './copy.en.ts';

/** Returns the formats of a label's figures in a language. */
export function priceFormat(language: Language, copy: PriceCopy) {
  const numbers = numberFormat(localeOf(language));
  const number = (value: number) => numbers.format(value);
  return {
    rtl: directionOf(language) === 'rtl',
    number,
    /** A difference with its sign: `+500`. */
    difference: (value: number) => signed(value, number(Math.abs(value))),
    /** A share with its sign: `+18%`. */
    percent: (value: number) => signed(value, copy.percent(number(Math.abs(value)))),
  };
}

export type PriceFormat = ReturnType<typeof priceFormat>;
