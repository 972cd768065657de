import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';

/** Tells whoever asked for a save, by a key mostly, that there is nothing that it could save. */
export function tellNothingToSave(): void {
  showToast({ tone: 'success', ...copy.nothingToSave });
}
