import type { Language } from '#shared/language.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';

export const pageCount = 6;

/** Loads the pages of the report, as elements. */
export const loadPages = loadOnce(importPages);

async function importPages(language: Language) {
  const [{ reportPages }, { copy }] = await Promise.all([
    import('./report-pages.tsx'),
    language === 'ar'
      ? import('#web/components/exhibit/report/copy.ar.ts')
      : import('#web/components/exhibit/report/copy.en.ts'),
  ]);
  return reportPages(copy, language);
}

/** The language in which the document has the pages; undefined for the document of another page, and when prerendering. */
const served =
  !import.meta.env.SSR && document.getElementById('page-1') ? document.documentElement.lang : undefined;

/**
 * Loads the pages unless the document has them. Rejects without a connection. Unlike {@link loadPages}, it can then be
 * called again.
 */
export async function preparePages(language: Language): Promise<void> {
  if (language === served) return;
  await importPages(language);
  await loadPages(language);
}
