import { type Language, languages } from '#shared/language.ts';
import { adminLanguage } from './language.en.ts';

/** Both languages, beginning with that of the admin area, in which editors read and write first. */
export const editedFirst: readonly Language[] = adminLanguage === 'ar' ? ['ar', 'en'] : languages;
