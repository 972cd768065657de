import type { Localized } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { archivePage, missingPath, pageName } from '#web/app/pages.ts';
import { missingHtmlDocument } from '#web/head/html-document.ts';
import { assetsOf, type SiteBuild } from '#web/rendering/create-renderer.ts';
import { documentFiles, filesName, storedName } from '#web/rendering/document-files.ts';
import { fixedPages } from '#web/rendering/fixed-pages.ts';
import { renderPage } from '#web/rendering/render-page.tsx';

/** For the build alone: what is rendered once for all, and what it has to know to make the renderer. */
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

/** The one document of all addresses without a page, in both languages; `script` chooses between them. */
export async function renderMissing(build: SiteBuild, script: string): Promise<string> {
  const nothing = { items: [] };
  const pages: Localized<Awaited<ReturnType<typeof renderPage>>> = {
    en: await renderPage(missingPath, 'en', nothing),
    ar: await renderPage(missingPath, 'ar', nothing),
  };
  return missingHtmlDocument(
    { ...pages.en.head, siteUrl: build.siteUrl },
    assetsOf(build, missingPath, 'en'),
    pages.en.body,
    {
      title: pages.ar.head.meta.title,
      assets: assetsOf(build, missingPath, 'ar'),
      body: pages.ar.body,
      script,
    },
  );
}
