import { showToast, type ToastAction } from '#web/features/toasts/toasts.ts';
import { ApiError, isAbsent } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/**
 * Returns the Undo button of a toast. `undo` takes the change back; a toast says whether it succeeded. `altText` names
 * another way to undo the change; by default the history.
 */
export function undoAction(undo: () => Promise<unknown>, altText = copy.undoOtherwise): ToastAction {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await undo();
      showToast({ tone: 'success', title: copy.undone });
    } catch (error) {
      isRunning = false;
      showToast({ tone: 'danger', title: copy.notUndone, text: reasonOf(error) });
    }
  };
  return { label: copy.undo, altText, run: () => void run() };
}

function reasonOf(error: unknown): string {
  if (isAbsent(error)) return copy.notKept;
  return error instanceof ApiError && error.status === 409 ? copy.changedSince : copy.tryLater;
}
