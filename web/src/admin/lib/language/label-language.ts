import type { Language } from '#shared/language.ts';
import { adminLanguage } from './language.en.ts';

/**
 * Returns the language of the label of a text in a language: Arabic editors read Arabic labels for both, English ones
 * the text's own.
 */
export function labelLanguage(language: Language): Language {
  return adminLanguage === 'ar' ? 'ar' : language;
}
