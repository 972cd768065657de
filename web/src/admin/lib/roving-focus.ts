import type { KeyboardEvent } from 'react';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';

/**
 * Moves the focus among the buttons and links of a group that is one tab stop: the arrow keys move in the direction they point to
 * and wrap around, Home and End move to the ends. Hidden buttons are left out. Returns the focused button; `undefined` for any other key.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
): HTMLElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')].filter((button) =>
    button.checkVisibility(),
  );
  const next = indexByKey(event, {
    current: buttons.findIndex((button) => button.matches(':focus')),
    count: buttons.length,
    direction: getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
    orientation,
  });
  if (next === undefined) return;
  const button = buttons[next];
  button?.focus();
  return button;
}
