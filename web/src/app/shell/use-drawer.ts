import { useEffect, useEffectEvent, useRef } from 'react';
import { closeByBack } from '#web/lib/close-by-back.ts';
import { breakpoints } from '#web/theme/breakpoints.ts';

/**
 * Opens and closes the drawer where the browser does not do it itself. Back closes it, and so does a window that
 * becomes wide enough for the bar's links. It may have been opened before hydration.
 */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const forget = useRef<() => void>(undefined);
  const close = () => dialog.current?.close();
  const onOpened = () => {
    forget.current ??= closeByBack(close);
  };
  const onHydrated = useEffectEvent(() => dialog.current?.open && onOpened());
  const onWide = useEffectEvent(close);
  useEffect(() => {
    onHydrated();
    const bar = matchMedia(`(min-width: ${breakpoints.lg})`);
    bar.addEventListener('change', onWide);
    return () => bar.removeEventListener('change', onWide);
  }, []);
  return {
    dialog,
    open: () => {
      onOpened();
      // For browsers without invoker commands; in others the button's attributes open it.
      if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal();
    },
    close,
    onClosed: () => {
      forget.current?.();
      forget.current = undefined;
    },
  };
}
