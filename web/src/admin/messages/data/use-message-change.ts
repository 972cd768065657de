import {
  type MutationKey,
  type UseMutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';

type Change<Answer> = UseMutationOptions<Answer, Error, string> & { mutationKey: MutationKey };

/** Changes messages by their ids, several at once if need be, none twice at a time. */
export function useMessageChange<Answer>(mutation: Change<Answer>) {
  const queryClient = useQueryClient();
  const { mutationKey } = mutation;
  const { mutate } = useMutation(mutation);
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const change = (id: string) => {
    const underWay = queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => state.variables === id,
    });
    if (underWay === 0) mutate(id);
  };
  return { change, isPending: (id: string) => pending.includes(id) };
}
