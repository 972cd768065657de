import { expect, test } from 'vitest';
import { agreementOf, exampleAnswers } from './agreement.ts';

/** Two readers of fifty grant proposals: the worked example of "Cohen's kappa" in Wikipedia, after Kilem Gwet. */
test('computes kappa of a published example', () => {
  const { pairs, observed, expected, kappa } = agreementOf([20, 5, 10, 15]);
  expect(pairs).toBe(50);
  expect(observed).toBeCloseTo(0.7);
  expect(expected).toBeCloseTo(0.5);
  expect(kappa).toBeCloseTo(0.4);
});

/**
 * J. L. Fleiss, Statistical Methods for Rates and Proportions: agreement by chance only, complete disagreement, and
 * complete agreement.
 */
test.each([
  ['chance', [25, 25, 25, 25], 0],
  ['opposites', [0, 50, 50, 0], -1],
  ['all alike', [30, 0, 0, 30], 1],
  ['one answer only', [60, 0, 0, 0], 1],
] as const)('kappa of %s', (_, answers, kappa) => {
  expect(agreementOf(answers).kappa).toBeCloseTo(kappa);
});

/** The example of `ci.kappa` in the R package statpsych, after Fleiss, Levin and Paik (2003). */
test('computes the interval of a published example', () => {
  const { kappa, interval } = agreementOf([31, 12, 4, 58]);
  expect([kappa, ...interval].map((value) => value.toFixed(4))).toEqual(['0.6757', '0.5317', '0.8196']);
});

test('an interval stays within the range of kappa, and is narrower with more items', () => {
  for (const answers of [
    [30, 0, 0, 30],
    [60, 0, 0, 0],
    [0, 50, 50, 0],
    [5, 1, 0, 4],
  ] as const) {
    const { kappa, interval } = agreementOf(answers);
    expect(interval[0]).toBeGreaterThanOrEqual(-1);
    expect(interval[0]).toBeLessThanOrEqual(kappa);
    expect(interval[1]).toBeGreaterThanOrEqual(kappa);
    expect(interval[1]).toBeLessThanOrEqual(1);
  }
  const width = ([from, to]: readonly [number, number]) => to - from;
  const [few, many] = [agreementOf([20, 5, 10, 15]), agreementOf([80, 20, 40, 60])];
  expect(width(many.interval)).toBeCloseTo(width(few.interval) / 2);
});

test('computes the agreement of the two auditors in the examples', () => {
  const { pairs, observed, expected, kappa, interval } = agreementOf(exampleAnswers);
  expect(interval.map((end) => end.toFixed(2))).toEqual(['0.62', '0.97']);
  expect(pairs).toBe(60);
  expect([observed, expected, kappa].map((part) => part.toFixed(3))).toEqual(['0.917', '0.601', '0.791']);
});

test('no answers have no agreement', () => {
  expect(() => agreementOf([0, 0, 0, 0])).toThrow(RangeError);
});
