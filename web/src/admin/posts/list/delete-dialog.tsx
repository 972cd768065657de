import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { UserText } from '#web/admin/ui/user-text.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { type PostRecord, postDrafts } from '../editor/post-drafts.ts';
import { failureToast } from '../editor/post-failure.ts';
import { undoOfDeletion } from '../history/undo.ts';
import type { PostDefinition } from '../post-definition.ts';
import { cacheDeletion, deletePostMutation } from '../post-queries.ts';
import { refreshTrash } from '../trash/trash-queries.ts';
import { titleOf } from './post-cells.ts';

interface DeleteDialogProps {
  definition: PostDefinition;
  /** The post to delete; `undefined` closes the dialog. */
  post: PostRecord | undefined;
  onClosed: () => void;
  /** Returns what gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before a post is deleted, and deletes it. */
export function DeleteDialog({ definition, post, onClosed, focusAfter }: DeleteDialogProps) {
  const texts = copy.kinds[definition.kind];
  const [shown, setShown] = useState(post);
  if (post && post !== shown) setShown(post);
  const { remove, isPending } = useDeletePost(definition, onClosed);
  return (
    <ConfirmDialog
      open={post !== undefined}
      title={texts.deletion}
      labels={{ stay: copy.keepPost, confirm: copy.deleteRow }}
      busy={isPending}
      onAnswer={(confirmed) => {
        if (confirmed && post) remove(post.id);
        else onClosed();
      }}
      focusAfter={focusAfter}
    >
      <p>{texts.confirmDelete}</p>
      <UserText className={css({ fontWeight: 'strong' })}>{shown && titleOf(shown)}</UserText>
      <p className={css({ color: 'fg.muted' })}>{copy.toTrash}</p>
    </ConfirmDialog>
  );
}

/** Deletes posts of a kind. `onSettled` is called at the end, whether it succeeded or not. */
function useDeletePost(definition: PostDefinition, onSettled: () => void) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...deletePostMutation,
    onSuccess: (_, { id }) => {
      postDrafts.drop(id);
      cacheDeletion(queryClient, kind, id);
      void refreshTrash(queryClient, kind);
      const action = undoOfDeletion(queryClient, kind, id);
      showToast({ tone: 'success', title: copy.kinds[kind].done.delete, action });
    },
    onError: (error) => showToast(failureToast(definition, 'delete', error)),
    onSettled,
  });
  return { remove: (id: string) => isPending || mutate({ kind, id }), isPending };
}
