import { useEffect } from 'react';

/**
 * `data-dialog`: a dialog with a footer is open, which no toast may cover. `data-covered`: a dialog fills the window;
 * the page below it is not painted again at each key press.
 */
type Mark = 'data-dialog' | 'data-covered';

const open = new Map<Mark, number>();

/**
 * Marks the document with an attribute while a dialog is open. A rule such as `body:has(…)` would make the browser look through
 * the whole page after each key press in a text area.
 */
export function usePageMark(mark: Mark, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const count = (by: number) => {
      const now = (open.get(mark) ?? 0) + by;
      open.set(mark, now);
      document.documentElement.toggleAttribute(mark, now > 0);
    };
    count(1);
    return () => count(-1);
  }, [mark, isOpen]);
}
