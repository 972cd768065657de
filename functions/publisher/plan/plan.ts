import { publishedPosition } from '#functions/data/posts/post-item.ts';
import { publishedList } from '#functions/data/posts/post-list.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import { languages, localizedPath } from '#shared/language.ts';
import { categoriesIn } from '#shared/posts/categories.ts';
import { forEveryKind, type KindOf, kinds, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { namesOf } from '#shared/posts/names.ts';
import { postPath } from '#shared/posts/paths.ts';
import { relatedIn } from '#shared/posts/related.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { archivePath, listLength, missingPath } from '#shared/publishing/addresses.ts';
import type { ListHead, Renderer } from '#shared/publishing/renderer.ts';
import { archiveLength, runsOf } from './archives.ts';
import type { Listed } from './catalogue.ts';
import { cachePerEntry, fingerprint } from './fingerprint.ts';
import { planLists, planManifests, planSiteMap, planVersion } from './plan-files.ts';
import type { PlannedFile, PlannedPage, PlannedPost, State } from './planned.ts';

type Pages = Pick<Renderer, 'pages' | 'posts' | 'siteUrl'>;

/**
 * Plans the pages of all published posts under all their names, newest first. No post gets the URL of a page of the
 * site. A URL that several posts have belongs to the post with this id, otherwise to the newest post.
 */
export function planPosts({ posts }: State, { pages }: Pick<Pages, 'pages'>): PlannedPost[] {
  const taken = new Set(pages.map(({ path }) => path));
  return postKinds.flatMap((kind) => {
    const owners = ownersOf(kind, posts[kind]);
    const isOwn = ({ path, id }: PlannedPost) => !taken.has(path) && (owners.get(path) ?? id) === id;
    const own = (entry: Listed) => plannedPosts[kind](entry).filter(isOwn);
    return kinds[kind].shape === 'article' ? withRelated(posts[kind], own) : posts[kind].flatMap(own);
  });
}

/** Plans the pages of articles, with the related articles of each. */
function withRelated(list: readonly Listed[], pagesOf: (entry: Listed) => PlannedPost[]): PlannedPost[] {
  const articles = list.map(({ post }) => post as PostSummary<KindOf<'article'>>);
  const fingerprints = new Map(list.map(({ id, fingerprint }) => [id, fingerprint]));
  const find = { en: relatedIn(articles, 'en'), ar: relatedIn(articles, 'ar') };
  return list.flatMap((entry, place) => {
    const article = articles[place];
    return pagesOf(entry).map((page) => {
      const related = article ? find[page.language](article) : [];
      const parts = [page.postFingerprint, ...related.map(({ id }) => fingerprints.get(id))];
      return { ...page, related, inputHash: parts.join(' ') };
    });
  });
}

/** Returns the post that each URL belongs to. Empty if no post has a slug, because URLs made of ids are unique. */
function ownersOf(kind: PostKind, list: readonly Listed[]): ReadonlyMap<string, string> {
  const named = list.filter(({ post }) => namesOf(post).length > 1);
  if (named.length === 0) return new Map();
  const owners = new Map(list.map(({ id }) => [postPath(kind, id), id]));
  for (const { id, post } of named)
    for (const name of namesOf(post)) {
      const path = postPath(kind, name);
      if (!owners.has(path)) owners.set(path, id);
    }
  return owners;
}

/** The pages of a post: one for each of its names, in every language. */
export const plannedPosts = forEveryKind((kind) =>
  cachePerEntry(({ id, post, fingerprint: inputHash }: Listed): PlannedPost[] =>
    namesOf(post).flatMap((name) => {
      const path = postPath(kind, name);
      return languages.map((language) => {
        const address = localizedPath(path, language);
        return {
          type: 'post',
          kind,
          id,
          path,
          language,
          address,
          inputHash,
          postFingerprint: inputHash,
          related: [],
        };
      });
    }),
  ),
);

/**
 * Plans everything that lists posts or shows none: fixed pages, archives, feeds, search, site map. Last comes the file with the
 * version of the published content, so that a version is announced only when all its documents are written.
 */
export function planRest(state: State, renderer: Pages): (PlannedPage | PlannedFile)[] {
  return [
    ...planPages(state, renderer),
    missing,
    ...postKinds.flatMap((kind) => planArchives(kind, state)),
    ...postKinds.flatMap((kind) => planLists(kind, state, renderer)),
    ...planSiteMap(state, renderer),
    ...planManifests(state),
    ...planVersion(state),
  ];
}

/** The not-found document depends on content items only. */
const missing: PlannedPage = {
  type: 'page',
  path: missingPath,
  language: 'en',
  address: missingPath,
  inputHash: fingerprint(missingPath),
  data: {},
};

function planPages({ posts }: State, { pages }: Pages): PlannedPage[] {
  const heads = Object.fromEntries(postKinds.map((kind) => [kind, headOf(kind, posts[kind])]));
  const blog = posts.blog.map(({ post }) => post);
  const categories = { en: categoriesIn(blog, 'en'), ar: categoriesIn(blog, 'ar') };
  return pages.flatMap(({ path, lists }) => {
    const data = {
      ...(lists.length > 0 && { lists: Object.fromEntries(lists.map((kind) => [kind, heads[kind]])) }),
      ...(lists.includes('blog') && { categories }),
    };
    return bothLanguages(path, data, fingerprint(data));
  });
}

function headOf(kind: PostKind, list: readonly Listed[]): ListHead {
  const shown = list.slice(0, listLength);
  const last = shown.at(-1)?.post;
  if (list.length <= listLength || !last) return { posts: shown.map(({ post }) => post) };
  return {
    posts: shown.map(({ post }) => post),
    next: encodeCursor(publishedList(kind), publishedPosition(last)),
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
    const inputHash = fingerprint(
      run.id,
      older,
      newer,
      run.posts.map((entry) => entry.fingerprint),
    );
    return bothLanguages(archivePath(kind, run.id), { archive }, inputHash);
  });
}

function bothLanguages(path: string, data: PlannedPage['data'], inputHash: string): PlannedPage[] {
  return languages.map((language) => ({
    type: 'page',
    path,
    language,
    address: localizedPath(path, language),
    inputHash,
    data,
  }));
}
