import { languages, localizedPath } from '#shared/language.ts';
import { openAdminArea } from './admin-area.ts';
import { askOrigin } from './origin.ts';

/** The pages to measure, as complete addresses. */
export interface Addresses {
  readonly all: readonly string[];
  /** The home pages among them. */
  readonly home: readonly string[];
  /** Those of the admin area among them, each with its session's cookie; empty where none is needed. */
  readonly admin: ReadonlyMap<string, string>;
}

/** Reads the site map of the running site and opens its admin area; `pages` (in their English form) narrows it down. */
export async function findAddresses(port: number, pages: readonly string[] | undefined): Promise<Addresses> {
  const map = await askOrigin(port, 'GET', '/sitemap.xml', {});
  const site = [...map.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const admin = await openAdminArea(port, new URL(site[0] ?? '').origin);
  const all = [...site, ...admin.keys()];
  const wanted =
    pages && new Set(pages.flatMap((page) => languages.map((language) => localizedPath(page, language))));
  const unknown = pages?.find((page) => !all.some((address) => pathOf(address) === page));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}.`);
  const chosen = all.filter((address) => wanted?.has(pathOf(address)) ?? true);
  return { all: chosen, home: chosen.filter((address) => ['/', '/ar'].includes(pathOf(address))), admin };
}

/** Path and query of an address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
