import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { tellFailedChange } from './failed-change.ts';
import { settleReopened } from './message-cache.ts';
import { reopenMutation } from './message-queries.ts';
import { useMessageChange } from './use-message-change.ts';

/** Makes completed messages new again. `onReopened` is told once the lists show it. */
export function useReopen(onReopened: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { change, isPending } = useMessageChange({
    ...reopenMutation,
    onSuccess: (message) => {
      settleReopened(queryClient, message);
      showToast({ tone: 'success', title: copy.reopened });
      // The lists are told of it in a moment, and in this order.
      notifyManager.schedule(onReopened);
    },
    onError: (error) =>
      tellFailedChange(queryClient, error, { title: copy.notReopened, text: copy.notReopenedText }),
  });
  return { reopen: change, isPending };
}
