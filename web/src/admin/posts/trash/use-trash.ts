import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import type { PostDefinition } from '../post-definition.ts';
import { copy } from './copy.en.ts';
import { purge, refreshTrash, undelete } from './trash-queries.ts';

interface Act {
  readonly what: 'restored' | 'purged';
  readonly id: string;
}

/** Takes posts of a kind out of the trash, or deletes them for good. `onGone` is called when one has left it. */
export function useTrash({ kind }: PostDefinition, onGone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ what, id }: Act) =>
      what === 'restored' ? undelete(queryClient, kind, id) : purge(kind, id),
    onSuccess: async (_, { what }) => {
      showToast({ tone: 'success', title: copy.done[what] });
      await refreshTrash(queryClient, kind);
      onGone();
    },
    onError: async (error) => {
      showToast({ tone: 'danger', title: copy.notDone, text: isAbsent(error) ? copy.gone : copy.tryLater });
      if (isAbsent(error)) await refreshTrash(queryClient, kind);
    },
  });
  const act = (what: Act['what']) => (id: string) => isPending || mutate({ what, id });
  return {
    restore: act('restored'),
    remove: act('purged'),
    busyId: isPending ? variables.id : undefined,
  };
}
