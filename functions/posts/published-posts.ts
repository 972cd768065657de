import { getPost } from '#functions/data/posts/post.ts';
import { publishedPosition } from '#functions/data/posts/post-item.ts';
import { getPublished, listPublished, publishedList } from '#functions/data/posts/post-list.ts';
import { getPostBySlug } from '#functions/data/posts/slugs.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import type { Page } from '#functions/data/table/query-page.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Reply } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import { defaultLanguage } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { textIn } from '#shared/posts/localize.ts';
import { isPublic } from '#shared/posts/publication.ts';
import type { PostListQuery } from '#shared/posts/query.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { isSlug } from '#shared/posts/slug.ts';
import { folded } from '#shared/text/folded.ts';

/** How many posts a page has: summaries are small, whole posts are two hundred times as large. */
const publishedPageSize = { summary: 100, all: 20 } as const;

export function listPublishedPosts<K extends PostKind>(kind: K) {
  const { path } = postEndpoints[kind].list;
  const list = publishedList(kind);
  return async ({ query, isSignedIn }: ListRequest): Promise<Reply<PostSummary<K>[]>> => {
    const { fields = 'all', cursor } = query;
    const limit = Math.min(query.limit ?? publishedPageSize[fields], publishedPageSize[fields]);
    const after = readCursor(list, cursor);
    const matches = postFilter(kind, query);
    const summaries = matches
      ? await findPublished(kind, limit, matches, after)
      : await listPublished(kind, limit, after);
    const page: Page<PostSummary<K>> =
      fields === 'summary' ? summaries : await withTexts(kind, summaries, matches);
    return {
      body: page.items,
      headers: {
        ...cacheHeaders(await isSignedIn()),
        ...linkToNext(list, { path, query, next: page.next }),
      },
    };
  };
}

interface ListRequest {
  readonly query: PostListQuery;
  readonly isSignedIn: () => Promise<boolean>;
}

/**
 * Returns the operation that gives visitors a published post of a kind. Any other post is 404, like one that never
 * existed.
 */
export function getPublishedPost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, isSignedIn }: PostRequest): Promise<Reply<Post<K>>> => {
    const post = await postNamed(kind, id);
    if (!post || !isPublic(post, new Date()))
      throw new NotFound(`There is no ${kind} post at this address; choose one from the list.`);
    return { body: post, headers: cacheHeaders(await isSignedIn()) };
  };
}

/** Returns the post with an id or a slug. Only a slug takes more than one read. */
async function postNamed<K extends PostKind>(kind: K, name: string): Promise<Post<K> | undefined> {
  const post = isId(name) ? await getPost(kind, name) : undefined;
  return post || !isSlug(name) ? post : getPostBySlug(kind, name);
}

interface PostRequest {
  readonly params: { readonly id: string };
  readonly isSignedIn: () => Promise<boolean>;
}

/** Returns a predicate for a visitor's search; `undefined` when the query asks for all posts. */
function postFilter<K extends PostKind>(
  kind: K,
  { language = defaultLanguage, ...query }: Pick<PostListQuery, 'language' | 'search' | 'category'>,
): ((post: PostSummary<K>) => boolean) | undefined {
  const search = folded(query.search ?? '').trim();
  const wanted = (query.category ?? '').normalize('NFC').trim();
  if (search === '' && wanted === '') return undefined;
  const { searched } = postSchemas[kind];
  return (post) =>
    (wanted === '' || textIn(post, 'category', language) === wanted) &&
    searched.some((name) => folded(textIn(post, name, language)).includes(search));
}

/** How many reads one request makes at most. The next page continues where they ended. */
const maxReads = 30;
const postsPerRead = 1000;

/**
 * Returns the published posts that pass a filter, newest first. At most `limit`. If one request cannot read the whole list, the
 * page may have fewer posts, or none, and a next page.
 */
async function findPublished<K extends PostKind>(
  kind: K,
  limit: number,
  matches: (post: PostSummary<K>) => boolean,
  after?: Position,
): Promise<Page<PostSummary<K>>> {
  const found: PostSummary<K>[] = [];
  let position = after;
  for (let reads = 0; reads < maxReads; reads++) {
    const { items, next } = await listPublished(kind, postsPerRead, position);
    found.push(...items.filter(matches));
    const last = found[limit - 1];
    // Finds one post more than asked for, to know whether more posts follow the page.
    if (found.length > limit && last) return { items: found.slice(0, limit), next: publishedPosition(last) };
    if (!next) return { items: found, next };
    position = next;
  }
  return { items: found, next: position };
}

/** The largest answer, in bytes: Lambda allows 6 MB. */
const maxBytes = 5_000_000;
const textsPerRead = 20;

/**
 * Returns a page of posts with their long texts as they are at this moment, without those that were unpublished, deleted, or no
 * longer match the filter. The page ends before it would be too large for an answer.
 */
async function withTexts<K extends PostKind>(
  kind: K,
  page: Page<PostSummary<K>>,
  matches: (post: PostSummary<K>) => boolean = () => true,
): Promise<Page<Post<K>>> {
  const posts: Post<K>[] = [];
  let bytes = 0;
  for (let start = 0; start < page.items.length; start += textsPerRead) {
    const listed = page.items.slice(start, start + textsPerRead);
    const current = await getPublished(
      kind,
      listed.map(({ id }) => id),
    );
    for (const [offset, { id }] of listed.entries()) {
      const post = current.get(id);
      if (!post || !matches(post)) continue;
      bytes += sizeInAnswer(post);
      const before = page.items[start + offset - 1];
      if (bytes > maxBytes && before) return { items: posts, next: publishedPosition(before) };
      posts.push(post);
    }
  }
  return { items: posts, next: page.next };
}

/** Returns the size of a post in bytes within the answer: its JSON is a text inside the JSON of the answer. */
function sizeInAnswer(post: Post): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(post)));
}
