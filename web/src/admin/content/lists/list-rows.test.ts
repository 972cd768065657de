import { expect, test } from 'vitest';
import { entriesIn } from '#shared/content/list-entries.ts';
import { emptyRow, movedTo, rowsOf, textsOf } from './list-rows.ts';

const layla = {
  ...emptyRow,
  title: 'Layla Hassan',
  text: 'Director',
  arabic: { title: 'ليلى حسن', text: 'مديرة' },
};
const noor = {
  ...emptyRow,
  ...{
    title: 'Noor',
    text: 'Quality\n---\n\nand training',
    phone: '+964 1',
    picture: '/images/a.webp',
    hidden: true,
  },
};

test('rows are encoded as two texts, and decoded unchanged', () => {
  const rows = [layla, noor, { ...emptyRow, slot: 1 }];
  const texts = textsOf(rows);
  expect(rowsOf(texts, 1)).toEqual([layla, { ...noor, text: 'Quality\n–\n\nand training' }, rows[2]]);
  expect(texts.value.split('\n').slice(0, 3)).toEqual(['Layla Hassan', 'Director', '---']);
});

test('in Arabic an entry without Arabic is shown in English', () => {
  expect(entriesIn(textsOf([layla, noor]), 'ar').map(({ title }) => title)).toEqual(['ليلى حسن', 'Noor']);
});

test('a list without any Arabic lacks it, but not a list of fixed items alone', () => {
  expect(textsOf([noor]).valueAr).toBe('');
  expect(
    textsOf([
      { ...emptyRow, slot: 2 },
      { ...emptyRow, slot: 1, hidden: true },
    ]),
  ).toEqual({
    value: '\n[slot] 2\n---\n\n[slot] 1\n[hidden]',
    valueAr: '\n[slot] 2\n---\n\n[slot] 1\n[hidden]',
  });
});

test('an Arabic text without a title keeps the place of the title', () => {
  const row = { ...layla, arabic: { title: '', text: 'مديرة' } };
  expect(rowsOf(textsOf([row]), 0)[0]?.arabic).toEqual({ title: 'Layla Hassan', text: 'مديرة' });
});

test('puts fixed items that the list does not contain first', () => {
  expect(rowsOf({ value: '', valueAr: '' }, 2).map(({ slot }) => slot)).toEqual([1, 2]);
  expect(rowsOf(textsOf([layla, { ...emptyRow, slot: 2 }]), 2).map(({ slot }) => slot)).toEqual([1, 0, 2]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves an element from %i to %i', (from, to, result) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(result);
});
