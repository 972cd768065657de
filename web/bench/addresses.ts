import { languages, localizedPath } from '#shared/language.ts';
import { sitemapPartPath } from '#shared/publishing/addresses.ts';
import { askOrigin, openAdminArea } from './site.ts';
import { pathOf } from './table.ts';

/** The pages to measure, as complete URLs. */
export interface Addresses {
  readonly all: readonly string[];
  /** The pages of the admin area in `all`, each with the cookie of its session; the cookie is empty if the page needs none. */
  readonly admin: ReadonlyMap<string, string>;
}

/**
 * Returns the URLs to measure: those of the site map and the admin screens, after signing in. `pages` (English paths)
 * selects some.
 */
export async function findAddresses(port: number, pages: readonly string[] | undefined): Promise<Addresses> {
  const site = (await Promise.all(['pages', 'blog-first'].map((part) => locations(port, part)))).flat();
  const admin = await openAdminArea(port, new URL(site[0] ?? '').origin);
  const all = [...site, ...admin.keys()];
  const wanted =
    pages && new Set(pages.flatMap((page) => languages.map((language) => localizedPath(page, language))));
  const unknown = pages?.find((page) => !all.some((address) => pathOf(address) === page));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}.`);
  const chosen = all.filter((address) => wanted?.has(pathOf(address)) ?? true);
  return {
    all: chosen,
    admin,
  };
}

/** Returns the URLs in a part of the site map; of posts only the newest, in every language. */
async function locations(port: number, part: string): Promise<string[]> {
  const { body } = await askOrigin(port, 'GET', sitemapPartPath(part), {});
  const all = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return part === 'pages' ? all : all.slice(0, languages.length);
}
