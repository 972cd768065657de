import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { passFocusOn } from '../pass-focus-on.ts';
import { tellFailedChange } from './failed-change.ts';
import { noteLastChange } from './last-change.ts';
import { settleDone, settleFound } from './message-cache.ts';
import { markDoneMutation } from './message-queries.ts';
import { useMessageChange } from './use-message-change.ts';
import { useReopen } from './use-reopen.ts';

/** Marks messages as done. A message stays where it is until the server has said yes; then that can be undone. */
export function useMarkDone() {
  const queryClient = useQueryClient();
  const { reopen } = useReopen();
  const { change, isPending } = useMessageChange({
    ...markDoneMutation,
    onSuccess: (message) => {
      const { id } = message;
      passFocusOn(id);
      settleDone(queryClient, id);
      settleFound(queryClient, message);
      const undo = { label: copy.undo, altText: copy.undoOtherwise, run: noteLastChange(() => reopen(id)) };
      showToast({ tone: 'success', title: copy.marked, action: undo });
    },
    onError: (error) => tellFailedChange(queryClient, error, { title: copy.notMarked }),
  });
  return { markDone: change, isPending };
}
