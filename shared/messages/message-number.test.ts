import { expect, test } from 'vitest';
import { messageNumber } from './message-number.ts';

const ids = Array.from(
  { length: 20_000 },
  (_, n) => `3f6c1d2e-0000-4000-8000-${String(n).padStart(12, '0')}-0abc1de`,
);

test('a message always has the same short number', () => {
  expect(messageNumber('message-0000000001')).toBe('M-922T-N1ZN');
  for (const id of ids.slice(0, 100)) expect(messageNumber(id)).toMatch(/^M(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

test('ids that differ in one letter have different numbers', () => {
  expect(new Set(ids.map(messageNumber)).size).toBe(ids.length);
});
