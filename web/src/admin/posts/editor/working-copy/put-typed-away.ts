import { type PostDefinition, textNamesOf } from '#web/admin/posts/post-definition.ts';
import { draftOfPost, type PostRecord, postDrafts } from '../post-drafts.ts';
import { discardCopy, readCopy, restoreCopy } from './copy-api.ts';
import { holding, note } from './keep-copy.ts';
import { readDraft } from './read-draft.ts';

/**
 * Discards what the server keeps of a post, which is among its versions then, and has an open editor show the post as it is. Returns how
 * that is taken back; nothing where it was not done, and what is typed goes on.
 */
export async function putTypedAway(
  definition: PostDefinition,
  post: PostRecord,
): Promise<(() => Promise<void>) | undefined> {
  const { kind } = definition;
  const { id } = post;
  const isDone = await holding(id, async () => {
    const { copy } = await readCopy(kind, id);
    if (copy) await discardCopy(kind, id, copy.version);
    return true;
  }).catch(() => false);
  if (!isDone) return undefined;
  note(id, { state: 'kept' });
  if (postDrafts.current()[id]) postDrafts.keep(id, draftOfPost(kind, textNamesOf(definition), post));
  return async () => {
    await restoreCopy(kind, id);
    const { draft } = await readDraft(definition, id);
    if (postDrafts.current()[id]) postDrafts.keep(id, draft);
  };
}
