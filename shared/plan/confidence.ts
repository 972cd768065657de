/** How many standard errors a margin spans at 95 % confidence. */
export const errorsAt95 = 1.96;

/**
 * Returns the limits of the share in the whole population, as fractions, at 95 % confidence, from the share in a sample: the
 * score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical inference" (1927). Unlike an
 * interval of the share plus or minus a margin, it stays between 0 and 1, in small samples too.
 *
 * @param share as a fraction
 * @param sample the number of independent answers; for answers from neighbouring stores, their number divided by the design
 * effect
 */
export function intervalOf(share: number, sample: number): readonly [from: number, to: number] {
  const z2 = errorsAt95 ** 2;
  const centre = share + z2 / (2 * sample);
  const half = errorsAt95 * Math.sqrt((share * (1 - share)) / sample + z2 / (4 * sample ** 2));
  const whole = 1 + z2 / sample;
  return [Math.max(0, (centre - half) / whole), Math.min(1, (centre + half) / whole)];
}
