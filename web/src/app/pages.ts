import type { ComponentType } from 'react';
import { type Company, copySpokenFor } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { type PostKind, postPageOf } from '#shared/posts/kinds.ts';
import { parsePostPath } from '#shared/posts/paths.ts';
import { missingPath, parseArchivePath } from '#shared/publishing/addresses.ts';
import { completeContent } from '#web/features/content/complete-content.ts';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import type { CanonicalPage } from '#web/head/page-head.ts';
import { contactReasonAt } from '#web/lib/contact-paths.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { pageFiles } from '#web/lib/page/page-files.ts';
import type { PageCopy, PageProps } from '#web/pages/page-props.ts';
import type { PageComponent, PageModules } from './page-modules.ts';
import { canonicalPage, pageAt } from './page-table.ts';

/** What a page is made of, in one language, whatever its address. */
interface PageParts {
  Component: ComponentType<PageProps>;
  copy: PageCopy;
  texts: FallbackTexts;
  /** Loads what the page shows a post with, besides: see {@link PageComponent}. */
  prepare: PageComponent['prepare'];
}

/** A page with its copy in one language, ready to render. */
export interface LoadedPage extends PageParts {
  /** Of a page about one post, or of an archive; of the contact page, what it is opened for. */
  id: string;
  /** The kind of the post, or of what the archive lists. */
  kind: PostKind | undefined;
  /** It is about one post. */
  isPost: boolean;
  canonical: CanonicalPage;
  missing: boolean;
}

const notFound = 'not-found';
/** The folder in `pages/` of all archives. */
export const archivePage = 'archive';

/** The folder in `pages/` that shows an address. */
export function pageName(path: string): string {
  const page = pageAt(path);
  if (page) return page.folder;
  const post = parsePostPath(path);
  if (post) return postPageOf(post.kind);
  return parseArchivePath(path) ? archivePage : notFound;
}

/** The page with its copy, and the defaults of what can be edited, as the company says them now. */
export function pageSpokenFor(company: Company, page: LoadedPage, language: Language): LoadedPage {
  const { copy, texts } = copySpokenFor(company, { copy: page.copy, texts: page.texts }, language);
  return { ...page, copy, texts };
}

/** The page that an address shows, once its parts are loaded. */
export function pageOf(path: string, parts: PageParts): LoadedPage {
  const post = parsePostPath(path);
  const listed = post ?? parseArchivePath(path);
  return {
    ...parts,
    id: listed?.id ?? contactReasonAt(path) ?? '',
    kind: listed?.kind,
    isPost: post !== undefined,
    canonical: canonicalPage(path),
    missing: pageName(path) === notFound,
  };
}

/** Loads the page that an address shows, with its copy, and all it needs to be rendered at once. */
export async function loadWholePage(path: string, language: Language): Promise<LoadedPage> {
  const page = pageOf(path, await loadPage(pageName(path), language));
  await page.prepare?.(page.id);
  return page;
}

/** Loads a page by the name of its folder, and its copy, once. */
export const loadPage = loadOnce(async (name: string, language: Language): Promise<PageParts> => {
  const [component, copy] = await importModules(name, language);
  return {
    Component: component.default,
    prepare: component.prepare,
    copy: copy.copy,
    texts: copy.texts ?? {},
  };
});

/**
 * The document names the modules of the page it shows; the table of all pages is only loaded for the next one.
 */
async function importModules(name: string, language: Language): Promise<PageModules> {
  const [ownName, ownLanguage, component, copy] = servedPage();
  if (component && copy && name === ownName && language === ownLanguage) {
    const modules = await Promise.all([
      import(/* @vite-ignore */ component),
      import(/* @vite-ignore */ copy),
    ]);
    // A likely page is in one file with the table of all pages.
    if (!('importPage' in modules[0])) return modules;
    return modules[0].importPage(name, language);
  }
  const [modules] = await Promise.all([importPage(name, language), completeContent()]);
  return modules;
}

/** Fetches what a page is made of, without showing it. */
export async function importPage(name: string, language: Language): Promise<PageModules> {
  const table = await import('./page-modules.ts');
  return table.importPage(name, language);
}

/** The address whose page the document at an address shows: the not-found document shows its own everywhere. */
export function servedPath(path: string): string {
  return servedPage()[0] === notFound ? missingPath : path;
}

/** What the document says of its page: the folder's name, the language, the modules of component and copy. */
function servedPage(): string[] {
  const { page = '' } = typeof document === 'undefined' ? {} : pageFiles();
  return page.split(' ');
}
