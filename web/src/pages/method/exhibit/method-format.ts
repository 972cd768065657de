import { directionOf, type Language, localeOf } from '#shared/language.ts';
import { numberFormat } from '#web/lib/number-format.ts';

/** Returns the direction of a language, and functions that write numbers and shares (from 0 to 1) in it. */
export function methodFormat(language: Language) {
  const number = (value: number, digits = 0) =>
    numberFormat(localeOf(language), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  return {
    rtl: directionOf(language) === 'rtl',
    number,
    percent: (share: number) => `${number(share * 100)}${language === 'ar' ? '٪' : '%'}`,
  };
}
export type MethodFormat = ReturnType<typeof methodFormat>;
