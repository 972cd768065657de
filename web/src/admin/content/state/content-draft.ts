import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import { useDraft } from '#web/admin/lib/drafts.ts';
import { unchangedDraft } from '#web/admin/lib/versioned-draft.ts';
import { type ContentDraft, contentDrafts } from './content-drafts.tsx';
import { shownByDefault } from './default-texts.ts';

/** The draft to begin with for an item, `undefined` when nothing is stored for it: the texts that are shown. */
export function draftOf(key: ContentKey, item: ContentItem | undefined): ContentDraft {
  return unchangedDraft(editedTexts(item, shownByDefault(key)), item?.version ?? 0);
}

/** The draft of an item, as it changes. */
export function useContentDraft(key: ContentKey): ContentDraft | undefined {
  return useDraft(contentDrafts, key);
}
