import { type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, parsePath } from '../../../shared/language.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { usePageView } from '../features/analytics/page-view.ts';
import { FallbackContext } from '../features/content/use-content.ts';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { loadPage } from './pages.ts';
import { Shell } from './shell/shell.tsx';
import { loadShellCopy } from './shell/shell-copy.ts';
import { servicesPage } from './site-map.ts';
import { usePageHead } from './use-page-head.ts';

/**
 * The public site: the address decides page and language.
 * `documentLanguage` is what the served document was written in; it differs from the address only on the not-found
 * page, which is one document for both languages and changes once the page is alive.
 */
export function App({ documentLanguage }: { documentLanguage: Language }) {
  const { pathname } = useLocation();
  const { language: addressLanguage, path } = parsePath(pathname);
  const language = useAlive() ? addressLanguage : documentLanguage;
  useScrollToTop(pathname);
  // The document's own language is certain to be loaded.
  const fallback = (retry: () => void) => <Site language={documentLanguage} path={path} retry={retry} />;
  return (
    <ErrorBoundary place={pathname} fallback={fallback}>
      <Site language={language} path={path}>
        <Page language={language} path={path} address={pathname} />
      </Site>
    </ErrorBoundary>
  );
}

interface SiteProps {
  language: Language;
  path: string;
  retry?: () => void;
  children?: ReactNode;
}

function Site({ language, ...page }: SiteProps) {
  const { copy, texts } = use(loadShellCopy(language));
  return (
    <LanguageProvider language={language}>
      <FallbackContext value={texts}>
        <Shell copy={copy} language={language} {...page} />
      </FallbackContext>
    </LanguageProvider>
  );
}

function Page({ language, path, address }: { language: Language; path: string; address: string }) {
  const { Component, copy, texts, canonical, missing } = use(loadPage(path, language));
  const services = servicesPage(canonical.path, use(loadShellCopy(language)).copy);
  usePageHead({ language, meta: copy.meta, canonical, services, missing });
  usePageView(address, copy.meta.title);
  return (
    <FallbackContext value={texts}>
      <Component copy={copy} />
    </FallbackContext>
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
