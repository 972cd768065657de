import { expect, test } from 'vitest';
import { differenceOf } from './field-difference.tsx';

const marked = (from: string, to: string) =>
  differenceOf(from, to)
    .map(({ what, text }) => (what === 'same' ? text : `${what === 'added' ? '+' : '-'}[${text}]`))
    .join('');

test.each([
  ['one word of English', 'We audit shops.', 'We audit stores.', 'We audit -[shops]+[stores].'],
  ['one word of Arabic', 'ندقّق المتاجر.', 'ندقّق الرفوف.', 'ندقّق -[المتاجر]+[الرفوف].'],
  ['something new', '', 'New', '+[New]'],
  ['nothing left', 'Old', '', '-[Old]'],
  ['a blank line', 'a\nb', 'a\n\nb', 'a-[\n]+[\n\n]b'],
  ['nothing', 'same', 'same', 'same'],
])('shows %s', (_, from, to, expected) => expect(marked(from, to)).toBe(expected));

test('leaves out text far from any change', () => {
  const long = Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ');
  const shown = marked(`${long} end`, `${long} finish`);
  expect(shown).toMatch(/^ … .*w499 -\[end\]\+\[finish\]$/);
  expect(shown.length).toBeLessThan(120);
});

test('shows two texts with nothing in common one after the other', () => {
  const text = (letter: string) => Array.from({ length: 4000 }, (_, n) => `${letter}${n}`).join('');
  const spaced = (letter: string) => Array.from({ length: 4000 }, (_, n) => `${letter}${n}.`).join('');
  expect(differenceOf(spaced('a'), spaced('b')).map(({ what }) => what)).toEqual(['removed', 'added']);
  expect(marked(text('a'), text('b'))).toBe(`-[${text('a')}]+[${text('b')}]`);
});
