import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** Every character is as wide as half the type's size. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = {
  width: 100,
  sizes: [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ],
};

test('sets a title as large as possible', () => {
  expect(fitTitle('ten chars!', room, measure)).toEqual({ lines: ['ten chars!'], size: 20 });
  expect(fitTitle('eleven char', room, measure)).toEqual({ lines: ['eleven char'], size: 10 });
});

test('breaks it between words', () => {
  expect(fitTitle('shelf share in eighteen provinces', room, measure)).toEqual({
    lines: ['shelf share in', 'eighteen provinces'],
    size: 10,
  });
});

test('shortens a title that fits in no size with an ellipsis', () => {
  const { lines } = fitTitle('shelf share in eighteen provinces of all Iraq', room, measure);
  expect(lines).toEqual(['shelf share in', 'eighteen provinces…']);
});

test('cuts a word that is longer than a line', () => {
  const { lines } = fitTitle('W'.repeat(60), room, measure);
  expect(lines).toEqual([`${'W'.repeat(19)}…`]);
});

test('keeps a bound Arabic word on the line of the next word', () => {
  const { lines } = fitTitle(
    'قياس حصة الرفوف على رفوف العراق',
    { width: 100, sizes: [{ size: 11, lines: 3 }] },
    measure,
  );
  expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual(['قياس حصة الرفوف', 'على رفوف العراق']);
});

test('makes no line from an empty title', () => {
  expect(fitTitle('  ', room, measure).lines.join('')).toBe('');
});
