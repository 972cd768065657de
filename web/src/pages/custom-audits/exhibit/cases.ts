/** A new product in the stores of a launch: in how many it stood, by day. Example data. */
export const launch = { stores: 60, on: [9, 17, 24, 30, 35, 39, 43, 46, 48, 50, 52, 53, 54, 55] } as const;

/** A batch that was withdrawn: in how many stores it was still on sale, by day. Example data. */
export const withdrawal = { stores: 46, on: [31, 19, 11, 6, 3, 1, 0] } as const;

/**
 * Ramadan: of `looked` listings (each a product in a store), `on` counts those that were on the shelf, by week: one week before
 * Ramadan, its four weeks, and one week after. Example data.
 */
export const ramadan = { looked: 240, on: [226, 211, 190, 202, 218, 228] } as const;

/** Returns the index of the smallest number; if several are equal, that of the first one. */
export function lowestOf(numbers: readonly number[]): number {
  return numbers.indexOf(Math.min(...numbers));
}
