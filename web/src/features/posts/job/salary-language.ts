import type { Language } from '#shared/language.ts';
import { textDirection } from '#web/components/markdown/markdown-direction.ts';

/** The language a salary is written in, which is written once for both: its letters tell. */
export function salaryLanguage(salary: string, page: Language): Language {
  return textDirection(salary, page) === 'rtl' ? 'ar' : 'en';
}
