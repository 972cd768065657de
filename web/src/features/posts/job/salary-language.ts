import type { Language } from '#shared/language.ts';
import { textDirection } from '#web/components/markdown/markdown-direction.ts';

/** Returns the language of a salary, which is written once for both languages, judged by its letters. */
export function salaryLanguage(salary: string, page: Language): Language {
  return textDirection(salary, page) === 'rtl' ? 'ar' : 'en';
}
