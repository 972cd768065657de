import { startTransition, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, parsePath } from '../../../shared/language.ts';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { loadPage } from './pages.ts';
import { Shell } from './shell/shell.tsx';
import { loadShellCopy } from './shell/shell-copy.ts';
import { usePageHead } from './use-page-head.ts';

/**
 * The public site: the address decides page and language.
 * `documentLanguage` is what the served document was written in; it differs from the address only on the not-found
 * page, which is one document for both languages and changes once the page is alive.
 */
export function App({ documentLanguage }: { documentLanguage: Language }) {
  const { pathname } = useLocation();
  const { language: addressLanguage, path } = parsePath(pathname);
  const alive = useAlive();
  const language = alive ? addressLanguage : documentLanguage;
  const page = use(loadPage(path, language));
  const shellCopy = use(loadShellCopy(language));
  usePageHead({ path, language, meta: page.copy.meta, missing: page.missing });
  useScrollToTop(pathname);
  return (
    <LanguageProvider language={language}>
      <Shell copy={shellCopy} language={language} path={path}>
        <page.Component copy={page.copy} />
      </Shell>
    </LanguageProvider>
  );
}

/** True once the prerendered page has been taken over. */
function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}

/** Every route change starts at the top, without animation; the first page keeps the place the browser chose. */
function useScrollToTop(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
