import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parsePath } from '#shared/language.ts';
import '#web/theme/global.css';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#web/app/app.tsx';
import { loadWholePage, servedPath } from '#web/app/pages.ts';
import { loadShellCopy } from '#web/app/shell/shell-copy.ts';
import { PageHydrated } from '#web/components/feedback/page-hydrated.tsx';

/**
 * Hydrates the document's page, or renders it if the document has none, as in development. Throws if a module cannot be
 * loaded.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const prerendered = root.hasChildNodes();
  const address = parsePath(location.pathname);
  const documentLanguage = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const served = {
    language: prerendered ? documentLanguage : address.language,
    path: servedPath(address.path),
  };
  await Promise.all([loadWholePage(served.path, served.language), loadShellCopy(served.language)]);
  const site = (
    <BrowserRouter>
      <App served={served} />
      <PageHydrated />
    </BrowserRouter>
  );
  if (prerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}
