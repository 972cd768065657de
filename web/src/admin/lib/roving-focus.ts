import { type FocusEvent, type KeyboardEvent, useState } from 'react';
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

/**
 * For a list whose rows have several buttons: Tab leads through the buttons of one row only, the last that had the focus. The
 * arrow keys up and down lead to the other rows, Home and End to the first and last, left and right to the buttons of the row.
 * A row is an element with `data-row`, its key; its buttons are in an element with `data-tools` and have the `tabIndex` that
 * `tabIndexOf` returns for the row.
 */
export function useRowFocus(rows: readonly string[]) {
  const [last, setLast] = useState<string>();
  const current = last !== undefined && rows.includes(last) ? last : rows[0];
  return {
    tabIndexOf: (row: string) => (row === current ? 0 : -1),
    /** Handlers of the list. */
    inList: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(rowOf(target)?.dataset.row ?? last),
      onKeyDown: moveInRows,
    },
  };
}

/** Moves the focus to the first button of a row of a list. */
export function focusRow(list: HTMLElement | null, row: string): void {
  const element = list && rowsOf(list).find(({ dataset }) => dataset.row === row);
  if (element) buttonsOf(element)[0]?.focus();
}

function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, target } = event;
  const row = rowOf(target as Element);
  const buttons = row ? buttonsOf(row) : [];
  const at = buttons.indexOf(target as HTMLElement);
  // An open menu, a lifted entry and a field in a row have their own keys.
  if (event.defaultPrevented || !row || at < 0) return;
  const rows = rowsOf(list);
  const place = { current: rows.indexOf(row), count: rows.length };
  const toRow = rows[indexByKey(event, { ...place, orientation: 'vertical' }) ?? -1];
  if (toRow) {
    const others = buttonsOf(toRow);
    (others.find((other) => actOf(other) === actOf(buttons[at])) ?? others[at] ?? others.at(-1))?.focus();
    return;
  }
  const direction = getComputedStyle(list).direction === 'rtl' ? 'rtl' : 'ltr';
  const to = indexByKey(event, { current: at, count: buttons.length, direction, orientation: 'horizontal' });
  if (to !== undefined) buttons[to]?.focus();
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}

function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-row]');
}

/** Returns the visible buttons of a row, without those of its open menu. */
function buttonsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-tools] button:not([data-panel] *)')].filter((button) =>
    button.checkVisibility(),
  );
}

/** What a button does, whatever its row is about. */
function actOf(button: HTMLElement | undefined): string | null | undefined {
  return button?.dataset.tooltip ?? button?.textContent;
}
