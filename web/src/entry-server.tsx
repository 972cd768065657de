import { postKinds, postPageOf } from '#shared/posts/kinds.ts';
import { missingPath } from '#shared/publishing/addresses.ts';
import { moduleSources } from '#web/app/page-modules.ts';
import { archivePage, pageName } from '#web/app/pages.ts';
import { fixedPages } from '#web/rendering/fixed-pages.ts';

/** For the build: the source files of a page, which its documents refer to. */
export { moduleSources };

/** The names of all pages that can be rendered: fixed pages, posts, the archive and the not-found page. */
export const pageNames: readonly string[] = [
  ...new Set([
    ...fixedPages.map(({ path }) => pageName(path)),
    ...postKinds.map(postPageOf),
    archivePage,
    pageName(missingPath),
  ]),
];
