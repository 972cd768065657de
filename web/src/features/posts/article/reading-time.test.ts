import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test.each([
  ['', 1],
  [words(90, 'shelf'), 1],
  [words(300, 'shelf'), 2],
  [words(1000, 'رفّ'), 5],
  [words(1000, '**well-known**'), 5],
])('counts minutes: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('does not count markup and URLs', () => {
  const link = '- [shelf](/what-we-do/of/a/long/address?with=many&words=in)\n';
  expect(readingMinutes(link.repeat(400))).toBe(2);
  expect(readingMinutes('## * > - '.repeat(1000))).toBe(1);
});
