import { isAdminPath } from '#shared/admin-paths.ts';
import { type Language, parsePath } from '#shared/language.ts';
import { onFirstAction } from '#web/lib/loading/first-action.ts';
import { whenIdle } from '#web/lib/loading/when-idle.ts';
import { importPage, pageName } from './pages.ts';

/**
 * The pages that most visitors go to next, `/what-we-do`, `/contact` and `/our-people`, are in one file: see
 * `page-modules.ts`.
 */
const likelyPath = '/contact';

/**
 * Prefetches code of pages: of the likely ones when the browser is idle after the visitor's first action, and of any
 * page when its link is pointed at or gets the focus. Does nothing with Save-Data or on a slow connection. Returns a
 * function that stops it.
 */
export function prefetchPages(language: Language): () => void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return () => {};
  const stop = onFirstAction(() => whenIdle(() => prefetch(likelyPath, language)));
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
  // A failed prefetch is repeated when the page is opened.
  importPage(pageName(path), language).catch(() => {});
}
