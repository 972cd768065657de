import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { directionOf, type Language } from '#shared/language.ts';

const LanguageContext = createContext<Language | null>(null);

/**
 * Provides the language of the page, and keeps the document's `lang`, `dir` and `rtl` class in line with it. The URL
 * decides the language; the choice is stored for the next visit.
 */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  useDocumentLanguage(language);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Sets the language of a part of the page that exists in one language only. */
export function PartInLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <div lang={language} dir={directionOf(language)}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </div>
  );
}

/**
 * Returns the language of the page, or of the surrounding {@link PartInLanguage}. Throws outside a {@link LanguageProvider}.
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

function useDocumentLanguage(language: Language) {
  useIsomorphicLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    root.classList.toggle('rtl', language === 'ar');
  }, [language]);
}

/** `useLayoutEffect` in browsers, nothing on the server: React warns about layout effects there. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
