import { isDeleted } from '#functions/data/posts/post-item.ts';
import { getItem, readPost } from '#functions/data/posts/stored-post.ts';
import { getWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { copyFieldsOf } from '#shared/posts/working-copy.ts';
import { previewedPost } from './previewed-post.ts';

/**
 * A post as it would be published now: with what somebody has typed and not published, if there is such a thing. `undefined` where
 * there is neither, or the post lies in the trash.
 */
export async function currentPost<K extends PostKind>(
  kind: K,
  id: string,
  now: Date,
): Promise<Post<K> | undefined> {
  const [item, copy] = await Promise.all([getItem(kind, id), getWorkingCopy(kind, id, now)]);
  if (item && isDeleted(item)) return undefined;
  const post = item && readPost(kind, item);
  if (!post && !copy) return undefined;
  return previewedPost(kind, id, { ...copyFieldsOf(kind, post ?? {}), ...copy?.fields }, now);
}
