import { publishedPosition } from '#functions/data/posts/post-item.ts';
import { getPublished } from '#functions/data/posts/post-list.ts';
import type { Page } from '#functions/data/table/query-page.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';

/** Lambda answers at most 6 MB. */
const mostBytes = 5_000_000;
const postsPerRead = 20;

/**
 * A page of posts with their long texts, as they are this moment: without those that were unpublished, deleted or
 * changed into something the filter does not want since the page was read. It ends where it would become too large.
 */
export async function withTexts<K extends PostKind>(
  kind: K,
  page: Page<PostSummary<K>>,
  matches: (post: PostSummary<K>) => boolean = () => true,
): Promise<Page<Post<K>>> {
  const posts: Post<K>[] = [];
  let bytes = 0;
  for (let start = 0; start < page.items.length; start += postsPerRead) {
    const listed = page.items.slice(start, start + postsPerRead);
    const current = await getPublished(
      kind,
      listed.map(({ id }) => id),
    );
    for (const [offset, { id }] of listed.entries()) {
      const post = current.get(id);
      if (!post || !matches(post)) continue;
      bytes += sizeInAnswer(post);
      const before = page.items[start + offset - 1];
      if (bytes > mostBytes && before) return { items: posts, next: publishedPosition(before) };
      posts.push(post);
    }
  }
  return { items: posts, next: page.next };
}

/** In bytes: the answer's body is JSON, and travels as a text within the JSON of the answer. */
function sizeInAnswer(post: Post): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(post)));
}
