import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeByBack } from '#web/lib/close-by-back.ts';
import { hideOpenPopover, isPopoverOpen } from '#web/lib/hide-open-popover.ts';
import { useMatches } from '#web/lib/hooks/use-matches.ts';

/** Windows in which the dialog covers the whole screen. */
const sheet = '(max-width: 479.98px)';

interface DialogActs {
  /** Called if the visitor opened the dialog before hydration. */
  onOpen: () => void;
  /** Called if the visitor closes the dialog without the page's buttons, such as by Escape or Back. */
  onClose: () => void;
}

/**
 * Opens and closes a `dialog`. Where it covers the screen it is modal, and Back closes it. If the window gets wider or
 * narrower than that limit, the dialog is opened again, as modal or not. It replaces a popover that was opened before
 * hydration.
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
  // A layout effect, so that the dialog is open before effects of its content move the focus into it.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    hideOpenPopover(current);
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
