import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';
import { markDoneMutation, settleDone } from './message-queries.ts';

/** Marks messages as done, several at once if need be. A message stays where it is until the server has said yes. */
export function useMarkDone() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...markDoneMutation,
    onSuccess: ({ id }) => {
      passFocusOn(id);
      settleDone(queryClient, id);
      showToast({ tone: 'success', title: copy.marked });
    },
    onError: () => showToast({ tone: 'danger', title: copy.notMarked }),
  });
  const { mutationKey } = markDoneMutation;
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const isPending = (id: string) => pending.includes(id);
  const markDone = (id: string) => {
    const underWay = queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => state.variables === id,
    });
    if (underWay === 0) mutate(id);
  };
  return { markDone, isPending };
}

export const newMessagesHeadingId = 'new-messages';

/** Moves the focus off a card that is about to go: to the next message, else the one before, else the list's heading. */
function passFocusOn(id: string) {
  const item = document.getElementById(`message-${id}`)?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heading = neighbour?.querySelector('h3') ?? document.getElementById(newMessagesHeadingId);
  heading?.focus();
}
