import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';
import { inboxHeadingId } from './inbox-view.ts';
import { settleDone } from './message-cache.ts';
import { markDoneMutation } from './message-queries.ts';
import { useMessageChange } from './use-message-change.ts';
import { useReopen } from './use-reopen.ts';

/** Marks messages as done. A message stays where it is until the server has said yes; then that can be undone. */
export function useMarkDone() {
  const queryClient = useQueryClient();
  const { reopen } = useReopen();
  const { change, isPending } = useMessageChange({
    ...markDoneMutation,
    onSuccess: ({ id }) => {
      passFocusOn(id);
      settleDone(queryClient, id);
      const undo = { label: copy.undo, altText: copy.undoOtherwise, run: () => reopen(id) };
      showToast({ tone: 'success', title: copy.marked, action: undo });
    },
    onError: () => showToast({ tone: 'danger', title: copy.notMarked }),
  });
  return { markDone: change, isPending };
}

/** Moves the focus off a card that is about to go: to the next message, else the one before, else the list's heading. */
function passFocusOn(id: string) {
  const item = document.getElementById(`message-${id}`)?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heading = neighbour?.querySelector('h3') ?? document.getElementById(inboxHeadingId);
  heading?.focus();
}
