import type { Language } from '#shared/language.ts';
import { adminLanguage } from './language.en.ts';

/**
 * Returns the language in which the admin area labels a text of the given language. The Arabic admin area has Arabic labels for
 * all texts; the English one labels each text in its own language.
 */
export function labelLanguage(language: Language): Language {
  return adminLanguage === 'ar' ? 'ar' : language;
}
