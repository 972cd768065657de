import { isAdminPath } from '#shared/admin-paths.ts';
import { type Language, parsePath } from '#shared/language.ts';
import { onFirstSign } from '#web/lib/loading/first-sign.ts';
import { whenIdle } from '#web/lib/loading/when-idle.ts';
import { importPage, pageName } from './pages.ts';

/** The pages where most visitors go next, `/what-we-do`, `/contact` and `/our-people`, come in one file: see `page-modules.ts`. */
const likelyPath = '/contact';

/**
 * Fetches code of pages ahead: of the likely ones in a quiet moment after the visitor did something for the first time,
 * and of any page when its link is pointed at or has the focus. Nothing for a visitor who asked for less data or has a slow
 * connection. Returns the way to stop.
 */
export function prefetchPages(language: Language): () => void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return () => {};
  const stop = onFirstSign(() => whenIdle(() => prefetch(likelyPath, language)));
  addEventListener('pointerover', prefetchTarget, { passive: true });
  addEventListener('focusin', prefetchTarget);
  return () => {
    stop();
    removeEventListener('pointerover', prefetchTarget);
    removeEventListener('focusin', prefetchTarget);
  };
}

function prefetchTarget({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const { path, language } = parsePath(link.pathname);
  if (!isAdminPath(path)) prefetch(path, language);
}

function prefetch(path: string, language: Language) {
  // A page that cannot be fetched is fetched again when it is wanted.
  importPage(pageName(path), language).catch(() => {});
}
