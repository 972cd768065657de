import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import { useDraft } from '#web/admin/lib/drafts.ts';
import { unchangedDraft } from '#web/admin/lib/versioned-draft.ts';
import { type ContentDraft, contentDrafts } from './content-drafts.tsx';

/** The draft to begin with for an item, `undefined` when nothing is stored for it: the texts that are shown. */
export function draftOf(key: ContentKey, item: ContentItem | undefined): ContentDraft {
  return unchangedDraft(editedTexts(item, content[key].fallback), item?.version ?? 0);
}

/** The draft of an item, as it changes. */
export function useContentDraft(key: ContentKey): ContentDraft | undefined {
  return useDraft(contentDrafts, key);
}
