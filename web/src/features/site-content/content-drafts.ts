import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { ContentItem, ContentUpdate } from '../../../../shared/content/item.ts';
import type { ContentKey } from '../../../../shared/content.ts';

const texts = z.object({ value: z.string(), valueAr: z.string() });
/** Both texts of an item. */
export type ContentTexts = z.infer<typeof texts>;

/** Unsaved texts of an item, and what they were written over: `version` 0 when nothing was stored. */
const contentDraft = z.extend(texts, { base: z.extend(texts, { version: z.number() }) });
export type ContentDraft = z.infer<typeof contentDraft>;

type Drafts = Readonly<Partial<Record<ContentKey, ContentDraft>>>;

/** For this tab only: two tabs may edit the same item. */
const storageKey = 'content-drafts';
const listeners = new Set<() => void>();
let drafts: Drafts = readStored();

/** The draft to begin with for an item, `undefined` when nothing is stored for it. */
export function draftOf(item: ContentItem | undefined): ContentDraft {
  const { value = '', valueAr = '', version = 0 } = item ?? {};
  return { value, valueAr, base: { value, valueAr, version } };
}

/** Whether a draft says anything else than what it was written over. */
export function isChanged({ value, valueAr, base }: ContentDraft): boolean {
  return value !== base.value || valueAr !== base.valueAr;
}

export function currentDrafts(): Drafts {
  return drafts;
}

export function hasChanges(): boolean {
  return Object.values(drafts).some(isChanged);
}

/** Keeps a draft, over a reload and a new sign-in too. */
export function keepDraft(key: ContentKey, draft: ContentDraft): void {
  set({ ...drafts, [key]: draft });
}

export function dropDraft(key: ContentKey): void {
  const { [key]: _, ...others } = drafts;
  set(others);
}

export function dropAllDrafts(): void {
  set({});
}

/** Drops what was opened for editing but not changed. */
export function dropUnchangedDrafts(): void {
  set(onlyChanged(drafts));
}

/**
 * Takes note that `sent` was saved and `item` is stored now: the draft goes, unless it was changed while it was being
 * saved; then it goes on over the new item.
 */
export function settleDraft(key: ContentKey, sent: ContentUpdate, item: ContentItem): void {
  const draft = drafts[key];
  if (!draft) return;
  const { value, valueAr = draft.valueAr } = sent;
  if (draft.value === value && draft.valueAr === valueAr) dropDraft(key);
  else keepDraft(key, { ...draftOf(item), value: draft.value, valueAr: draft.valueAr });
}

/** The draft of an item, as it changes. */
export function useDraft(key: ContentKey): ContentDraft | undefined {
  return useSyncExternalStore(subscribe, () => drafts[key]);
}

/** Whether anything is unsaved, as it changes. */
export function useHasChanges(): boolean {
  return useSyncExternalStore(subscribe, hasChanges);
}

/** All drafts, as they change. */
export function useDrafts(): Drafts {
  return useSyncExternalStore(subscribe, currentDrafts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Drafts): void {
  drafts = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // A browser that refuses storage only loses the drafts with the page.
  }
  for (const listener of listeners) listener();
}

function onlyChanged(all: Drafts): Drafts {
  return Object.fromEntries(Object.entries(all).filter(([, draft]) => isChanged(draft)));
}

function readStored(): Drafts {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return onlyChanged(z.record(z.string(), contentDraft).safeParse(stored).data ?? {});
  } catch {
    return {};
  }
}
