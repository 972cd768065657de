import { useEffect, useRef } from 'react';
import { closeByBack } from '#web/lib/close-by-back.ts';
import { useMatches } from '#web/lib/use-matches.ts';

/** Where the dialog covers the whole screen. */
const sheet = '(max-width: 479.98px)';

/**
 * Opens and closes the browser's own dialog. Where it covers the whole screen it is a modal one, and Back closes it;
 * a turned screen has it opened again as the other kind.
 *
 * @param onClose called when the visitor closes it otherwise than by the page's own buttons
 */
export function useDialog(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const covers = useMatches(sheet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told has no part in how it is opened.
  useEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    if (!covers) {
      current.show();
      return () => current.close();
    }
    current.showModal();
    const forget = closeByBack(onClose);
    current.addEventListener('cancel', onClose);
    return () => {
      current.removeEventListener('cancel', onClose);
      forget();
      current.close();
    };
  }, [open, covers]);
  return dialog;
}
