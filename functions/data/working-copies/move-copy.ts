import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { type CopyFields, copyFieldsOf } from '#shared/posts/working-copy.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { untilNothingComesBetween } from '../table/retry.ts';
import { getWorkingCopy, saveWorkingCopy } from './working-copy.ts';

interface Move {
  /** The version that was saved over. */
  readonly from: number;
  /** The post as it was saved then. */
  readonly over: Post;
  /** Whether all that the save changed is in what was typed too, so that the two contradict one another nowhere. */
  readonly agrees: (fields: CopyFields) => boolean;
  readonly by: string;
  readonly now: Date;
}

/**
 * Has the working copy of a post go on over the version that was just saved in its place. One that was begun on another version than
 * the one before, or that does not agree with the save, stays where it was: then saving it asks. Returns whether it went on.
 */
export async function moveCopy(kind: PostKind, { from, over, agrees, by, now }: Move): Promise<boolean> {
  const { id, version: basedOn } = over;
  return untilNothingComesBetween(`The working copy ${kind}#${id}`, async () => {
    const copy = await getWorkingCopy(kind, id, now);
    if (copy?.basedOn !== from || !agrees(copy.fields)) return { done: false };
    const { version, fields: typed } = copy;
    const inPost = copyFieldsOf(kind, { ...over });
    const differing = differingFields({ ...inPost, ...typed }, inPost);
    const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => differing.includes(name)));
    // All of it is in the post now: who opens it next ends it.
    if (differing.length === 0) return { done: false };
    const { saved } = await saveWorkingCopy(kind, id, { fields, basedOn, version }, by, now);
    return saved ? { done: true } : undefined;
  });
}
