import type { ComponentType } from 'react';
import { type Language, languages } from '#shared/language.ts';
import { isBuiltInNews } from '#shared/news/news.ts';
import { type PostList, parsePostPath, postPath } from '#shared/posts/post-paths.ts';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import type { CanonicalPage } from '#web/head/page-head.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import type { PageCopy, PageProps } from '#web/pages/page-props.ts';
import type { PageModules } from './page-modules.ts';

/** A page with its copy in one language, ready to render. */
export interface LoadedPage {
  Component: ComponentType<PageProps>;
  copy: PageCopy;
  id: string;
  /** The list that the post of a post's page is in. */
  list: PostList | undefined;
  texts: FallbackTexts;
  canonical: CanonicalPage;
  missing: boolean;
}

/** Public addresses (in English form) and the folder in `pages/` that shows each. */
export const pageNames = {
  '/': 'home',
  '/contact': 'contact',
  '/retail-auditing-iraq': 'retail-audit',
  '/retail-audit-krg': 'retail-audit',
  '/retail-execution-iraq': 'retail-audit',
  '/fmcg-retail-execution': 'retail-audit',
  '/shelf-audit-service': 'retail-audit',
  '/supermarket-audit': 'retail-audit',
  '/hypermarket-audit': 'retail-audit',
  '/food-distribution-audit': 'retail-audit',
  '/mystery-shopping-iraq': 'mystery-shopping',
  '/what-we-do': 'what-we-do',
  '/activation-experience': 'activation',
  '/proprietary-retail-software': 'software',
  '/data-technology': 'market-research',
  '/digital-commerce': 'digital-commerce',
  '/custom-strategic-audits': 'custom-audits',
  '/our-people': 'our-people',
  '/awards': 'awards',
  '/blog': 'blog',
  '/news': 'news',
  '/careers': 'careers',
  '/privacy': 'privacy',
  '/terms': 'terms',
} as const satisfies Record<string, string>;
type PublicPath = keyof typeof pageNames;

/** The folders that show the posts of each list. */
const postPageNames: Readonly<Record<PostList, string>> = {
  blog: 'blog-post',
  news: 'news-post',
  careers: 'career-post',
};

/** Addresses that show another page's content, by the address of the page that search engines are to keep. */
const canonicalPaths: Readonly<Record<string, PublicPath>> = {
  '/retail-audit-krg': '/retail-auditing-iraq',
  '/retail-execution-iraq': '/retail-auditing-iraq',
  '/fmcg-retail-execution': '/retail-auditing-iraq',
  '/shelf-audit-service': '/retail-auditing-iraq',
  '/supermarket-audit': '/retail-auditing-iraq',
  '/hypermarket-audit': '/retail-auditing-iraq',
  '/food-distribution-audit': '/retail-auditing-iraq',
};

/** Pages written in English only: in Arabic just the site around them changes. */
const englishOnly: ReadonlySet<string> = new Set<PublicPath>(['/digital-commerce']);

/** The address under which search engines are to keep a page, and the languages it is written in. */
export function canonicalPage(path: string): CanonicalPage {
  return { path: canonicalPaths[path] ?? path, languages: englishOnly.has(path) ? ['en'] : languages };
}

const notFound = 'not-found';
/** What the not-found page is rendered as. */
export const missingPath = '/404';

/** The folder in `pages/` that shows an address. */
export function pageName(path: string): string {
  if (isPage(path)) return pageNames[path];
  const post = parsePostPath(path);
  return post ? postPageNames[post.list] : notFound;
}

function isPage(path: string): path is PublicPath {
  return Object.hasOwn(pageNames, path);
}

/**
 * The address that the document at an address was rendered as: all stored posts of a list are one document, and all
 * addresses without a page.
 */
export function documentPath(path: string): string {
  if (isPage(path)) return path;
  const post = parsePostPath(path);
  if (!post) return missingPath;
  return post.list === 'news' && isBuiltInNews(post.id) ? path : postPath(post.list, '');
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
    list: post?.list,
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
