import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeByBack } from '#web/lib/close-by-back.ts';
import { useMatches } from '#web/lib/use-matches.ts';

/** Where the dialog covers the whole screen. */
const sheet = '(max-width: 479.98px)';

interface DialogActs {
  /** Called when the visitor opened it before the page was hydrated. */
  onOpen: () => void;
  /** Called when the visitor closes it otherwise than by the page's own buttons. */
  onClose: () => void;
}

/**
 * Opens and closes the browser's own dialog. Where it covers the whole screen it is a modal one, and Back closes it;
 * a turned screen has it opened again as the other kind. Before the page is hydrated it may have been opened as a
 * popover, and takes the place of that.
 */
export function useDialog(open: boolean, { onOpen, onClose }: DialogActs) {
  const dialog = useRef<HTMLDialogElement>(null);
  const covers = useMatches(sheet);
  const onHydrated = useEffectEvent(() => {
    if (isPopoverOpen(dialog.current)) onOpen();
  });
  const onLeft = useEffectEvent(onClose);
  useEffect(() => {
    onHydrated();
  }, []);
  // Before the effects of what is in it, which moves the focus there.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    if (isPopoverOpen(current)) current.hidePopover();
    if (!covers) {
      current.show();
      return () => current.close();
    }
    current.showModal();
    const forget = closeByBack(onLeft);
    current.addEventListener('cancel', onLeft);
    return () => {
      current.removeEventListener('cancel', onLeft);
      forget();
      current.close();
    };
  }, [open, covers]);
  return dialog;
}

function isPopoverOpen(dialog: HTMLDialogElement | null): dialog is HTMLDialogElement {
  return 'popover' in HTMLElement.prototype && dialog?.matches(':popover-open') === true;
}
