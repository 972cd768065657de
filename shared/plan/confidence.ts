/** How many standard errors a margin spans at 95 % confidence. */
export const errorsAt95 = 1.96;
