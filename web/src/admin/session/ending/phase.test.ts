import { expect, test } from 'vitest';
import { clock, phaseOf } from './phase.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  ['long before either end', 30, 600, { name: 'quiet' }],
  ['just before the warning', 5.1, 600, { name: 'quiet' }],
  ['soon unused for too long', 5, 600, { name: 'idle', endsAt: minutes(5) }],
  ['soon too old, while it is used', 30, 5, { name: 'total', endsAt: minutes(5) }],
  ['soon both: to use it would not help', 3, 4, { name: 'total', endsAt: minutes(3) }],
  ['at its end', 0, 600, { name: 'over' }],
  ['too old, though it was used', 20, -1, { name: 'over' }],
])('a session that is %s', (_, idle, total, phase) => {
  expect(phaseOf({ idle: minutes(idle), total: minutes(total) }, 0)).toEqual(phase);
});

test.each([
  [minutes(5), '5:00'],
  [64_001, '1:05'],
  [900, '0:01'],
  [-5, '0:00'],
])('formats %i ms as %s', (ms, text) => {
  expect(clock(ms)).toBe(text);
});
