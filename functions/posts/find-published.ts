import { publishedPosition } from '#functions/data/posts/post-item.ts';
import { listPublished } from '#functions/data/posts/post-list.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import type { Page } from '#functions/data/table/query-page.ts';
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
): Promise<Page<PostSummary<K>>> {
  const found: PostSummary<K>[] = [];
  let position = after;
  for (let reads = 0; reads < mostReads; reads++) {
    const { items, next } = await listPublished(kind, postsPerRead, position);
    found.push(...items.filter(matches));
    const last = found[limit - 1];
    // One more than asked for, so that the page after the last is never promised.
    if (found.length > limit && last) return { items: found.slice(0, limit), next: publishedPosition(last) };
    if (!next) return { items: found, next };
    position = next;
  }
  return { items: found, next: position };
}
