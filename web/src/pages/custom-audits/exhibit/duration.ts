import type { Language } from '#shared/language.ts';
import { localeOf } from '#shared/language.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { numberFormat } from '#web/lib/number-format.ts';

/** The shortest and longest duration of an audit; `variable` if it is agreed case by case. */
export type Duration = { from: number; to: number; unit: 'week' | 'month' } | 'variable';

const variable = { en: 'Variable', ar: 'متغيّرة' };

/** Arabic nouns by the number they follow, in the genitive as after "from" and "to"; `one` and `two` include the number. */
const arabicUnits = {
  week: { one: 'أسبوع', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا' },
  month: { one: 'شهر', two: 'شهرين', few: 'أشهر', many: 'شهرًا' },
};

/** Returns a duration as its label shows it: `2–4 weeks`, `من أسبوعين إلى ٤ أسابيع`. */
export function formatDuration(duration: Duration, language: Language): string {
  if (duration === 'variable') return variable[language];
  return language === 'ar' ? boundWords(inArabic(duration)) : inEnglish(duration);
}

function inEnglish({ from, to, unit }: Exclude<Duration, 'variable'>): string {
  const number = from === to ? `${to}` : `${from}–${to}`;
  return `${number} ${unit}${to === 1 ? '' : 's'}`;
}

function inArabic({ from, to, unit }: Exclude<Duration, 'variable'>): string {
  if (from === to) return counted(to, unit);
  const sameNoun = pluralOf(from) === pluralOf(to);
  return `من ${sameNoun ? digits(from) : counted(from, unit)} إلى ${counted(to, unit)}`;
}

function counted(count: number, unit: 'week' | 'month'): string {
  const plural = pluralOf(count);
  const noun = arabicUnits[unit][plural];
  return plural === 'one' || plural === 'two' ? noun : `${digits(count)} ${noun}`;
}

/** 3 to 10 take the plural, 11 to 99 the singular; no audit takes longer. */
function pluralOf(count: number): keyof (typeof arabicUnits)['week'] {
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  return count <= 10 ? 'few' : 'many';
}

function digits(count: number): string {
  return numberFormat(localeOf('ar')).format(count);
}
