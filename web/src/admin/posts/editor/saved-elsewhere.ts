import type { PostKind } from '#shared/posts/kinds.ts';
import { contradictions, mergedDraft } from '#web/admin/lib/versioned-draft.ts';
import { draftOfPost, type PostRecord, postDrafts } from './post-drafts.ts';

/**
 * Has the draft of a post, if there is one, go on over the post as it was just saved without it: what is not typed there shows what
 * is stored. Where the two contradict one another it stays over the version it was written over, and saving asks.
 */
export function showSavedElsewhere(kind: PostKind, post: PostRecord): void {
  const draft = postDrafts.current()[post.id];
  if (!draft || post.version <= draft.base.version) return;
  const { base } = draftOfPost(kind, Object.keys(draft.base.values), post);
  const merged = mergedDraft(draft, base.values);
  const isClear = contradictions(draft, base.values).length === 0;
  postDrafts.keep(post.id, isClear ? { ...merged, base } : merged);
}
