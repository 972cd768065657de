import { expect, test, vi } from 'vitest';
import { indexByKey } from './roving-focus.ts';

type Group = Parameters<typeof indexByKey>[1];
const row: Group = { current: 1, count: 4, direction: 'ltr', orientation: 'horizontal' };
const list: Group = { current: 1, count: 4, orientation: 'vertical' };
const grid: Group = { current: 5, count: 12, direction: 'ltr', orientation: { columns: 4 } };

function press(key: string, group: Group, held: 'altKey' | 'ctrlKey' | 'metaKey' | 'none' = 'none') {
  const preventDefault = vi.fn();
  const keys = { altKey: false, ctrlKey: false, metaKey: false, [held]: true };
  const index = indexByKey({ key, preventDefault, ...keys }, group);
  expect(preventDefault).toHaveBeenCalledTimes(index === undefined ? 0 : 1);
  return index;
}

test.each<[string, Group, number | undefined]>([
  ['ArrowRight', row, 2],
  ['ArrowLeft', row, 0],
  ['ArrowLeft', { ...row, current: 0 }, 3],
  ['ArrowRight', { ...row, current: 3 }, 0],
  ['Home', row, 0],
  ['End', row, 3],
  ['ArrowDown', row, undefined],
  ['Enter', row, undefined],
  ['ArrowDown', list, 2],
  ['ArrowUp', { ...list, current: 0 }, 3],
  ['ArrowDown', { ...list, current: 3 }, 0],
  ['ArrowRight', list, undefined],
])('%s moves along a row or a list, and wraps', (key, group, index) => {
  expect(press(key, group)).toBe(index);
});

test('in right-to-left text the left key moves forward', () => {
  expect(press('ArrowLeft', { ...row, direction: 'rtl' })).toBe(2);
  expect(press('ArrowRight', { ...row, direction: 'rtl' })).toBe(0);
  expect(press('ArrowLeft', { ...grid, direction: 'rtl' })).toBe(6);
});

test('in a grid up and down move within the column, and stop at its ends', () => {
  expect(press('ArrowRight', grid)).toBe(6);
  expect(press('ArrowDown', grid)).toBe(9);
  expect(press('ArrowUp', grid)).toBe(1);
  expect(press('ArrowUp', { ...grid, current: 2 })).toBe(2);
  expect(press('ArrowDown', { ...grid, current: 11 })).toBe(11);
  expect(press('End', grid)).toBe(11);
});

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('ignores a browser shortcut with %s', (held) => {
  expect(press('ArrowLeft', row, held)).toBeUndefined();
});
