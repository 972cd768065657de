/** The site's languages. English lives at `/path`, Arabic at `/ar/path`. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Key of the visitor's choice in `localStorage`. */
export const languageStorageKey = 'language';

/** The name of every language in that language. */
export const languageNames = { en: 'English', ar: 'العربية' } as const satisfies Record<Language, string>;

/** A value for each language; a text by default. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>;

/** Returns the writing direction of a language, for the `dir` attribute. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Returns the BCP 47 tag for `Intl`: Arabic as written in Iraq (Arabic-Indic digits), English as written in Britain.
 */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-IQ' : 'en-GB';
}

/** Returns the path of a page in a language: `('/contact', 'ar')` gives `/ar/contact`, `('/', 'ar')` gives `/ar`. */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The inverse of {@link localizedPath}: `/ar/contact` gives `{ language: 'ar', path: '/contact' }`. */
export function parsePath(pathname: string): { language: Language; path: string } {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (path === '/ar') return { language: 'ar', path: '/' };
  if (path.startsWith('/ar/')) return { language: 'ar', path: path.slice(3) };
  return { language: 'en', path };
}
