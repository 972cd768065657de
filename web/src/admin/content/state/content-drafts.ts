import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { ContentItem, ContentUpdate } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import { sessionDrafts } from '#web/admin/lib/session-drafts.ts';
import { takeUntouched } from '#web/admin/lib/take-untouched.ts';

const texts = z.object({ value: z.string(), valueAr: z.string() });
/** Both texts of an item. */
export type ContentTexts = z.infer<typeof texts>;

/** Unsaved texts of an item, and what they were written over: `version` 0 when nothing was stored. */
const contentDraft = z.extend(texts, { base: z.extend(texts, { version: z.number() }) });
export type ContentDraft = z.infer<typeof contentDraft>;

type Drafts = Readonly<Partial<Record<ContentKey, ContentDraft>>>;

/** Unsaved texts of editable content, by the item's key. */
export const contentDrafts = sessionDrafts({
  storageKey: 'content-drafts',
  schema: contentDraft,
  isChanged,
});

/** The draft to begin with for an item, `undefined` when nothing is stored for it: the texts that are shown. */
export function draftOf(key: ContentKey, item: ContentItem | undefined): ContentDraft {
  const { value, valueAr } = editedTexts(item, content[key].fallback);
  return { value, valueAr, base: { value, valueAr, version: item?.version ?? 0 } };
}

/** A draft over which somebody else saved `item`: what was not touched is theirs now. It still has its old version. */
export function mergedDraft(key: ContentKey, draft: ContentDraft, item: ContentItem): ContentDraft {
  const { value, valueAr, base } = draft;
  const { version, ...written } = base;
  const { base: theirs } = draftOf(key, item);
  const now = takeUntouched(
    { mine: { value, valueAr }, base: written },
    { value: theirs.value, valueAr: theirs.valueAr },
  );
  return { ...now.mine, base: { ...now.base, version } };
}

/** Whether a draft says anything else than what it was written over. */
export function isChanged({ value, valueAr, base }: ContentDraft): boolean {
  return value !== base.value || valueAr !== base.valueAr;
}

export function currentDrafts(): Drafts {
  return contentDrafts.current();
}

/** Keeps a draft, over a reload and a new sign-in too. */
export function keepDraft(key: ContentKey, draft: ContentDraft): void {
  contentDrafts.keep(key, draft);
}

export function dropDraft(key: ContentKey): void {
  contentDrafts.drop(key);
}

/**
 * Takes note that `sent` was saved and `item` is stored now: the draft goes, unless it was changed while it was being
 * saved; then it goes on over the new item.
 */
export function settleDraft(key: ContentKey, sent: ContentUpdate, item: ContentItem): void {
  const draft = currentDrafts()[key];
  if (!draft) return;
  const { value, valueAr = draft.valueAr } = sent;
  if (draft.value === value && draft.valueAr === valueAr) dropDraft(key);
  else keepDraft(key, { ...draftOf(key, item), value: draft.value, valueAr: draft.valueAr });
}

/** The draft of an item, as it changes. */
export function useDraft(key: ContentKey): ContentDraft | undefined {
  return useSyncExternalStore(contentDrafts.subscribe, () => currentDrafts()[key]);
}

/** All drafts, as they change. */
export function useDrafts(): Drafts {
  return useSyncExternalStore(contentDrafts.subscribe, currentDrafts);
}
