import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  differingFields,
  draftOfPost,
  type PostDraft,
  postDrafts,
  type StoredPost,
} from '../../features/post-editing/post-drafts.ts';
import { conflictingPost, savePostMutation, settlePost } from '../../features/post-editing/post-queries.ts';
import { showToast } from '../../features/toasts/toasts.ts';
import { copy } from './copy.en.ts';
import { type PostDefinition, textNamesOf } from './post-definition.ts';
import { failureToast } from './post-failure.ts';

interface SavePostOptions {
  onFailed: (error: Error) => void;
  /** The draft is gone: it was saved, or the other version was taken. */
  onDone: () => void;
}

/** Saves a draft. Over somebody else's newer version it does not; that is then `conflict`, to choose from. */
export function useSavePost(definition: PostDefinition, { onFailed, onDone }: SavePostOptions) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<StoredPost>();
  const { mutate, isPending } = useMutation({
    ...savePostMutation,
    onSuccess: (post, sent) => {
      settlePost(queryClient, kind, post);
      showToast({ tone: 'success', title: copy.kinds[kind].done[verbOf(sent)] });
      const now = postDrafts.current()[sent.id];
      if (now && differingFields(now.values, sent.values).length > 0) {
        const { base } = draftOfPost(kind, textNamesOf(definition), post);
        return postDrafts.keep(sent.id, { ...now, base });
      }
      postDrafts.drop(sent.id);
      onDone();
    },
    onError: (error, sent) => {
      const current = conflictingPost(error);
      if (current) return setConflict(current);
      showToast(failureToast(definition, verbOf(sent), error));
      onFailed(error);
    },
  });
  const save = (draft: PostDraft) => {
    if (!isPending) mutate(draft);
  };
  const keepMine = (draft: PostDraft) => {
    if (!conflict) return;
    const { base } = draftOfPost(kind, textNamesOf(definition), conflict);
    setConflict(undefined);
    postDrafts.keep(draft.id, { ...draft, base });
    save({ ...draft, base });
  };
  const takeTheirs = ({ id }: PostDraft) => {
    if (conflict) settlePost(queryClient, kind, conflict);
    setConflict(undefined);
    postDrafts.drop(id);
    onDone();
  };
  return { save, isPending, conflict, keepMine, takeTheirs };
}

function verbOf({ base }: PostDraft): 'create' | 'update' {
  return base.version === 0 ? 'create' : 'update';
}
