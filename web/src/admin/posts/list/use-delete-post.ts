import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { failureToast } from '../editor/post-failure.ts';
import { undoOfDeletion } from '../history/undo.ts';
import type { PostDefinition } from '../post-definition.ts';
import { cacheDeletion, deletePostMutation } from '../post-queries.ts';
import { refreshTrash } from '../trash/trash-queries.ts';

/** Deletes posts of a kind. `onSettled` is called when that is over, well or not. */
export function useDeletePost(definition: PostDefinition, onSettled: () => void) {
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
