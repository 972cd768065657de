/**
 * Half of the 95 % interval of a share of 50 %, the widest case, of `n` stores drawn from `population`. W. G. Cochran, Sampling
 * Techniques (1977), chapters 3 and 5; the design effect after L. Kish, Survey Sampling (1965), chapter 5.
 */
export function marginOf(n: number, population: number): number {
  return 1.96 * Math.sqrt((0.25 * designEffect) / n) * Math.sqrt((population - n) / (population - 1));
}

/** Six visits to a neighbourhood, whose stores resemble one another with a correlation of 0.05. */
export const designEffect = 1 + (6 - 1) * 0.05;
