import { type Publication, publicationState } from '#shared/posts/publication.ts';
import { useStore } from '#web/lib/store.ts';
import { type PostDraft, type PostValues, postDrafts } from './post-drafts.ts';

/**
 * Returns the value of one text field of a draft; empty where there is no such field. Only the calling component renders when
 * it changes.
 */
export function useDraftText(id: string, name: string): string {
  return useStore(postDrafts, (all) => String(all[id]?.values[name] ?? ''));
}

/** Whether a draft says that visitors see its post. */
export function useDraftPublished(id: string): boolean {
  return useStore(postDrafts, (all) => all[id]?.values.published === true);
}

/** Whether saving a draft has its post appear at an instant that is still to come, and that it was not planned for before. */
export function useDraftScheduled(id: string): boolean {
  return useStore(postDrafts, (all) => {
    const draft = all[id];
    if (!draft) return false;
    const instant = instantOf(draft.values);
    return instant !== '' && instant !== instantOf(draft.base.values);
  });
}

/** When a post is to appear; empty where it is not planned. */
function instantOf(values: PostValues): string {
  const plan = planIn(values);
  return publicationState(plan, new Date()) === 'scheduled' ? plan.publishedAt : '';
}

/** When and whether visitors see a post, of what is in an editor's fields. */
function planIn({ published, publishedAt = '', unpublishAt = '' }: PostValues): Publication {
  return { published, publishedAt: String(publishedAt), unpublishAt: String(unpublishAt) };
}

/** Returns what an open draft was written over; `version` is 0 when nothing is stored yet. */
export function useDraftBase(id: string): PostDraft['base'] | undefined {
  return useStore(postDrafts, (all) => all[id]?.base);
}
