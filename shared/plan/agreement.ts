/**
 * The answers of two auditors about the same items: how often both said right, only the first did, only the second did,
 * and neither did.
 */
export type Answers = readonly [bothRight: number, onlyFirst: number, onlySecond: number, bothWrong: number];

/** The agreement of two auditors. */
export interface Agreement {
  /** The number of items that both answered. */
  pairs: number;
  /** The share of equal answers, from 0 to 1. */
  observed: number;
  /** The share of equal answers expected by chance, given how often each auditor gave each answer. */
  expected: number;
  /** Cohen's kappa: the agreement beyond chance, as a share of the possible maximum. */
  kappa: number;
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
  return { pairs, observed, expected, kappa: expected === 1 ? 1 : (observed - expected) / (1 - expected) };
}

/** The example of the sample report and of the page about the method: sixty price labels, read by two auditors. */
export const exampleAnswers: Answers = [41, 3, 2, 14];
