import { useMemo } from 'react';
import { type Publication, publicationState } from '#shared/posts/publication.ts';
import type { TextSource } from '#web/admin/ui/fields/own-text.ts';
import { useStore } from '#web/lib/store.ts';
import { type PostDraft, type PostValues, postDrafts } from './post-drafts.ts';

/**
 * Returns the value of one text field of a draft; empty where there is no such field. Only the calling component renders when
 * it changes.
 */
export function useDraftText(id: string, name: string): string {
  return useStore(postDrafts, (all) => String(all[id]?.values[name] ?? ''));
}

/**
 * Returns one text field of a draft as a source (`current`, `subscribe`), for a text box that keeps what is typed in its own
 * state.
 */
export function useDraftSource(id: string, name: string): TextSource {
  return useMemo(
    () => ({
      subscribe: postDrafts.subscribe,
      current: () => {
        const draft = postDrafts.current()[id];
        return draft && String(draft.values[name] ?? '');
      },
    }),
    [id, name],
  );
}

/** True if a draft makes its post visible. */
export function useDraftPublished(id: string): boolean {
  return useStore(postDrafts, (all) => all[id]?.values.published === true);
}

/** True if saving a draft schedules its post for a future instant that was not scheduled before. */
export function useDraftScheduled(id: string): boolean {
  return useStore(postDrafts, (all) => {
    const draft = all[id];
    if (!draft) return false;
    const instant = instantOf(draft.values);
    return instant !== '' && instant !== instantOf(draft.base.values);
  });
}

/** Returns when a post will appear; empty if it is not scheduled. */
function instantOf(values: PostValues): string {
  const plan = planIn(values);
  return publicationState(plan, new Date()) === 'scheduled' ? plan.publishedAt : '';
}

/** Returns the fields that decide whether visitors see a post, from the values of an editor. */
export function planIn({ published, publishedAt = '', unpublishAt = '' }: PostValues): Publication {
  return { published, publishedAt: String(publishedAt), unpublishAt: String(unpublishAt) };
}

/** Returns the stored values that an open draft is based on; `version` is 0 when nothing is stored yet. */
export function useDraftBase(id: string): PostDraft['base'] | undefined {
  return useStore(postDrafts, (all) => all[id]?.base);
}
