import { errorsAt95 } from './confidence.ts';

/**
 * The answers of two auditors about the same items: how often both said right, only the first did, only the second did,
 * and neither did.
 */
export type Answers = readonly [bothRight: number, onlyFirst: number, onlySecond: number, bothWrong: number];

export interface Agreement {
  /** The number of items that both answered. */
  pairs: number;
  /** The share of equal answers, from 0 to 1. */
  observed: number;
  /** The share of equal answers expected by chance, given how often each auditor gave each answer. */
  expected: number;
  /** Cohen's kappa: the agreement beyond chance, as a share of the possible maximum. */
  kappa: number;
  /**
   * The lowest and the highest kappa to expect of all items, at 95 % confidence: J. L. Fleiss, J. Cohen, B. S. Everitt,
   * "Large sample standard errors of kappa and weighted kappa" (1969).
   */
  interval: readonly [from: number, to: number];
}

/**
 * Returns Cohen's kappa of two auditors (J. Cohen, "A coefficient of agreement for nominal scales", 1960). Throws if
 * there are no answers.
 */
export function agreementOf([bothRight, onlyFirst, onlySecond, bothWrong]: Answers): Agreement {
  const pairs = bothRight + onlyFirst + onlySecond + bothWrong;
  if (pairs === 0) throw new RangeError('Two auditors who answered nothing neither agree nor differ.');
  const firstRight = (bothRight + onlyFirst) / pairs;
  const secondRight = (bothRight + onlySecond) / pairs;
  const observed = (bothRight + bothWrong) / pairs;
  const expected = firstRight * secondRight + (1 - firstRight) * (1 - secondRight);
  if (expected === 1) return { pairs, observed, expected, kappa: 1, interval: [1, 1] };
  const kappa = (observed - expected) / (1 - expected);
  const differing =
    onlyFirst * (secondRight + 1 - firstRight) ** 2 + onlySecond * (1 - secondRight + firstRight) ** 2;
  const alike =
    bothRight * (1 - (firstRight + secondRight) * (1 - kappa)) ** 2 +
    bothWrong * (1 - (2 - firstRight - secondRight) * (1 - kappa)) ** 2;
  const spread = (alike + (1 - kappa) ** 2 * differing) / pairs - (kappa - expected * (1 - kappa)) ** 2;
  const margin = (errorsAt95 * Math.sqrt(Math.max(0, spread) / pairs)) / (1 - expected);
  const interval = [Math.max(-1, kappa - margin), Math.min(1, kappa + margin)] as const;
  return { pairs, observed, expected, kappa, interval };
}

/** The example of the sample report and of the page about the method: sixty price labels, read by two auditors. */
export const exampleAnswers: Answers = [41, 3, 2, 14];
