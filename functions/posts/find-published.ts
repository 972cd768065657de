import { postPosition } from '#functions/data/posts/post-item.ts';
import { listPublished, type PostPage } from '#functions/data/posts/post-list.ts';
import type { ListedPost, PostType } from '#functions/data/posts/post-type.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import type { Post } from '#shared/posts/post.ts';

/** How much of the list one request looks through; the next page goes on from there. */
const mostReads = 30;
const postsPerRead = 1000;

/**
 * The published posts that pass a filter, newest first, found anywhere in the list. At most `limit`; fewer, or none,
 * with a next page when there is more of the list than one request looks through.
 */
export async function findPublished<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  limit: number,
  matches: (post: Listed) => boolean,
  after?: Position,
): Promise<PostPage<Listed>> {
  const found: Listed[] = [];
  let position = after;
  for (let reads = 0; reads < mostReads; reads++) {
    const { posts, next } = await listPublished(type, postsPerRead, position);
    found.push(...posts.filter(matches));
    const last = found[limit - 1];
    // One more than asked for, so that the page after the last is never promised.
    if (found.length > limit && last) return { posts: found.slice(0, limit), next: postPosition(last) };
    if (!next) return { posts: found };
    position = next;
  }
  return { posts: found, ...(position && { next: position }) };
}
