import { postPosition } from '#functions/data/posts/post-item.ts';
import { listPublished, type PostPage } from '#functions/data/posts/post-list.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';

/** How much of the list one request looks through; the next page goes on from there. */
const mostReads = 30;
const postsPerRead = 1000;

/**
 * The published posts that pass a filter, newest first, found anywhere in the list. At most `limit`; fewer, or none,
 * with a next page when there is more of the list than one request looks through.
 */
export async function findPublished<K extends PostKind>(
  kind: K,
  limit: number,
  matches: (post: PostSummary<K>) => boolean,
  after?: Position,
): Promise<PostPage<PostSummary<K>>> {
  const found: PostSummary<K>[] = [];
  let position = after;
  for (let reads = 0; reads < mostReads; reads++) {
    const { posts, next } = await listPublished(kind, postsPerRead, position);
    found.push(...posts.filter(matches));
    const last = found[limit - 1];
    // One more than asked for, so that the page after the last is never promised.
    if (found.length > limit && last) return { posts: found.slice(0, limit), next: postPosition(last) };
    if (!next) return { posts: found };
    position = next;
  }
  return { posts: found, ...(position && { next: position }) };
}
