import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { tellFailedChange } from '../data/failed-change.ts';
import { useMessageChange } from '../data/use-message-change.ts';
import { passFocusOn } from '../pass-focus-on.ts';
import { copy } from './copy.en.ts';
import { settleCleared } from './spam-cache.ts';
import { clearMutation } from './spam-queries.ts';

/** Moves messages that are no spam to the new ones. `onCleared` is told once the lists show it. */
export function useNotSpam(onCleared: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { change, isPending } = useMessageChange({
    ...clearMutation,
    onSuccess: (message) => {
      passFocusOn(message.id);
      settleCleared(queryClient, message);
      showToast({ tone: 'success', title: copy.cleared });
      // The lists are told of it in a moment, and in this order.
      notifyManager.schedule(onCleared);
    },
    onError: (error) => tellFailedChange(queryClient, error, { title: copy.notCleared, text: copy.tryLater }),
  });
  return { clear: change, isPending };
}
