import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';

/** Shows a toast when a user saves, mostly by shortcut, and nothing has changed. */
export function tellNothingToSave(): void {
  showToast({ tone: 'success', ...copy.nothingToSave });
}
