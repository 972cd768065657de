import { type Language, languages } from '#shared/language.ts';
import type { ListPath } from '#shared/posts/paths.ts';
import type { CanonicalPage } from '#web/head/page-head.ts';
import { contactAliases } from '#web/lib/contact-paths.ts';

/** A page of its own. */
interface Page {
  /** In `pages/`: what shows it. */
  folder: string;
  /**
   * The list that leads to it from every page: the services of the menu, or the company's column in the footer. Their
   * labels are in the shell. `false` where only other pages lead to it, or the shell does by a link of its own.
   */
  nav: 'services' | 'company' | false;
  /** The page that lists it with others of its kind. */
  listedOn?: string;
  /** What it is written in, where that is not every language: in the others just the site around it changes. */
  languages?: readonly Language[];
  /**
   * It is opened by links that visitors hand on, and says what they did, such as `5-of-7`: it has a picture of its own,
   * and search engines and the site map leave it out.
   */
  handedOn?: string;
}

/** Another address of a page, under which search engines are to keep it. */
interface Alias<Path> {
  aliasOf: Path;
}

/** Every public address, in the English form; lists of navigation have the order of this table. */
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

/** The folders of pages that have a picture of their own for links to them; of others it is the site's. */
export type PicturedPage = Exclude<
  Extract<Table[keyof Table], { folder: string }>['folder'],
  (typeof withoutPicture)[number]
>;
const withoutPicture = ['home', 'privacy', 'terms'] as const;

/** Of an audit: how many of its seven mistakes somebody found. */
type AuditResult = `/try-an-audit/${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}-of-7`;

/** The addresses by which visitors hand on what they found. */
function auditResults(): Record<AuditResult, Page & { folder: 'try-an-audit' }> {
  const entries = Array.from({ length: 8 }, (_, found) => [
    `/try-an-audit/${found}-of-7`,
    { folder: 'try-an-audit', nav: false, handedOn: `${found}-of-7` },
  ]);
  return Object.fromEntries(entries);
}

/** The address of the picture that links to a page are shown with, in a language; none where it has none of its own. */
export function pagePicture(path: string, language: Language): string | undefined {
  const { folder, handedOn } = pageAt(path) ?? {};
  if (!folder || withoutPicture.some((name) => name === folder)) return undefined;
  return pictureName(handedOn ? `${folder}-${handedOn}` : folder, language);
}

/** Under which the build writes the picture of a page, by its folder, to which `-5-of-7` is added where it is handed on by that name. */
export function pictureName(name: string, language: Language): string {
  return `/og/${name}-${language}.png`;
}

/** The folders of the pages that most visitors go to next: they come in one file. */
export const likelyPages: readonly string[] = ['what-we-do', 'contact', 'our-people'];

/** The addresses in a list of navigation. */
export type NavPath<List> = {
  [Path in keyof Table]: Table[Path] extends { nav: List } ? Path : never;
}[keyof Table];

/** Every public address that counts as itself, then those that do not. */
export const pagePaths = Object.keys(table).filter((path) => !aliasOf(path) && !isHandedOn(path));
export const aliasPaths = Object.keys(table).filter(aliasOf);
/** Those that only links lead to which visitors hand on. */
export const handedOnPaths = Object.keys(table).filter(isHandedOn);

/** A list of navigation, in its order. */
export function navPaths<List extends 'services' | 'company'>(list: List): NavPath<List>[] {
  return pagePaths.filter((path): path is NavPath<List> => pageAt(path)?.nav === list);
}

/** The page that an address shows; none where it is no page's. */
export function pageAt(path: string): Page | undefined {
  const entry: Page | Alias<string> | undefined = Object.hasOwn(table, path)
    ? table[path as keyof Table]
    : undefined;
  return entry && 'aliasOf' in entry ? pageAt(entry.aliasOf) : entry;
}

/** A page that search engines leave out, because only links lead to it that visitors hand on. */
export function isHandedOn(path: string): boolean {
  return pageAt(path)?.handedOn !== undefined;
}

/** The address under which search engines are to keep a page, and the languages it is written in. */
export function canonicalPage(path: string): CanonicalPage {
  return { path: aliasOf(path) ?? path, languages: pageAt(path)?.languages ?? languages };
}

function aliasOf(path: string): string | undefined {
  const entry: Page | Alias<string> | undefined = table[path as keyof Table];
  return entry && 'aliasOf' in entry ? entry.aliasOf : undefined;
}

/** An alias is of an address that the table has; the list of each kind of posts is a page of its own. */
function pageTable<
  const Entries extends Record<keyof Entries, Page | Alias<keyof Entries>> & Record<ListPath, Page>,
>(entries: Entries) {
  return entries;
}
