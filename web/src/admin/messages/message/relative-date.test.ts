import fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativeDate } from './relative-date.tsx';

const now = new Date('2024-05-16T12:00:00');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  [-24, 'Today'],
  [0, 'Today'],
  [24, 'Today'],
  [24.001, 'Yesterday'],
  [48, 'Yesterday'],
  [48.001, '2 days ago'],
  [72.001, '3 days ago'],
  [168, '6 days ago'],
  [168.001, 'May 9, 2024'],
  [24 * 366, 'May 16, 2023'],
])('formats %d hours ago as %s', (hours, text) => {
  expect(relativeDate(hoursAgo(hours), now)).toBe(text);
});

test('every date has a text, and only the last seven days are relative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * 365 * 24 }), (hours) => {
      const relative = /^(Today|Yesterday|[2-6] days ago)$/.test(relativeDate(hoursAgo(hours), now));
      expect(relative).toBe(hours <= 7 * 24);
    }),
  );
});
