import type { PostKind } from '#shared/posts/kinds.ts';
import { contradictions, mergedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { draftOfPost, type PostRecord, postDrafts, presentDraft } from './post-drafts.ts';

/** Returns the toast after a failed call about a post: the server's reason, else a sentence for the call. */
export function failureToast(
  { kind, hidesDeleteReason }: PostDefinition,
  verb: 'create' | 'update' | 'delete',
  error: Error,
): { tone: 'danger'; title: string; text: string } {
  const hidden = verb === 'delete' && hidesDeleteReason;
  const reason = hidden ? undefined : serverSentence(error);
  return { tone: 'danger', title: copy.error, text: reason || copy.kinds[kind].failed(verb) };
}

/** Returns the toast after a post could not be read to be edited. */
export function openFailureToast(error: Error): { tone: 'danger'; title: string; text: string } {
  return { tone: 'danger', title: copy.error, text: serverSentence(error) || copy.notOpened };
}

/**
 * Bases a post's draft on the post as it was just saved elsewhere. Fields that the draft did not change show the stored values.
 * If the draft and the post contradict each other, the draft stays based on its old version, and the next save asks the user
 * which one to keep.
 */
export function showSavedElsewhere(kind: PostKind, post: PostRecord): void {
  const draft = presentDraft(post.id);
  if (!draft || post.version <= draft.base.version) return;
  const { base } = draftOfPost(kind, Object.keys(draft.base.values), post);
  const merged = mergedDraft(draft, base.values);
  const isClear = contradictions(draft, base.values).length === 0;
  postDrafts.keep(post.id, isClear ? { ...merged, base } : merged);
}
