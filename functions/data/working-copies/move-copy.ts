import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { type CopyFields, copyFieldsOf } from '#shared/posts/working-copy.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { retryOnConflict } from '../table/retry.ts';
import { getWorkingCopy, saveWorkingCopy } from './working-copy.ts';

interface Move {
  /** The version that the save replaced. */
  readonly from: number;
  /** The post after that save. */
  readonly over: Post;
  /**
   * Returns true if these fields contain everything the save changed, so that the working copy does not contradict the save.
   */
  readonly agrees: (fields: CopyFields) => boolean;
  readonly by: string;
  readonly now: Date;
}

/**
 * Bases the working copy of a post on the version that was just saved instead of the one before. A copy that was based on an
 * older version, or contradicts the save, stays as it is, and its editor chooses between the texts at the next save. Returns
 * true if it was moved.
 */
export async function moveCopy(kind: PostKind, { from, over, agrees, by, now }: Move): Promise<boolean> {
  const { id, version: basedOn } = over;
  return retryOnConflict(`The working copy ${kind}#${id}`, async () => {
    const copy = await getWorkingCopy(kind, id, now);
    if (copy?.basedOn !== from || !agrees(copy.fields)) return { done: false };
    const { version, fields: typed } = copy;
    const inPost = copyFieldsOf(kind, { ...over });
    const differing = differingFields({ ...inPost, ...typed }, inPost);
    const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => differing.includes(name)));
    // The post contains all fields of the copy now. The next editor who opens the post ends the copy.
    if (differing.length === 0) return { done: false };
    const { saved } = await saveWorkingCopy(kind, id, { fields, basedOn, version }, by, now);
    return saved ? { done: true } : undefined;
  });
}
