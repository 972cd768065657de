import * as z from 'zod/mini';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import { createDrafts, useDraft } from '#web/admin/lib/drafts.ts';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { unchangedDraft, type VersionedDraft } from '#web/admin/lib/versioned-draft.ts';
import { copy } from '../copy.en.ts';

const texts = z.object({ value: z.string(), valueAr: z.string() });
/** Both texts of an item. */
export type ContentTexts = Readonly<z.infer<typeof texts>>;

/** Unsaved texts of an item, and what they were written over. */
export type ContentDraft = VersionedDraft<ContentTexts>;
const contentDraft = z.object({ values: texts, base: z.object({ values: texts, version: z.number() }) });

/** Unsaved texts of editable content, by the item's key. */
export const contentDrafts = createDrafts<ContentDraft>({
  storageKey: 'content-drafts',
  schema: contentDraft,
  nameOf: (_, key) => ({ tab: copy.tab, name: labelOf(key as ContentKey) }),
});

/** The draft to begin with for an item, `undefined` when nothing is stored for it: the texts that are shown. */
export function draftOf(key: ContentKey, item: ContentItem | undefined): ContentDraft {
  return unchangedDraft(editedTexts(item, content[key].fallback), item?.version ?? 0);
}

/** The draft of an item, as it changes. */
export function useContentDraft(key: ContentKey): ContentDraft | undefined {
  return useDraft(contentDrafts, key);
}
