import type { Language } from '#shared/language.ts';
import { builtInSummaries } from '#shared/news/summaries.ts';
import { namesOf } from '#shared/posts/names.ts';
import { isBuiltIn, parsePostPath } from '#shared/posts/paths.ts';
import { missingPath, parseArchivePath } from '#shared/publishing/addresses.ts';
import type { DocumentData, RenderedDocument, Renderer } from '#shared/publishing/renderer.ts';
import { unbound } from '#shared/text/bound-words.ts';
import { pageName } from '#web/app/pages.ts';
import { htmlDocument, missingHtmlDocument, type SiteAssets } from '#web/head/html-document.ts';
import { previewDocument, withoutLinks } from '#web/head/preview-document.ts';
import { fixedPages } from './fixed-pages.ts';
import { sharedBody } from './preview/shared-body.tsx';
import { renderPage } from './render-page.tsx';

/** Data of the build: the site's URL, and the files that its documents refer to. */
export interface SiteBuild {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** The files that all documents refer to. */
  readonly shared: Pick<SiteAssets, 'bootScript' | 'styles' | 'fonts'>;
  /** Source of the inline script of the not-found document, which chooses its language. */
  readonly missingScript: string;
  /** The other files of a document, by the name of its page and the language. */
  readonly files: Readonly<Record<string, Readonly<Record<Language, DocumentAssets>>>>;
}

export type DocumentAssets = Omit<SiteAssets, keyof SiteBuild['shared']>;

/** Makes the renderer of a build; the build adds the name of its release. */
export function createRenderer(build: SiteBuild) {
  return {
    siteUrl: build.siteUrl,
    pages: fixedPages,
    posts: { news: builtInSummaries },
    async render(path, language, data) {
      if (path === missingPath && language === 'en') return renderMissing(build, data);
      assertRenderable(path, data);
      const { head, body, reads, data: carried } = await renderPage(path, language, data);
      const html = htmlDocument(
        { ...head, siteUrl: build.siteUrl },
        assetsOf(build, path, language),
        body,
        carried,
      );
      return { html, reads };
    },
    async preview(path, language, data, shared) {
      assertRenderable(path, data);
      const { head, body } = await renderPage(path, language, data);
      const shown = shared ? sharedBody(body, path, language, shared) : withoutLinks(body);
      return previewDocument(head, assetsOf(build, path, language), shown);
    },
  } satisfies Omit<Renderer, 'release'>;
}

/** Renders the one document for all missing URLs: a distribution has one per status, so it contains both languages. */
async function renderMissing(build: SiteBuild, data: DocumentData): Promise<RenderedDocument> {
  const { siteUrl, missingScript: script } = build;
  const [english, arabic] = await Promise.all(
    (['en', 'ar'] as const).map((language) => renderPage(missingPath, language, data)),
  );
  if (!english || !arabic) throw new Error('The not-found page lacks a language.');
  const html = missingHtmlDocument(
    { ...english.head, siteUrl },
    assetsOf(build, missingPath, 'en'),
    english.body,
    english.data,
    {
      title: unbound(arabic.head.meta.title),
      assets: assetsOf(build, missingPath, 'ar'),
      body: arabic.body,
      script,
    },
  );
  return { html, reads: english.reads };
}

/** Returns the files that a document refers to. */
function assetsOf({ shared, files }: SiteBuild, path: string, language: Language): SiteAssets {
  const assets = files[pageName(path)];
  if (!assets) throw new Error(`The build knows no files for ${path}`);
  return { ...shared, ...assets[language] };
}

function assertRenderable(path: string, { post, archive }: DocumentData) {
  if (fixedPages.some((page) => page.path === path)) return;
  const postAt = parsePostPath(path);
  const wanted = postAt && !isBuiltIn(postAt) ? postAt : parseArchivePath(path);
  if (!wanted?.id) throw new Error(`There is no page at ${path}`);
  const given = postAt ? post && namesOf(post) : archive && [archive.id];
  if (!given?.includes(wanted.id)) throw new Error(`What is to be shown at ${path} was not given`);
}
