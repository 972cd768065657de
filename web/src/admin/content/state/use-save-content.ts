import { useQueryClient } from '@tanstack/react-query';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { useVersionedSave } from '#web/admin/lib/use-versioned-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { type ContentDraft, contentDrafts, draftOf } from './content-drafts.ts';
import { type ContentSave, conflictingItem, keepItem } from './site-content-queries.ts';

interface SaveOptions {
  /** Sends what is to be stored of the item. */
  send: (save: ContentSave) => Promise<ContentItem>;
  onFailed: (error: Error) => void;
}

/** Saves an item's draft; see {@link useVersionedSave}. */
export function useSaveContent(key: ContentKey, { send, onFailed }: SaveOptions) {
  const queryClient = useQueryClient();
  return useVersionedSave({
    mutation: { mutationFn: (draft: ContentDraft) => send({ key, update: updateOf(key, draft) }) },
    drafts: contentDrafts,
    keyOf: () => key,
    draftOf: (item: ContentItem) => draftOf(key, item),
    conflictIn: conflictingItem,
    onStored: (item) => keepItem(queryClient, item),
    onSaved: () => showToast({ tone: 'success', ...copy.saved }),
    onFailed,
  });
}

/** A picture has no Arabic. */
function updateOf(key: ContentKey, { values: { value, valueAr }, base: { version } }: ContentDraft) {
  return content[key].kind === 'image' ? { value, version } : { value, valueAr, version };
}
