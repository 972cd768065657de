import type { Language } from '#shared/language.ts';

export const adminLanguage: Language = 'ar';
