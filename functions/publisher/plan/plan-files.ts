import { companyOf } from '#shared/company/company.ts';
import { type Language, languages } from '#shared/language.ts';
import { forEveryKind, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import { relatedIds } from '#shared/posts/related-ids.ts';
import {
  contentPath,
  feedPath,
  searchPartPath,
  searchPath,
  sitemapPartPath,
  sitemapPath,
  versionPath,
  webManifestPath,
} from '#shared/publishing/addresses.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { searchEntry } from '#shared/publishing/search-entry.ts';
import { webManifest } from '#shared/publishing/web-manifest.ts';
import { longRunLength, type Run, runsOf } from './archives.ts';
import type { Listed } from './catalogue.ts';
import { feed, feedLength, feedTitle } from './feed.ts';
import { cachePerEntry, fingerprint } from './fingerprint.ts';
import type { PlannedFile, State } from './planned.ts';
import { pagesPart, postsPart, sitemapIndex } from './site-map.ts';

/** Plans the feed of a list and its search files. */
export function planLists(
  kind: PostKind,
  { posts, items }: State,
  { siteUrl }: Pick<Renderer, 'siteUrl'>,
): PlannedFile[] {
  const newest = posts[kind].slice(0, feedLength);
  const related = relatedPaths(kind, newest, posts[kind]);
  const runs = runsOf(posts[kind], longRunLength);
  return languages.flatMap((language) => {
    const title = feedTitle(kind, items, language);
    const company = companyOf(items).name[language];
    return [
      file(feedPath(kind, language), language, 'application/atom+xml; charset=utf-8', {
        inputs: [siteUrl, title, company, newest.map(fingerprintOf), [...related]],
        make: () =>
          feed({ kind, language, siteUrl, title, company, posts: newest.map(({ post }) => post), related }),
      }),
      file(searchPath(kind, language), language, json, {
        inputs: [runs[0]?.posts.map(fingerprintOf), runs.map(({ id }) => id)],
        make: () => searchFile(kind, runs, language),
      }),
      ...runs.slice(1).map(({ id, posts }) =>
        file(searchPartPath(kind, language, id), language, json, {
          inputs: posts.map(fingerprintOf),
          make: () => searchPart(kind, posts, language),
        }),
      ),
    ];
  });
}

/**
 * Returns the paths of the published posts that were chosen as related to a post, by the id of that post. Posts without related
 * posts are left out.
 */
function relatedPaths(
  kind: PostKind,
  newest: readonly Listed[],
  all: readonly Listed[],
): ReadonlyMap<string, readonly string[]> {
  const chosen = newest.flatMap(({ id, post }) => {
    const ids = 'related' in post ? relatedIds(post.related) : [];
    return ids.length > 0 ? [[id, ids] as const] : [];
  });
  if (chosen.length === 0) return new Map();
  const paths = new Map(all.map(({ id, post }) => [id, publicPath(kind, post)]));
  return new Map(chosen.map(([id, ids]) => [id, ids.flatMap((one) => paths.get(one) ?? [])]));
}

/** Plans the site map: one part for the fixed pages, and one for each run of posts. */
export function planSiteMap(
  { posts }: State,
  { pages, siteUrl }: Pick<Renderer, 'pages' | 'siteUrl'>,
): PlannedFile[] {
  const runs = postKinds.flatMap((kind) =>
    runsOf(posts[kind], longRunLength).map((run: Run<Listed>) => ({
      name: `${kind}-${run.id}`,
      kind,
      posts: run.posts.map(({ post }) => post),
      fingerprints: run.posts.map(fingerprintOf),
    })),
  );
  const parts = [{ name: 'pages', posts: [] }, ...runs];
  return [
    xmlFile(sitemapPartPath('pages'), [siteUrl, pages], () => pagesPart(pages, siteUrl)),
    ...runs.map((run) =>
      xmlFile(sitemapPartPath(run.name), [siteUrl, run.fingerprints], () =>
        postsPart(run.kind, run.posts, siteUrl),
      ),
    ),
    xmlFile(sitemapPath, [siteUrl, runs.map(({ name, fingerprints }) => [name, fingerprints])], () =>
      sitemapIndex(parts, siteUrl),
    ),
  ];
}

/** Plans the web app manifests, which contain the company's name. */
export function planManifests({ items }: Pick<State, 'items'>): PlannedFile[] {
  const { name } = companyOf(items);
  return languages.map((language) => {
    const text = webManifest(language, name[language]);
    return file(webManifestPath(language), language, 'application/manifest+json; charset=utf-8', {
      inputs: text,
      make: () => text,
    });
  });
}

export function planVersion({ items }: Pick<State, 'items'>): PlannedFile[] {
  const shown = [...items.values()];
  const version = fingerprint(shown);
  return [
    file(contentPath, 'en', json, { inputs: version, make: () => JSON.stringify({ version, items: shown }) }),
    file(versionPath, 'en', json, { inputs: version, make: () => JSON.stringify({ version }) }),
  ];
}

function fingerprintOf(entry: Listed): string {
  return entry.fingerprint;
}

const json = 'application/json; charset=utf-8';

function xmlFile(address: string, inputs: unknown, make: () => string): PlannedFile {
  return file(address, 'en', 'application/xml; charset=utf-8', { inputs, make });
}

function file(
  address: string,
  language: Language,
  contentType: string,
  { inputs, make }: { readonly inputs: unknown; readonly make: () => string },
): PlannedFile {
  return {
    type: 'file',
    path: address,
    language,
    address,
    contentType,
    inputHash: fingerprint(inputs),
    make,
  };
}

/** Returns the search index of a list as JSON: a `SearchFile`. */
function searchFile(kind: PostKind, runs: readonly Run<Listed>[], language: Language): string {
  const [newest, ...older] = runs;
  const ids = JSON.stringify(older.map(({ id }) => id));
  return `{"newest":${searchPart(kind, newest?.posts ?? [], language)},"older":${ids}}`;
}

/** Returns the search entries of a run of posts, in their order, as JSON: an array of `SearchEntry`. */
export function searchPart(kind: PostKind, posts: readonly Listed[], language: Language): string {
  return `[${posts.map(entries[kind][language]).join()}]`;
}

/** By kind and language, a function that returns a post's search entry as JSON. */
const entries = forEveryKind((kind) => {
  const entry = (language: Language) =>
    cachePerEntry(({ post }: Listed) => JSON.stringify(searchEntry(localizePost(kind, post, language))));
  return { en: entry('en'), ar: entry('ar') } satisfies Record<Language, unknown>;
});
