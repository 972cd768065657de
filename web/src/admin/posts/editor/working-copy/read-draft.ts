import type { PostKind } from '#shared/posts/kinds.ts';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { postApis } from '#web/admin/posts/post-api.ts';
import { type PostDefinition, textNamesOf } from '#web/admin/posts/post-definition.ts';
import { firstAuthor } from '../choices/first-author.ts';
import { draftOfPost, newPostDraft, type PostDraft } from '../post-drafts.ts';
import { discardCopy, readCopy } from './copy-api.ts';
import { draftOfCopy, isInPost } from './kept-copy.ts';

/** Everything to edit under an id: a post, its working copy, or only a copy. */
export interface ReadDraft {
  readonly draft: PostDraft;
  /** True if the post already contains the working copy, because deleting the copy failed before. It is then deleted again. */
  readonly isSaved: boolean;
  /** When the edited text was last saved (ISO 8601), also as a draft, and its editor if known. */
  readonly savedAt: string | undefined;
  readonly savedBy: string | undefined;
  /** The username of the editor who last typed in this post, if that was within the last minute. */
  readonly recent: string | undefined;
}

/** Reads a post with its working copy. Rejects with 404 if there is neither. */
export async function readDraft(definition: PostDefinition, id: string): Promise<ReadDraft> {
  const { kind } = definition;
  // When the working copy cannot be read, the post alone is edited; the first save merges the two.
  const unknown = { copy: undefined, base: undefined, postVersion: undefined, postSavedBy: undefined };
  const { copy, base, postVersion, postSavedBy } = await readCopy(kind, id).catch(() => unknown);
  const post = copy && postVersion === 0 ? undefined : await postApis[kind].read(id);
  const names = textNamesOf(definition);
  const begun = post
    ? draftOfPost(kind, names, post)
    : { ...newPostDraft(kind, names, beginningOf(definition, copy)), id };
  const saved = {
    ...{ savedAt: copy?.updatedAt ?? post?.updatedAt, savedBy: copy?.by ?? postSavedBy },
    recent: copy?.isRecent ? copy.by : undefined,
  };
  if (!copy) return { draft: begun, isSaved: false, ...saved };
  if (post && copy.basedOn < post.version && isInPost(begun.values, copy)) {
    await endSaved(kind, id, copy.version);
    return { draft: begun, isSaved: true, ...saved };
  }
  return { draft: draftOfCopy(begun, copy, base), isSaved: false, ...saved };
}

/**
 * Returns the fields that the new post of a copy began with. A copy with `author` but without `byline` is of an older
 * release, in which a new post began without an author.
 */
function beginningOf(definition: PostDefinition, copy: WorkingCopy | undefined) {
  const { author, byline } = copy?.fields ?? {};
  return author !== undefined && byline === undefined ? {} : firstAuthor(definition);
}

/**
 * Deletes a working copy whose changes are saved in the post. A failure is ignored: the next time somebody opens the
 * post, this is tried again.
 */
function endSaved(kind: PostKind, id: string, version: number): Promise<void> {
  return discardCopy(kind, id, version).catch(() => {});
}
