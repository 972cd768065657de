import { useEffect } from 'react';

/**
 * The site's keyboard conventions: Escape clicks every element marked as expanded, closing what it opened; Tab marks
 * the body as used by keyboard until the mouse is pressed.
 */
export function useKeyboardConventions(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') document.body.classList.add('user-is-tabbing');
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      for (const expanded of document.querySelectorAll<HTMLElement>('[aria-expanded="true"]'))
        expanded.click();
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
