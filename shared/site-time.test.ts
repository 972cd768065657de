import { expect, test } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './site-time.ts';

test('a day is that of Baghdad', () => {
  expect(startOfDay('2026-11-29').toISOString()).toBe('2026-11-28T21:00:00.000Z');
  expect(endOfDay('2026-11-29').toISOString()).toBe('2026-11-29T20:59:59.999Z');
});

test.each([
  ['2026-11-28T20:59:59.999Z', 0, '2026-11-28'],
  ['2026-11-28T21:00:00.000Z', 0, '2026-11-29'],
  ['2026-11-29T12:00:00.000Z', 1, '2026-11-28'],
  ['2026-01-01T12:00:00.000Z', 2, '2025-12-30'],
])('%s, %i days before, is %s', (instant, before, day) => {
  expect(dayOf(new Date(instant), before)).toBe(day);
  if (before === 0) expect(dayOf(new Date(instant))).toBe(day);
});
