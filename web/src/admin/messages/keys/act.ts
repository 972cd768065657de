import type { KeyAction } from './key-actions.ts';

/** The dialog over the page, else the message that has the focus. */
function scope(): Element | undefined {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  return [...dialogs].at(-1) ?? document.activeElement?.closest('[data-message]') ?? undefined;
}

/** Whether a dialog is open, over which nobody moves on beneath. */
export function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/** Presses what of a message does this, where that is there. */
export function press(action: Extract<KeyAction, 'open' | 'done' | 'reply' | 'choose'>): void {
  scope()?.querySelector<HTMLElement>(`[data-key=${action}]`)?.click();
}

/** Moves the focus to the heading of the message after the one that has it, or before; without one, to the first. */
export function move(by: 1 | -1): void {
  const messages = [...document.querySelectorAll('[data-message]')];
  const at = messages.findIndex((message) => message.contains(document.activeElement));
  const heading = messages[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>('h3');
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
}
