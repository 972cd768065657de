import { type Language, languages } from '#shared/language.ts';
import type { ListPath } from '#shared/posts/paths.ts';
import type { CanonicalPage } from '#web/head/page-head.ts';
import { contactAliases } from '#web/lib/contact-paths.ts';

interface Page {
  /** The page's folder in `pages/`. */
  folder: string;
  /**
   * The navigation list with the page's link: the services in the menu, or the company's column in the footer, with
   * labels from the shell. `false` if only other pages or a link of the shell lead to it.
   */
  nav: 'services' | 'company' | false;
  /** The path of the page that lists this page with others of its kind. */
  listedOn?: string;
  /**
   * The languages that the page is written in, if not all. In the other languages only the site around the page is translated.
   */
  languages?: readonly Language[];
  /**
   * A page of a shared quiz result, which its name describes, such as `5-of-7`. It has a sharing picture of its own,
   * and is not in search engines or the site map.
   */
  sharedResult?: string;
}

/** An alias of a page. Search engines index the page, not the alias. */
interface Alias<Path> {
  aliasOf: Path;
}

/** Every public path, in the English form. Navigation lists have the order of this table. */
const table = pageTable({
  '/': { folder: 'home', nav: false },
  '/contact': { folder: 'contact', nav: false },
  ...contactAliases,
  '/what-we-do': { folder: 'what-we-do', nav: false },
  '/retail-auditing-iraq': { folder: 'retail-audit', nav: 'services', listedOn: '/what-we-do' },
  '/activation-experience': { folder: 'activation', nav: 'services', listedOn: '/what-we-do' },
  '/mystery-shopping-iraq': { folder: 'mystery-shopping', nav: 'services', listedOn: '/what-we-do' },
  '/data-technology': { folder: 'market-research', nav: 'services', listedOn: '/what-we-do' },
  '/custom-strategic-audits': { folder: 'custom-audits', nav: 'services', listedOn: '/what-we-do' },
  '/proprietary-retail-software': { folder: 'software', nav: 'services', listedOn: '/what-we-do' },
  '/digital-commerce': {
    folder: 'digital-commerce',
    nav: false,
    listedOn: '/what-we-do',
    languages: ['en'],
  },
  '/our-people': { folder: 'our-people', nav: 'company' },
  '/plan-an-audit': { folder: 'plan', nav: 'company' },
  '/method': { folder: 'method', nav: 'company' },
  '/sample-report': { folder: 'sample-report', nav: 'company' },
  '/try-an-audit': { folder: 'try-an-audit', nav: 'company' },
  ...auditResults(),
  '/awards': { folder: 'awards', nav: 'company' },
  '/news': { folder: 'news', nav: 'company' },
  '/blog': { folder: 'blog', nav: 'company' },
  '/careers': { folder: 'careers', nav: 'company' },
  '/privacy': { folder: 'privacy', nav: false },
  '/terms': { folder: 'terms', nav: false },
  '/retail-audit-krg': { aliasOf: '/retail-auditing-iraq' },
  '/retail-execution-iraq': { aliasOf: '/retail-auditing-iraq' },
  '/fmcg-retail-execution': { aliasOf: '/retail-auditing-iraq' },
  '/shelf-audit-service': { aliasOf: '/retail-auditing-iraq' },
  '/supermarket-audit': { aliasOf: '/retail-auditing-iraq' },
  '/hypermarket-audit': { aliasOf: '/retail-auditing-iraq' },
  '/food-distribution-audit': { aliasOf: '/retail-auditing-iraq' },
});
type Table = typeof table;

/** The folders of pages with a sharing picture of their own; others use the site's. */
export type PicturedPage = Exclude<
  Extract<Table[keyof Table], { folder: string }>['folder'],
  (typeof withoutPicture)[number]
>;
const withoutPicture = ['home', 'privacy', 'terms'] as const;

/** The result of an audit: how many of its seven mistakes were found. */
type AuditResult = `/try-an-audit/${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}-of-7`;

/** Returns the entries of the table for shared results, from `/try-an-audit/0-of-7` to `/try-an-audit/7-of-7`. */
function auditResults(): Record<AuditResult, Page & { folder: 'try-an-audit' }> {
  const entries = Array.from({ length: 8 }, (_, found) => [
    `/try-an-audit/${found}-of-7`,
    { folder: 'try-an-audit', nav: false, sharedResult: `${found}-of-7` },
  ]);
  return Object.fromEntries(entries);
}

/** Returns the path of a page's own sharing picture, in a language; `undefined` if it has none. */
export function pagePicture(path: string, language: Language): string | undefined {
  const { folder, sharedResult } = pageAt(path) ?? {};
  if (!folder || withoutPicture.some((name) => name === folder)) return undefined;
  return pictureName(sharedResult ? `${folder}-${sharedResult}` : folder, language);
}

/**
 * Returns the path of a sharing picture. `name` is the page's folder; for a shared result of the game the caller appends the
 * result, such as `try-an-audit-5-of-7`.
 */
export function pictureName(name: string, language: Language): string {
  return `/og/${name}-${language}.png`;
}

/** The folders of the pages that most visitors go to next, which are in one file. */
export const likelyPages: readonly string[] = ['what-we-do', 'contact', 'our-people'];

/** The paths of the pages whose `nav` is `List`, such as `'services'`. */
export type NavPath<List> = {
  [Path in keyof Table]: Table[Path] extends { nav: List } ? Path : never;
}[keyof Table];

/** The canonical public paths, without those of shared results. */
export const pagePaths = Object.keys(table).filter((path) => !aliasOf(path) && !isSharedResult(path));
export const aliasPaths = Object.keys(table).filter(aliasOf);
export const sharedResultPaths = Object.keys(table).filter(isSharedResult);

/** Returns a navigation list, in its order. */
export function navPaths<List extends 'services' | 'company'>(list: List): NavPath<List>[] {
  return pagePaths.filter((path): path is NavPath<List> => pageAt(path)?.nav === list);
}

/** Returns the page at a path; `undefined` if there is none. */
export function pageAt(path: string): Page | undefined {
  const entry: Page | Alias<string> | undefined = Object.hasOwn(table, path)
    ? table[path as keyof Table]
    : undefined;
  return entry && 'aliasOf' in entry ? pageAt(entry.aliasOf) : entry;
}

/** True for a page of shared results, which search engines must not index. */
export function isSharedResult(path: string): boolean {
  return pageAt(path)?.sharedResult !== undefined;
}

/** Returns the path under which search engines index a page, and the languages it is written in. */
export function canonicalPage(path: string): CanonicalPage {
  return { path: aliasOf(path) ?? path, languages: pageAt(path)?.languages ?? languages };
}

function aliasOf(path: string): string | undefined {
  const entry: Page | Alias<string> | undefined = table[path as keyof Table];
  return entry && 'aliasOf' in entry ? entry.aliasOf : undefined;
}

/**
 * Returns the table as it is. Its type requires that an alias names a path of the table, and that the list of each kind
 * of posts is a page.
 */
function pageTable<
  const Entries extends Record<keyof Entries, Page | Alias<keyof Entries>> & Record<ListPath, Page>,
>(entries: Entries) {
  return entries;
}
