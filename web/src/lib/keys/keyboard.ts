import { useEffect } from 'react';

/**
 * Matches elements that are expanded: by the attribute, or by the browser (`details`). The menu of small screens is not one of
 * them, because it is a dialog, which the browser closes.
 */
const whatIsExpanded = '[aria-expanded="true"], :is(main details, details[name=menu])[open] > summary';

/**
 * The site's keyboard conventions: Escape clicks every element marked as expanded, closing what it opened; Tab marks
 * the body as used by keyboard until the mouse is pressed.
 */
export function useKeyboardConventions(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') document.body.classList.add('user-is-tabbing');
      // A modal dialog handles the key itself.
      if (event.key !== 'Escape' || document.querySelector('[aria-modal="true"]')) return;
      for (const expanded of document.querySelectorAll<HTMLElement>(whatIsExpanded)) expanded.click();
    };
    const onMouseDown = () => document.body.classList.remove('user-is-tabbing');
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('mousedown', onMouseDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('mousedown', onMouseDown);
    };
  }, []);
}
