import type { Language } from '#shared/language.ts';
import { adminLanguage } from './language.en.ts';

/**
 * The language of the label of a text that is written in both: Arabic editors read Arabic over either, English ones the
 * text's own.
 */
export function labelLanguage(language: Language): Language {
  return adminLanguage === 'ar' ? 'ar' : language;
}
