import type { ComponentType } from 'react';
import { type Company, copyWithCompanyData } from '#shared/company/company.ts';
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

/** The parts of a page in one language, independent of its path. */
interface PageParts {
  Component: ComponentType<PageProps>;
  copy: PageCopy;
  texts: FallbackTexts;
  /** Loads what the page needs to show a post: see {@link PageComponent}. */
  prepare: PageComponent['prepare'];
}

/** A page with its copy in one language, ready to render. */
export interface LoadedPage extends PageParts {
  /** The id of the post or archive; on the contact page, its reason. */
  id: string;
  /** The kind of the post or of the archive's posts. */
  kind: PostKind | undefined;
  /** True for the page of one post. */
  isPost: boolean;
  canonical: CanonicalPage;
  missing: boolean;
}

const notFound = 'not-found';
/** The folder in `pages/` of all archives. */
export const archivePage = 'archive';

/** Returns the folder in `pages/` of a path. */
export function pageName(path: string): string {
  const page = pageAt(path);
  if (page) return page.folder;
  const post = parsePostPath(path);
  if (post) return postPageOf(post.kind);
  return parseArchivePath(path) ? archivePage : notFound;
}

/** Returns the page with its copy and defaults, which contain the company's current data. */
export function pageWithCompanyData(company: Company, page: LoadedPage, language: Language): LoadedPage {
  const { copy, texts } = copyWithCompanyData(company, { copy: page.copy, texts: page.texts }, language);
  return { ...page, copy, texts };
}

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

/** Loads the page at a path, with its copy and everything it needs to be rendered. */
export async function loadWholePage(path: string, language: Language): Promise<LoadedPage> {
  const page = pageOf(path, await loadPage(pageName(path), language));
  await page.prepare?.(page.id);
  return page;
}

/** Loads a page and its copy by the name of its folder, once. */
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
 * Imports the modules of a page. The document names those of its own page, so the table of all pages is loaded only for another
 * page.
 */
async function importModules(name: string, language: Language): Promise<PageModules> {
  const [ownName, ownLanguage, component, copy] = servedPage();
  if (component && copy && name === ownName && language === ownLanguage) {
    const modules = await Promise.all([
      import(/* @vite-ignore */ component),
      import(/* @vite-ignore */ copy),
    ]);
    // Frequent pages are bundled with the table of all pages; such a file exports `importPage` instead of the page.
    if (!('importPage' in modules[0])) return modules;
    return modules[0].importPage(name, language);
  }
  const [modules] = await Promise.all([importPage(name, language), completeContent()]);
  return modules;
}

/** Loads the parts of a page without showing it. */
export async function importPage(name: string, language: Language): Promise<PageModules> {
  const table = await import('./page-modules.ts');
  return table.importPage(name, language);
}

/** Returns the path that the document at a path was rendered for: the not-found document serves all missing ones. */
export function servedPath(path: string): string {
  return servedPage()[0] === notFound ? missingPath : path;
}

/** Returns the document's page: the folder's name, the language, the modules of component and copy. */
function servedPage(): string[] {
  const { page = '' } = typeof document === 'undefined' ? {} : pageFiles();
  return page.split(' ');
}
