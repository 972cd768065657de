import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import {
  type ContentDraft,
  currentDrafts,
  draftOf,
  dropDraft,
  keepDraft,
  mergedDraft,
  settleDraft,
} from './content-drafts.ts';
import { type ContentSave, conflictingItem, keepItem } from './site-content-queries.ts';

interface SaveOptions {
  mutation: UseMutationOptions<ContentItem, Error, ContentSave>;
  onFailed: (error: Error) => void;
}

/**
 * Saves an item's draft. Over somebody else's newer version it does not; that is then `conflict`, to choose from, and
 * what the draft left untouched is taken over from it.
 */
export function useSaveContent(key: ContentKey, { mutation, onFailed }: SaveOptions) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<ContentItem>();
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess: async (item, { update }) => {
      await keepItem(queryClient, item);
      settleDraft(key, update, item);
      showToast({ tone: 'success', ...copy.saved });
    },
    onError: (error) => {
      const current = conflictingItem(error);
      if (!current) return onFailed(error);
      const draft = currentDrafts()[key];
      if (draft) keepDraft(key, mergedDraft(key, draft, current));
      setConflict(current);
    },
  });
  const save = (draft: ContentDraft) => {
    if (isPending) return;
    const { value, valueAr, base } = draft;
    const isImage = content[key].kind === 'image';
    const update = { value, ...(!isImage && { valueAr }), version: base.version };
    mutate({ key, update });
  };
  const keepMine = (draft: ContentDraft) => {
    const { base } = draftOf(key, conflict);
    setConflict(undefined);
    keepDraft(key, { ...draft, base });
    save({ ...draft, base });
  };
  const takeTheirs = async () => {
    if (conflict) await keepItem(queryClient, conflict);
    setConflict(undefined);
    dropDraft(key);
  };
  return { save, isPending, conflict, keepMine, takeTheirs };
}
