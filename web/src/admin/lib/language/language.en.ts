import type { Language } from '#shared/language.ts';

/** The language of the admin area. In the Arabic build `language.ar.ts` stands in the place of this file. */
export const adminLanguage: Language = 'en';
