import type { PostKind } from '#shared/posts/kinds.ts';
import { copyFieldsOf, type WorkingCopy } from '#shared/posts/working-copy.ts';
import { getPost } from '../posts/post.ts';
import { keepDiscarded } from '../versions/keep-version.ts';

/** Keeps among the versions of a post what it would be with what was typed in a working copy that is about to go. */
export async function keepTyped(
  kind: PostKind,
  { id, fields, by, updatedAt }: WorkingCopy,
  now: Date,
): Promise<void> {
  const post = await getPost(kind, id);
  const typed = { ...(post && copyFieldsOf(kind, post)), ...fields };
  const version = post?.version ?? 0;
  await keepDiscarded({ kind, id }, { version, savedAt: updatedAt, savedBy: by, fields: typed }, now);
}
