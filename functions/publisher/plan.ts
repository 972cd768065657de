import { publishedList } from '#functions/data/posts/post-list.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import { categoriesIn } from '#shared/posts/categories.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { postPath } from '#shared/posts/paths.ts';
import {
  archivePath,
  contentPath,
  feedPath,
  listLength,
  searchPath,
  sitemapPartPath,
  sitemapPath,
  versionPath,
} from '#shared/publishing/addresses.ts';
import type { DocumentData, ListHead, Renderer, ShownItem } from '#shared/publishing/renderer.ts';
import { archiveLength, type Run, runsOf, sitemapPartLength } from './archives.ts';
import type { Catalogue, Listed } from './catalogue.ts';
import { feed, feedLength, feedTitle } from './feed.ts';
import { fingerprint } from './fingerprint.ts';
import { searchEntries } from './search-entries.ts';
import { pagesPart, postsPart, sitemapIndex } from './site-map.ts';

/** What is stored, as far as it is published. */
export interface State {
  /** By key, in alphabetical order. */
  readonly items: ReadonlyMap<string, ShownItem>;
  readonly posts: Catalogue;
}

/** A document that is to be published: where, and of what. */
export type Planned = PlannedPage | PlannedPost | PlannedFile;

interface PlannedDocument {
  /** Its address on the site. */
  readonly address: string;
  /** What it is in failures: the address of a page in the English form, and the language. */
  readonly path: string;
  readonly language: Language;
  /** The fingerprint of what it is made of, but for the content items that a page turns out to read. */
  readonly madeOf: string;
}

/** A page that is rendered from what the state holds. */
export interface PlannedPage extends PlannedDocument {
  readonly type: 'page';
  readonly data: Omit<DocumentData, 'items' | 'post'>;
}

/** A page that is rendered from a post's long texts. */
export interface PlannedPost extends PlannedDocument {
  readonly type: 'post';
  readonly kind: PostKind;
  readonly id: string;
}

/** Anything but a page. */
export interface PlannedFile extends PlannedDocument {
  readonly type: 'file';
  readonly contentType: string;
  readonly make: () => string;
}

type Pages = Pick<Renderer, 'pages' | 'siteUrl'>;

/** The pages of all published posts, newest first. An address that a page of the site has stays that page's. */
export function planPosts({ posts }: State, { pages }: Pages): PlannedPost[] {
  const taken = new Set(pages.map(({ path }) => path));
  return postKinds.flatMap((kind) =>
    posts[kind].flatMap((entry) => {
      const path = postPath(kind, entry.id);
      return taken.has(path) ? [] : languages.map((language) => plannedPost(kind, entry, path, language));
    }),
  );
}

function plannedPost(kind: PostKind, entry: Listed, path: string, language: Language): PlannedPost {
  const address = localizedPath(path, language);
  return { type: 'post', kind, id: entry.id, path, language, address, madeOf: entry.fingerprint };
}

/**
 * All that lists posts or shows none: fixed pages, archives, feeds, search, site map; at the end what says which
 * content is published, so that nobody is told of it before.
 */
export function planRest(state: State, renderer: Pages): Planned[] {
  return [
    ...planPages(state, renderer),
    ...postKinds.flatMap((kind) => planArchives(kind, state)),
    ...postKinds.flatMap((kind) => planLists(kind, state, renderer.siteUrl)),
    ...planSiteMap(state, renderer),
    ...planVersion(state),
  ];
}

function planPages({ posts }: State, { pages }: Pages): PlannedPage[] {
  const heads = Object.fromEntries(postKinds.map((kind) => [kind, headOf(kind, posts[kind])]));
  const blog = posts.blog.map(({ post }) => post);
  const categories = { en: categoriesIn(blog, 'en'), ar: categoriesIn(blog, 'ar') };
  return pages.flatMap(({ path, lists }) => {
    const data = {
      ...(lists.length > 0 && { lists: Object.fromEntries(lists.map((kind) => [kind, heads[kind]])) }),
      ...(lists.includes('blog') && { categories }),
    };
    return bothLanguages(path, data);
  });
}

function headOf(kind: PostKind, list: readonly Listed[]): ListHead {
  const shown = list.slice(0, listLength);
  const last = shown.at(-1)?.post;
  if (list.length <= listLength || !last) return { posts: shown.map(({ post }) => post) };
  return {
    posts: shown.map(({ post }) => post),
    next: encodeCursor(publishedList(kind), { at: last.createdAt, id: last.id }),
    archive: runsOf(list, archiveLength)[0]?.id,
  };
}

function planArchives(kind: PostKind, { posts }: State): PlannedPage[] {
  const list = posts[kind];
  if (list.length <= listLength) return [];
  return runsOf(list, archiveLength).flatMap((run, index, runs) => {
    const older = runs[index + 1]?.id;
    const newer = runs[index - 1]?.id;
    const shown = run.posts.map(({ post }) => post);
    const archive = { id: run.id, posts: shown, ...(older && { older }), ...(newer && { newer }) };
    return bothLanguages(archivePath(kind, run.id), { archive });
  });
}

function bothLanguages(path: string, data: PlannedPage['data']): PlannedPage[] {
  const madeOf = fingerprint(data);
  return languages.map((language) => ({
    type: 'page',
    path,
    language,
    address: localizedPath(path, language),
    madeOf,
    data,
  }));
}

/** The feed and the search of a list. */
function planLists(kind: PostKind, { posts, items }: State, siteUrl: string): PlannedFile[] {
  const list = posts[kind];
  const fingerprints = list.map((entry) => entry.fingerprint);
  return languages.flatMap((language) => {
    const title = feedTitle(kind, items, language);
    const newest = list.slice(0, feedLength);
    return [
      file(feedPath(kind, language), language, 'application/atom+xml; charset=utf-8', {
        madeOf: [siteUrl, title, fingerprints.slice(0, feedLength)],
        make: () => feed({ kind, language, siteUrl, title, posts: newest.map(({ post }) => post) }),
      }),
      file(searchPath(kind, language), language, json, {
        madeOf: fingerprints,
        make: () =>
          JSON.stringify(
            searchEntries(
              kind,
              list.map(({ post }) => post),
              language,
            ),
          ),
      }),
    ];
  });
}

/** The site map: one part for the fixed pages, and one for each run of posts. */
function planSiteMap({ posts }: State, { pages, siteUrl }: Pages): PlannedFile[] {
  const runs = postKinds.flatMap((kind) =>
    runsOf(posts[kind], sitemapPartLength).map((run: Run<Listed>) => ({
      name: `${kind}-${run.id}`,
      kind,
      posts: run.posts.map(({ post }) => post),
      fingerprints: run.posts.map((entry) => entry.fingerprint),
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

function planVersion({ items, posts }: State): PlannedFile[] {
  const shown = [...items.values()];
  const version = fingerprint(
    shown,
    postKinds.map((kind) => posts[kind].map((entry) => entry.fingerprint)),
  );
  return [
    file(contentPath, 'en', json, { madeOf: version, make: () => JSON.stringify({ version, items: shown }) }),
    file(versionPath, 'en', json, { madeOf: version, make: () => JSON.stringify({ version }) }),
  ];
}

const json = 'application/json; charset=utf-8';

function xmlFile(address: string, madeOf: unknown, make: () => string): PlannedFile {
  return file(address, 'en', 'application/xml; charset=utf-8', { madeOf, make });
}

function file(
  address: string,
  language: Language,
  contentType: string,
  { madeOf, make }: { readonly madeOf: unknown; readonly make: () => string },
): PlannedFile {
  return {
    type: 'file',
    path: address,
    language,
    address,
    contentType,
    madeOf: fingerprint(madeOf),
    make,
  };
}
