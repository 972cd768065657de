import type { Language } from '#shared/language.ts';

/** The language of the admin area. The Arabic build uses `language.ar.ts` instead. */
export const adminLanguage: Language = 'en';
