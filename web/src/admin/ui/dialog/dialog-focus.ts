import { useRef } from 'react';

interface DialogFocusOptions {
  focusFirst?: (() => HTMLElement | null) | undefined;
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/**
 * Where the focus goes when a dialog opens and closes. The dialog's own code would select all of a text field that it
 * focuses, and the next key would replace what stands there: the caret goes to its end instead, and on the way back to
 * where it was.
 */
export function useDialogFocus({ focusFirst, focusAfter }: DialogFocusOptions) {
  const before = useRef<Element>(null);
  return {
    initialFocusEl: () => {
      before.current ??= document.activeElement;
      const first = focusFirst?.() ?? null;
      if (first instanceof HTMLInputElement && document.activeElement !== first) {
        first.focus({ preventScroll: true });
        first.setSelectionRange(first.value.length, first.value.length);
      }
      return first;
    },
    finalFocusEl: () => {
      const after = focusAfter?.() ?? before.current;
      before.current = null;
      if (after instanceof HTMLInputElement) after.focus({ preventScroll: true });
      return after instanceof HTMLElement ? after : null;
    },
  };
}
