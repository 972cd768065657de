import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency.ts';

test.each([
  ['0123456789abcdef', true],
  ['d9428888-122b-11e1-b85c-61cd3cbb3210', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['x'.repeat(15), false],
  ['0123456789abcde#', false],
  ['0123456789abcdef\n', false],
])('whether %j is an idempotency key: %j', (key, accepted) => {
  expect(idempotencyKey.safeParse(key).success).toBe(accepted);
});
