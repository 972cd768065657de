import type { Language } from '#shared/language.ts';
import arabic from '#web/assets/report/pages-ar.webp';
import english from '#web/assets/report/pages-en.webp';

/** The six pages beside one another in one picture, by `npm run art -- --report`. */
export const thumbnails: Readonly<Record<Language, string>> = { en: english, ar: arabic };
