import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminPath } from '#shared/admin-paths.ts';
import { type Language, parsePath } from '#shared/language.ts';
import { ErrorBoundary } from '#web/components/feedback/error-boundary.tsx';
import { useCompany, useCopyWithCompanyData } from '#web/features/content/use-company.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { storeLanguage } from '#web/i18n/store-language.ts';
import { CompanyNameContext } from '#web/lib/company-name.ts';
import { useLoaded } from '#web/lib/loading/load-once.ts';
import { setWithoutShell } from '#web/lib/page/page-state.ts';
import { Page } from './page.tsx';
import { Shell } from './shell/shell.tsx';
import { loadShellCopy } from './shell/shell-copy.ts';

/** The page that the served document was rendered as. */
interface ServedDocument {
  language: Language;
  /** The path of the page, in the English form. */
  path: string;
}

/**
 * The public site: the path decides page and language. One document serves all stored posts of a list, and another all
 * missing paths; until hydration each shows its rendered content.
 */
export function App({ served }: { served: ServedDocument }) {
  const { pathname } = useLocation();
  const address = parsePath(pathname);
  const { language, path } = useTakenOver() ? address : served;
  useArrival(pathname, address);
  // The fallback is in the document's own language, whose texts are always loaded.
  const fallback = (retry: () => void) => <Site language={served.language} path={path} retry={retry} />;
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
  const { copy, texts } = useLoaded(loadShellCopy, language);
  const spoken = useCopyWithCompanyData(texts, language);
  const { name } = useCompany();
  return (
    <LanguageProvider language={language}>
      <CompanyNameContext value={name[language]}>
        <Shell copy={copy} texts={spoken} language={language} {...page} />
      </CompanyNameContext>
    </LanguageProvider>
  );
}

/** Returns true once the prerendered page is hydrated: in a transition, because another page may have to be loaded. */
function useTakenOver(): boolean {
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return takenOver;
}

/**
 * Every route change scrolls to the top, without animation, and moves the focus to the page's content; the first page
 * keeps the browser's position. The current language is stored for the next visit.
 */
function useArrival(pathname: string, { language, path }: { language: Language; path: string }) {
  const shown = useRef({ pathname, path });
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    shown.current = { pathname, path };
    storeLanguage(language);
    setWithoutShell(isAdminPath(pathname));
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The position and the focus stay when only the language of the page changes, and while a dialog is open.
    if (before.path === path || document.activeElement?.closest('dialog[open]')) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [pathname, language, path]);
}
