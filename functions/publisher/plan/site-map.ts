import { defaultLanguage, type Language, localizedPath } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { languagesOf } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import { changedAt } from '#shared/posts/publication.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { sitemapPartPath } from '#shared/publishing/addresses.ts';
import type { FixedPage } from '#shared/publishing/renderer.ts';
import { escapeMarkup } from '#shared/text/html.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Returns the index of the site map, each part with the last change of a post in it. `siteUrl` has no slash at its end.
 */
export function sitemapIndex(
  parts: readonly { readonly name: string; readonly posts: readonly PostSummary[] }[],
  siteUrl: string,
): string {
  return [
    declaration,
    `<sitemapindex xmlns="${namespace}">`,
    ...parts.map(({ name, posts }) => {
      const last = latest(posts.map(changedAt));
      return `<sitemap>${location(siteUrl + sitemapPartPath(name))}${lastModified(last)}</sitemap>`;
    }),
    '</sitemapindex>\n',
  ].join('\n');
}

/** Returns the latest instant, compared as text; `undefined` if there is none. */
function latest(instants: readonly string[]): string | undefined {
  return instants.reduce<string | undefined>(
    (last, instant) => (last === undefined || instant > last ? instant : last),
    undefined,
  );
}

/** Lists every fixed page in every language it is indexed in, each with links to all these languages. */
export function pagesPart(pages: readonly FixedPage[], siteUrl: string): string {
  return urlSet(pages.flatMap(({ path, canonical }) => entries(siteUrl, { path, languages: canonical })));
}

/** Lists every post in every language it is written in, with the instant of its last change. */
export function postsPart(kind: PostKind, posts: readonly PostSummary[], siteUrl: string): string {
  return urlSet(
    posts.flatMap((post) =>
      entries(siteUrl, {
        path: publicPath(kind, post),
        languages: languagesOf(post),
        changed: changedAt(post),
      }),
    ),
  );
}

function urlSet(urls: readonly string[]): string {
  return [
    declaration,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

interface Located {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly changed?: string;
}

function entries(siteUrl: string, { path, languages, changed }: Located): string[] {
  const url = (language: Language) => siteUrl + localizedPath(path, language);
  const alternates = [...languages.map((of) => [of, url(of)]), ['x-default', url(defaultLanguage)]]
    .map(([hreflang = '', href = '']) => alternate(hreflang, href))
    .join('');
  return languages.map(
    (language) => `<url>${location(url(language))}${lastModified(changed)}${alternates}</url>`,
  );
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`;
}

function location(url: string): string {
  return `<loc>${escapeMarkup(url)}</loc>`;
}

function lastModified(instant: string | undefined): string {
  return instant ? `<lastmod>${instant}</lastmod>` : '';
}
