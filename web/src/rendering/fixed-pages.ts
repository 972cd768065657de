import { builtInNewsIds } from '#shared/news/news.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import type { FixedPage } from '#shared/publishing/renderer.ts';
import { aliasPaths, canonicalPage, pagePaths, sharedResultPaths } from '#web/app/page-table.ts';

/**
 * The pages that exist whatever is stored: the site's own, the news that comes with it, aliases of these, and the pages
 * of shared results.
 */
export const fixedPages: readonly FixedPage[] = [
  ...[...pagePaths, ...builtInNewsIds.map((id) => postPath('news', id))].map((path) => ({
    path,
    lists: postKinds.filter((kind) => listPath(kind) === path),
    canonical: canonicalPage(path).languages,
  })),
  ...[...aliasPaths, ...sharedResultPaths].map((path) => ({ path, lists: [], canonical: [] })),
];
