import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the buttons of a group that is one stop of the Tab key: the arrow keys go round, each the way it
 * points whatever the direction of the text, Home and End lead to its ends. Answers the button that has the focus now, nothing for any other key.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button.matches(':focus'));
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const next = {
    ArrowRight: place + onward,
    ArrowLeft: place - onward,
    Home: 0,
    End: -1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const button = buttons.at(next % buttons.length);
  button?.focus();
  return button;
}
