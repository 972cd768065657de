import { isTyping } from '#web/admin/lib/is-typing.ts';

/** The shortcuts of the inbox, each with its keys as the help shows them. */
export const keyActions = {
  next: ['J', '↓'],
  previous: ['K', '↑'],
  open: ['O', 'Enter'],
  done: ['E'],
  choose: ['X'],
  chooseTo: ['Shift X'],
  assign: ['A'],
  note: ['N'],
  leave: ['Esc'],
  search: ['/'],
  undo: ['Z'],
  reply: ['R'],
} as const;
export type KeyAction = keyof typeof keyActions;

const byLetter: Readonly<Partial<Record<string, KeyAction>>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyO: 'open',
  KeyE: 'done',
  KeyX: 'choose',
  KeyA: 'assign',
  KeyN: 'note',
  KeyZ: 'undo',
  KeyR: 'reply',
};
/** Only on a message: elsewhere these keys scroll the page, or press the focused button. */
const onMessage: Readonly<Partial<Record<string, KeyAction>>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'open',
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'target' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'repeat'
>;

/**
 * Returns the action of a pressed key; `undefined` while a user holds a modifier other than Shift, or types anything but
 * Escape, or Arrow Down in the search. Letters are identified by the position of the key, so that they work on Arabic keyboards too.
 */
export function actionOf(event: Pressed): KeyAction | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (isTyping(event.target)) {
    if (event.key === 'ArrowDown' && isSearch(event.target)) return 'next';
    return event.key === 'Escape' && isOfMessage(event.target) ? 'leave' : undefined;
  }
  if (event.key === '/') return 'search';
  if (event.shiftKey) return event.code === 'KeyX' ? 'chooseTo' : undefined;
  const action = byLetter[event.code] ?? (isMessage(event.target) ? onMessage[event.key] : undefined);
  return event.repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}

/** True for a field of the open message, such as its note. */
function isOfMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-detail]') !== null;
}

/** True for the box of the search, from which Arrow Down leads to the first message. */
function isSearch(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('#inbox-search input');
}

function isMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-message] h3');
}
