import { expect, test } from 'vitest';
import { intervalOf } from './confidence.ts';

/**
 * The examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion: comparison of seven methods",
 * Statistics in Medicine 17 (1998), table I, method 3.
 */
test.each([
  [81, 263, '0.2553', '0.3662'],
  [15, 148, '0.0624', '0.1605'],
  [0, 20, '0.0000', '0.1611'],
  [1, 29, '0.0061', '0.1718'],
])('%i of %i has the interval from %s to %s', (part, sample, from, to) => {
  expect(intervalOf(part / sample, sample).map((end) => end.toFixed(4))).toEqual([from, to]);
});

test('no interval exceeds 0 or 100 %', () => {
  for (const sample of [0.8, 1, 5, 40])
    for (const share of [0, 0.02, 0.5, 1]) {
      const [from, to] = intervalOf(share, sample);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(1);
      expect(from).toBeLessThanOrEqual(share);
      expect(to).toBeGreaterThanOrEqual(share - 1e-12);
    }
});
