import type { KeyboardEvent } from 'react';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';

/**
 * Moves the focus among the buttons of a group that is one stop of the Tab key: the arrow keys go round, each the way it
 * points whatever the direction of the text, Home and End lead to its ends. Answers the button that has the focus now, nothing for any other key.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = indexByKey(event, {
    current: buttons.findIndex((button) => button.matches(':focus')),
    count: buttons.length,
    direction: getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
    orientation: 'horizontal',
  });
  if (next === undefined) return;
  const button = buttons[next];
  button?.focus();
  return button;
}
