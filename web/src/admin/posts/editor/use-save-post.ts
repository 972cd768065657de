import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useVersionedSave } from '#web/admin/lib/use-versioned-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { type PostDefinition, textNamesOf } from '../post-definition.ts';
import { cacheDeletion, cacheSavedPost, conflictingPost, isGone, savePostMutation } from '../post-queries.ts';
import { draftOfPost, newPostDraft, type PostDraft, type PostRecord, postDrafts } from './post-drafts.ts';
import { failureToast } from './post-failure.ts';

interface SavePostOptions {
  onFailed: (error: Error) => void;
  /** The draft is gone: it was saved, or the other version was taken. */
  onDone: () => void;
}

/**
 * Saves a draft; see {@link useVersionedSave}. One whose post somebody else deleted is not saved: then it `isOrphan`, and
 * may be saved as a new post.
 */
export function useSavePost(definition: PostDefinition, { onFailed, onDone }: SavePostOptions) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const [isOrphan, setIsOrphan] = useState(false);
  const versioned = useVersionedSave({
    mutation: savePostMutation,
    drafts: postDrafts,
    keyOf: ({ id }: PostDraft) => id,
    draftOf: (post: PostRecord) => draftOfPost(kind, textNamesOf(definition), post),
    conflictIn: conflictingPost,
    onStored: (post) => cacheSavedPost(queryClient, kind, post),
    onSaved: (sent) => showToast({ tone: 'success', title: copy.kinds[kind].done[verbOf(sent)] }),
    onFailed: (error, sent) => {
      if (verbOf(sent) === 'update' && isGone(error)) {
        cacheDeletion(queryClient, kind, sent.id);
        return setIsOrphan(true);
      }
      showToast(failureToast(definition, verbOf(sent), error));
      onFailed(error);
    },
    onDone,
  });
  const saveAsNew = (draft: PostDraft) => {
    const { id: newId, base } = newPostDraft(kind, textNamesOf(definition));
    const asNew = { ...draft, newId, base };
    setIsOrphan(false);
    postDrafts.keep(draft.id, asNew);
    versioned.save(asNew);
  };
  return { ...versioned, isOrphan, saveAsNew };
}

function verbOf({ base }: PostDraft): 'create' | 'update' {
  return base.version === 0 ? 'create' : 'update';
}
