import { expect, test } from 'vitest';
import { keptMs } from './retention.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  ['message', 730 * day],
  ['newsletter', 30 * day],
  ['session', day / 2],
  ['challenge', 5 * minute],
  ['editing', 5 * minute],
  ['audit', 365 * day],
  ['backup', 35 * day],
] as const)('an item of the kind %s is kept for %i ms', (kind, ms) => expect(keptMs(kind)).toBe(ms));
