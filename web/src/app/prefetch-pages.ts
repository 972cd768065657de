import type { Language } from '#shared/language.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { importPage, pageName } from './pages.ts';

/** Where most visitors go next. */
const likelyPages = ['/what-we-do', '/contact', '/our-people'];

/** Loads the likely next pages in quiet moments, one at a time; not for a visitor who asked for less data. */
export function prefetchPages(language: Language): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) prefetch([...likelyPages], language);
}

function prefetch([path, ...rest]: string[], language: Language) {
  if (!path) return;
  whenIdle(
    // What fails here is loaded again when it is wanted.
    () =>
      void importPage(pageName(path), language).then(
        () => prefetch(rest, language),
        () => {},
      ),
  );
}
