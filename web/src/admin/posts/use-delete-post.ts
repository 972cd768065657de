import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postDrafts } from '../../features/post-editing/post-drafts.ts';
import { deletePostMutation, settleDeletion } from '../../features/post-editing/post-queries.ts';
import { showToast } from '../../features/toasts/toasts.ts';
import { copy } from './copy.en.ts';
import type { PostDefinition } from './post-definition.ts';
import { failureToast } from './post-failure.ts';

/** Deletes posts of a kind. `onSettled` is called when that is over, well or not. */
export function useDeletePost(definition: PostDefinition, onSettled: () => void) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...deletePostMutation,
    onSuccess: (_, { id }) => {
      postDrafts.drop(id);
      settleDeletion(queryClient, kind, id);
      showToast({ tone: 'success', title: copy.kinds[kind].done.delete });
    },
    onError: (error) => showToast(failureToast(definition, 'delete', error)),
    onSettled,
  });
  return { remove: (id: string) => isPending || mutate({ kind, id }), isPending };
}
