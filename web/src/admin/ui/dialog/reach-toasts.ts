import { type RefObject, useEffect } from 'react';
import { dismissToast, shownToast } from '#web/features/toasts/toasts.ts';

/**
 * Lets the focus go from an open dialog to the toast above it, which F8 asks for, and back: Tab leads through the toast, Escape
 * closes it, and both return to what had the focus. The dialog would take the focus back at once, and both keys for its own.
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
    // The dialog listens on the document, before anything else hears of it.
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

/** The stop of the Tab key before or after the one that has the focus; none at either end. */
function neighbour(toasts: Element, step: 1 | -1): HTMLElement | undefined {
  const stops = [...toasts.querySelectorAll<HTMLElement>('li, li button')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  return stops[place + step];
}

/** A dialog leaves an event alone that came through its own element. */
function countAsWithin(dialog: Element | null, event: Event): void {
  const path = event.composedPath();
  if (dialog)
    Object.defineProperty(event, 'composedPath', { value: () => [...path, dialog], configurable: true });
}
