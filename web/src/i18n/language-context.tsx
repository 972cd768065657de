import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { directionOf, type Language } from '#shared/language.ts';

const LanguageContext = createContext<Language | null>(null);

/**
 * Gives its children the language of the page and keeps the document's `lang`, `dir` and `rtl` class in step with it.
 * The address decides the language; the choice is stored for the next visit.
 */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  useDocumentLanguage(language);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. Throws outside a {@link LanguageProvider}. */
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

/** The server has no layout to synchronise and React warns about trying. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
