import type { ComponentType } from 'react';
import type { Language } from '#shared/language.ts';
import { type PostKind, postPageOf } from '#shared/posts/kinds.ts';
import { isBuiltIn, parsePostPath, postPath } from '#shared/posts/paths.ts';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import type { CanonicalPage } from '#web/head/page-head.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import type { PageCopy, PageProps } from '#web/pages/page-props.ts';
import type { PageModules } from './page-modules.ts';
import { canonicalPage, pageAt } from './page-table.ts';

/** A page with its copy in one language, ready to render. */
export interface LoadedPage {
  Component: ComponentType<PageProps>;
  copy: PageCopy;
  id: string;
  /** Of a post's page: the post's kind. */
  kind: PostKind | undefined;
  texts: FallbackTexts;
  canonical: CanonicalPage;
  missing: boolean;
}

const notFound = 'not-found';
/** What the not-found page is rendered as. */
export const missingPath = '/404';

/** The folder in `pages/` that shows an address. */
export function pageName(path: string): string {
  const page = pageAt(path);
  if (page) return page.folder;
  const post = parsePostPath(path);
  return post ? postPageOf(post.kind) : notFound;
}

/**
 * The address that the document at an address was rendered as: all stored posts of a list are one document, and all
 * addresses without a page.
 */
export function documentPath(path: string): string {
  if (pageAt(path)) return path;
  const post = parsePostPath(path);
  if (!post) return missingPath;
  return isBuiltIn(post) ? path : postPath(post.kind, '');
}

/** Loads a page and its copy once; an address without a page gives the not-found page. */
export const loadPage = loadOnce(async (path: string, language: Language): Promise<LoadedPage> => {
  const name = pageName(path);
  const post = parsePostPath(path);
  const [component, copy] = await importModules(name, language);
  return {
    Component: component.default,
    copy: copy.copy,
    id: post?.id ?? '',
    kind: post?.kind,
    texts: copy.texts ?? {},
    canonical: canonicalPage(path),
    missing: name === notFound,
  };
});

/**
 * The document names the modules of the page it shows; the table of all pages is only loaded for the next one.
 */
async function importModules(name: string, language: Language): Promise<PageModules> {
  const { page = '' } = typeof document === 'undefined' ? {} : document.documentElement.dataset;
  const [ownName, ownLanguage, component, copy] = page.split(' ');
  if (component && copy && name === ownName && language === ownLanguage) {
    return Promise.all([import(/* @vite-ignore */ component), import(/* @vite-ignore */ copy)]);
  }
  const { importPage } = await import('./page-modules.ts');
  return importPage(name, language);
}
