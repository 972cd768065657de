import { type Publication, publicationState } from '#shared/posts/publication.ts';
import { useStore } from '#web/lib/store.ts';
import { type PostDraft, type PostValues, postDrafts } from './post-drafts.ts';

/** What is in one text field of a draft; empty where there is no such field. It alone renders what asks for it anew. */
export function useDraftText(id: string, name: string): string {
  return useStore(postDrafts, (all) => String(all[id]?.values[name] ?? ''));
}

/** Whether a draft says that visitors see its post. */
export function useDraftPublished(id: string): boolean {
  return useStore(postDrafts, (all) => all[id]?.values.published === true);
}

/** Whether a draft says that visitors see its post from an instant on that is still to come. */
export function useDraftScheduled(id: string): boolean {
  return useStore(postDrafts, (all) => {
    const values = all[id]?.values;
    return values !== undefined && publicationState(planIn(values), new Date()) === 'scheduled';
  });
}

/** When and whether visitors see a post, of what is in an editor's fields. */
export function planIn({ published, publishedAt = '', unpublishAt = '' }: PostValues): Publication {
  return { published, publishedAt: String(publishedAt), unpublishAt: String(unpublishAt) };
}

/** What an open draft was written over; `version` 0 when nothing is stored yet. */
export function useDraftBase(id: string): PostDraft['base'] | undefined {
  return useStore(postDrafts, (all) => all[id]?.base);
}
