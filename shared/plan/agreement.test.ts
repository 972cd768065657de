import { expect, test } from 'vitest';
import { agreementOf, exampleAnswers } from './agreement.ts';

/** Two readers of fifty grant proposals: the worked example of "Cohen's kappa" in Wikipedia, after Kilem Gwet. */
test('kappa of a published example', () => {
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

test('the two auditors of the examples', () => {
  const { pairs, observed, expected, kappa } = agreementOf(exampleAnswers);
  expect(pairs).toBe(60);
  expect([observed, expected, kappa].map((part) => part.toFixed(3))).toEqual(['0.917', '0.601', '0.791']);
});

test('no answers are no agreement', () => {
  expect(() => agreementOf([0, 0, 0, 0])).toThrow(RangeError);
});
