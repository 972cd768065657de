import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ContentItem, ContentUpdate } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { useVersionedSave } from '#web/admin/lib/drafts/use-versioned-save.ts';
import { undoAction } from '#web/admin/versions/undo-action.ts';
import { showToast, type ToastAction } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { draftOf, storedTexts } from './content-draft.ts';
import { type ContentDraft, contentDrafts } from './content-drafts.tsx';
import { type ContentSave, conflictingItem, draftsKey, keepItem } from './site-content-queries.ts';

interface SaveOptions {
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
    onSaved: (sent, stored) => {
      if (sent.kept) void queryClient.invalidateQueries({ queryKey: draftsKey });
      showToast({
        tone: 'success',
        ...copy.saved,
        ...(stored.version > sent.base.version && { action: undoOfContentSave(queryClient, stored) }),
      });
    },
    onFailed,
  });
}

/** Returns the request body that saves a draft. The body for a picture has no Arabic value. */
function updateOf(key: ContentKey, { values, base: { version }, kept }: ContentDraft): ContentUpdate {
  const { value, valueAr } = storedTexts(key, values);
  const draft = kept && { draft: kept.version };
  return content[key].kind === 'image' ? { value, version, ...draft } : { value, valueAr, version, ...draft };
}

/**
 * Returns the button of a toast that undoes the save by which this item was stored. The code that undoes it is loaded on
 * demand.
 */
export function undoOfContentSave(queryClient: QueryClient, item: ContentItem): ToastAction {
  return undoAction(async () => (await import('../history/content-history.ts')).takeBack(queryClient, item));
}
