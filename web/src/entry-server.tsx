import { postKinds } from '#shared/posts/kinds.ts';
import { missingPath } from '#shared/publishing/addresses.ts';
import { archivePage, pageName } from '#web/app/pages.ts';
import { documentFiles, filesName, storedName } from '#web/rendering/document-files.ts';
import { fixedPages } from '#web/rendering/fixed-pages.ts';

/** For the build alone: what it has to know to make the renderer. */
export { documentFiles };

/** The names of all there is to refer to files: see `document-files.ts`. */
export const fileNames: readonly string[] = [
  ...new Set([
    ...fixedPages.map(({ path }) => filesName(path)),
    ...postKinds.map(storedName),
    archivePage,
    pageName(missingPath),
  ]),
];
