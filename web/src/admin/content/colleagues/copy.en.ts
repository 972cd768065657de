/** Words about colleagues who edit the same item. */
export const copy = {
  others: (names: string) =>
    `Also editing this now: ${names}. Whoever saves last is asked about what both changed.`,
};
