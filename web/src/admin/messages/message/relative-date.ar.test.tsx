import { expect, test } from 'vitest';
import { relativeDate } from './relative-date.tsx';

test.each([
  [0, 'اليوم'],
  [1, 'أمس'],
  [2, 'قبل يومين'],
  [5, 'قبل ٥ أيام'],
  [30, '١٦ نيسان ٢٠٢٤'],
])('formats %d days ago in Arabic as %s', (days, text) => {
  const now = new Date('2024-05-16T12:00:00');
  expect(relativeDate(new Date(now.getTime() - days * 86_400_000 - 60_000), now)).toBe(text);
});
