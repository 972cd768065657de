/** How many items are worked on at a time. */
const atOnce = 5;

/** An item whose work failed, or was not begun for lack of time, with the reason. */
export interface Failed<One> {
  readonly one: One;
  readonly reason: unknown;
}

/**
 * Does the work for each item, some at a time, while there is time to begin another. A failure does not affect the
 * others. Resolves to the items to try again; never rejects.
 */
export async function runLimited<One>(
  all: readonly One[],
  hasTime: () => boolean,
  work: (one: One) => Promise<void>,
): Promise<Failed<One>[]> {
  const left: Failed<One>[] = [];
  // All lanes share this iterator: each takes the next item.
  const waiting = all.values();
  const lane = async () => {
    for (const one of waiting) {
      if (hasTime()) await work(one).catch((reason: unknown) => left.push({ one, reason }));
      else left.push({ one, reason: new Error('There was no time left.') });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return left;
}

/**
 * Returns the reasons of failures, each once, for the log. Errors of the database and of this program hold no personal
 * data.
 */
export function reasonsOf(left: readonly Failed<unknown>[]): string {
  return [...new Set(left.map(({ reason }) => String(reason)))].join(' ');
}
