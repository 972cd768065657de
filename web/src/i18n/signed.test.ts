import { expect, test } from 'vitest';
import { signed } from './signed.ts';

test.each([
  [18, '18%', '+18%'],
  [-3, '3', '−3'],
  [0, '0%', '0%'],
  [18, '١٨٪', '+١٨٪'],
  [-6, '٦', '−٦'],
])('formats %s as %s, with the sign first in both languages', (value, amount, shown) => {
  expect(signed(value, amount)).toBe(shown);
});
