import { useStore } from '#web/lib/store.ts';
import { type PostDraft, postDrafts } from './post-drafts.ts';

/** What is in one text field of a draft; empty where there is no such field. It alone renders what asks for it anew. */
export function useDraftText(id: string, name: string): string {
  return useStore(postDrafts, (all) => String(all[id]?.values[name] ?? ''));
}

/** Whether a draft says that visitors see its post. */
export function useDraftPublished(id: string): boolean {
  return useStore(postDrafts, (all) => all[id]?.values.published === true);
}

/** What an open draft was written over; `version` 0 when nothing is stored yet. */
export function useDraftBase(id: string): PostDraft['base'] | undefined {
  return useStore(postDrafts, (all) => all[id]?.base);
}
