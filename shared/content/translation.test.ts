import { expect, test } from 'vitest';
import { englishBefore } from './translation.ts';

const before = { english: 'Shelf', arabic: 'رف' };

test.each([
  ['another English over the same Arabic', { english: 'Shelves', arabic: 'رف' }, before, 'Shelf'],
  ['a second change of the English', { english: 'Racks', arabic: 'رف' }, { ...before, before: 'Bay' }, 'Bay'],
  ['the English as it was', { english: 'Bay', arabic: 'رف' }, { ...before, before: 'Bay' }, undefined],
  ['another Arabic too', { english: 'Shelves', arabic: 'رفوف' }, before, undefined],
  ['no Arabic', { english: 'Shelves', arabic: '' }, { ...before, arabic: '' }, undefined],
  ['nothing stored', { english: 'Shelves', arabic: 'رف' }, undefined, undefined],
])('after %s, the English that the Arabic translates is %s', (_, after, stored, expected) => {
  expect(englishBefore(after, stored)).toBe(expected);
});
