import { useEffect, useRef } from 'react';
import { useKeysEnabled } from '#web/admin/lib/keys-enabled.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { undoLastChange } from '../data/message-changes.ts';
import { copy } from './copy.en.ts';
import { actionOf, type KeyAction } from './key-actions.ts';

/** Handles the keyboard shortcuts of the inbox. The account menu has the dialog that lists them and switches them off. */
export function useInboxKeys(): void {
  const enabled = useKeysEnabled();
  const undo = () => {
    if (!undoLastChange()) showToast({ tone: 'success', title: copy.nothingToUndo });
  };
  const actions: Record<KeyAction, () => void> = {
    next: () => isCovered() || move(1),
    previous: () => isCovered() || move(-1),
    open: () => isCovered() || press('open'),
    done: () => press('done'),
    choose: () => isCovered() || press('choose'),
    chooseTo: () => isCovered() || chooseTo(),
    assign: () => isCovered() || assign(),
    note: () => isCovered() || focusIn('[data-field=note]'),
    leave: () => isCovered() || focusOpenMessage(),
    search: () => isCovered() || focusSearch(),
    undo: () => isCovered() || undo(),
    reply: () => press('reply'),
  };
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** Returns the open dialog, else the message that has the focus, else the open one. */
function scope(): Element | undefined {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  return (
    [...dialogs].at(-1) ??
    document.activeElement?.closest('[data-message]') ??
    document.querySelector('[data-detail]') ??
    undefined
  );
}

/** True if a dialog is open: then the keys of the list do nothing. */
function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/** Clicks the button or link of a message that does this action, if there is one. */
function press(action: Extract<KeyAction, 'open' | 'done' | 'reply' | 'choose'>): void {
  const place = action === 'done' || action === 'reply' ? scope() : undefined;
  const message = place ?? document.activeElement?.closest('[data-message]');
  message?.querySelector<HTMLElement>(`[data-key=${action}]`)?.click();
}

/**
 * Moves the focus to the heading of the message after or before the focused message; without a focused or open message, to the
 * first one. If a message is open, opens the next or previous one instead.
 */
function move(by: 1 | -1): void {
  const way = document.querySelector<HTMLElement>(`[data-detail] [data-key=${by > 0 ? 'next' : 'previous'}]`);
  if (way) {
    way.click();
    return;
  }
  const messages = [...document.querySelectorAll('[data-message]')];
  const focused = messages.findIndex((message) => message.contains(document.activeElement));
  const at = focused < 0 ? messages.findIndex((message) => message.matches('[data-open]')) : focused;
  const message = messages[at < 0 ? 0 : at + by];
  const heading = message?.querySelector<HTMLElement>('h3');
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading && document.querySelector('[data-detail]')) {
    message?.querySelector<HTMLElement>('[data-key=open]')?.click();
  }
}

/** Chooses the message that has the focus, and all messages between it and the nearest chosen one above it, else below it. */
function chooseTo(): void {
  const messages = [...document.querySelectorAll('[data-message]')];
  const boxes = messages.map((one) => one.querySelector<HTMLInputElement>('[data-key=choose]'));
  const at = messages.findIndex((message) => message.contains(document.activeElement));
  if (at < 0) return;
  const before = boxes.slice(0, at).findLastIndex((box) => box?.checked);
  const after = boxes.findIndex((box, place) => place > at && box?.checked);
  const [from, to] = before >= 0 ? [before, at] : after >= 0 ? [at, after] : [at, at];
  for (const box of boxes.slice(from, to + 1)) if (box && !box.checked) box.click();
}

/**
 * Opens the choice of an assignee for the chosen messages. If none is chosen, moves the focus to the assignee of the open
 * message.
 */
function assign(): void {
  const ofChosen = document.querySelector<HTMLElement>('[data-key=assign]');
  if (ofChosen) ofChosen.click();
  else focusIn('[data-field=assignee]');
}

/** Puts the focus into a field of the open message. */
function focusIn(field: string): void {
  document.querySelector<HTMLElement>(`[data-detail] ${field}`)?.focus();
}

/** Moves the focus from a field of the open message to the message in the list, where letters are shortcuts again. */
function focusOpenMessage(): void {
  document.querySelector<HTMLElement>('[data-message][data-open] h3')?.focus();
}

/** Puts the focus into the search box; on a phone it is opened first. */
function focusSearch(): void {
  const box = document.querySelector<HTMLElement>('#inbox-search input');
  box?.focus();
  if (box && document.activeElement !== box) {
    document.querySelector<HTMLElement>('[aria-controls=further-filters]')?.click();
    setTimeout(() => box.focus());
  }
}
