import { languages, localizedPath } from '../../shared/language.ts';
import { askOrigin } from './origin.ts';

/** The pages to measure, as complete addresses. */
export interface Addresses {
  readonly all: readonly string[];
  /** The home pages among them. */
  readonly home: readonly string[];
}

/** Reads the site map of the running site; `pages` (in their English form) narrows it down. */
export async function findAddresses(port: number, pages: readonly string[] | undefined): Promise<Addresses> {
  const map = await askOrigin(port, 'GET', '/sitemap.xml', {});
  const all = [...map.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const pathOf = (address: string) => new URL(address).pathname;
  const wanted =
    pages && new Set(pages.flatMap((page) => languages.map((language) => localizedPath(page, language))));
  const unknown = pages?.find((page) => !all.some((address) => pathOf(address) === page));
  if (unknown !== undefined) throw new Error(`The site map has no ${unknown}.`);
  const chosen = all.filter((address) => wanted?.has(pathOf(address)) ?? true);
  return { all: chosen, home: chosen.filter((address) => ['/', '/ar'].includes(pathOf(address))) };
}
