import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { closeByBack } from '#web/lib/close-by-back.ts';
import { hideOpenPopover } from '#web/lib/hide-open-popover.ts';
import { breakpoints } from '#web/theme/breakpoints.ts';

/**
 * Opens and closes the drawer. Before hydration the browser opens it as a popover: the page behind does not become inert
 * then, so its style is not computed again, which takes half of the time on a slow phone. After hydration the drawer is
 * modal. Back closes it, and so does a window that becomes wide enough for the bar's links.
 */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const forget = useRef<() => void>(undefined);
  const close = () => dialog.current?.close();
  const showModal = () => {
    dialog.current?.showModal();
    forget.current ??= closeByBack(close);
  };
  const onHydrated = useEffectEvent(() => {
    const focused = document.activeElement;
    if (!hideOpenPopover(dialog.current)) return;
    showModal();
    if (focused instanceof HTMLElement && dialog.current?.contains(focused)) focused.focus();
  });
  const onWide = useEffectEvent(close);
  useEffect(() => {
    onHydrated();
    const bar = matchMedia(`(min-width: ${breakpoints.lg})`);
    bar.addEventListener('change', onWide);
    return () => bar.removeEventListener('change', onWide);
  }, []);
  return {
    dialog,
    open: (event: MouseEvent) => {
      // Keeps the browser from opening it as a popover.
      event.preventDefault();
      showModal();
    },
    close,
    onClosed: () => {
      forget.current?.();
      forget.current = undefined;
    },
  };
}
