import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { type PostDefinition, textNamesOf } from '../post-definition.ts';
import { cacheDeletion, cacheSavedPost, conflictingPost, isGone, savePostMutation } from '../post-queries.ts';
import {
  differingFields,
  draftOfPost,
  mergedPostDraft,
  newPostDraft,
  type PostDraft,
  postDrafts,
  type StoredPost,
} from './post-drafts.ts';
import { failureToast } from './post-failure.ts';

interface SavePostOptions {
  onFailed: (error: Error) => void;
  /** The draft is gone: it was saved, or the other version was taken. */
  onDone: () => void;
}

/**
 * Saves a draft. Over somebody else's newer version it does not; that is then `conflict`, to choose from, and what the
 * draft left untouched is taken over from it. Nor one whose post somebody else deleted: then it `isOrphan`, and may be
 * saved as a new post.
 */
export function useSavePost(definition: PostDefinition, { onFailed, onDone }: SavePostOptions) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<StoredPost>();
  const [isOrphan, setIsOrphan] = useState(false);
  const { mutate, isPending } = useMutation({
    ...savePostMutation,
    onSuccess: (post, sent) => {
      cacheSavedPost(queryClient, kind, post);
      showToast({ tone: 'success', title: copy.kinds[kind].done[verbOf(sent)] });
      const now = postDrafts.current()[sent.id];
      const goesOn = now && differingFields(now.values, sent.values).length > 0;
      if (goesOn) {
        const { id, base } = draftOfPost(kind, textNamesOf(definition), post);
        postDrafts.keep(id, { ...now, id, newId: undefined, base });
        if (id === sent.id) return;
      }
      postDrafts.drop(sent.id);
      onDone();
    },
    onError: (error, sent) => {
      const current = conflictingPost(error);
      if (current) {
        const draft = postDrafts.current()[sent.id];
        const { values } = draftOfPost(kind, textNamesOf(definition), current);
        if (draft) postDrafts.keep(sent.id, mergedPostDraft(draft, values));
        return setConflict(current);
      }
      if (verbOf(sent) === 'update' && isGone(error)) {
        cacheDeletion(queryClient, kind, sent.id);
        return setIsOrphan(true);
      }
      showToast(failureToast(definition, verbOf(sent), error));
      onFailed(error);
    },
  });
  const save = (draft: PostDraft | undefined) => {
    if (draft && !isPending) mutate(draft);
  };
  const keepMine = (draft: PostDraft) => {
    if (!conflict) return;
    const { base } = draftOfPost(kind, textNamesOf(definition), conflict);
    setConflict(undefined);
    postDrafts.keep(draft.id, { ...draft, base });
    save({ ...draft, base });
  };
  const takeTheirs = ({ id }: PostDraft) => {
    if (conflict) cacheSavedPost(queryClient, kind, conflict);
    setConflict(undefined);
    postDrafts.drop(id);
    onDone();
  };
  const saveAsNew = (draft: PostDraft) => {
    const { id: newId, base } = newPostDraft(kind, textNamesOf(definition));
    const asNew = { ...draft, newId, base };
    setIsOrphan(false);
    postDrafts.keep(draft.id, asNew);
    save(asNew);
  };
  return { save, isPending, conflict, keepMine, takeTheirs, isOrphan, saveAsNew };
}

function verbOf({ base }: PostDraft): 'create' | 'update' {
  return base.version === 0 ? 'create' : 'update';
}
