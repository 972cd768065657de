export const copy = {
  others: (names: string) =>
    `Also editing this now: ${names}. Whoever saves last is asked about what both changed.`,
};
