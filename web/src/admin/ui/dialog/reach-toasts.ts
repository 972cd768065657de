import { type RefObject, useEffect } from 'react';
import { dismissToast, shownToast } from '#web/features/toasts/toasts.ts';

/**
 * Lets the focus move with F8 from an open dialog to the toast above it, and back. In the toast, Tab moves through its buttons
 * and Escape closes the toast. The dialog's own focus trap would prevent this.
 */
export function useToastsInReach(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let before: Element | null = null;
    const goBack = () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else dialog.current?.focus();
    };
    const onFocus = (event: FocusEvent) => {
      const toasts = toastsAround(event.target);
      if (!toasts) return;
      if (!(event.relatedTarget instanceof Node && toasts.contains(event.relatedTarget)))
        before = event.relatedTarget as Element | null;
      countAsWithin(dialog.current, event);
    };
    const onKey = (event: KeyboardEvent) => {
      const toasts = toastsAround(event.target);
      if (!toasts || event.altKey || event.ctrlKey || event.metaKey) return;
      const isEscape = event.key === 'Escape';
      if (!isEscape && event.key !== 'Tab') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const next = isEscape ? undefined : neighbour(toasts, event.shiftKey ? -1 : 1);
      if (next) return next.focus();
      goBack();
      if (isEscape) dismissToast(shownToast.current()?.id ?? 0);
    };
    // Listens in the capture phase, so that it runs before the dialog's listener on the document.
    addEventListener('focusin', onFocus, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('focusin', onFocus, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [dialog, open]);
}

/** Returns the region of toasts if an event happened in it. */
export function toastsAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-live-announcer]') : null;
}

/** Returns the next or previous tab stop; `undefined` at either end. */
function neighbour(toasts: Element, step: 1 | -1): HTMLElement | undefined {
  const stops = [...toasts.querySelectorAll<HTMLElement>('li, li button')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  return stops[place + step];
}

/** Adds the dialog to the path of an event, so that the dialog takes the event for one of its own and does not react to it. */
function countAsWithin(dialog: Element | null, event: Event): void {
  const path = event.composedPath();
  if (dialog)
    Object.defineProperty(event, 'composedPath', { value: () => [...path, dialog], configurable: true });
}
