/** So many are worked on at a time: others go on while one waits for its answers. */
const atOnce = 5;

/** What could not be done, or was not begun for lack of time, and why. */
export interface Failed<One> {
  readonly one: One;
  readonly reason: unknown;
}

/**
 * Does the work for each, some at once, as long as there is time to begin another. One that fails keeps no other from
 * being done. Resolves to those that are left to be tried again; never rejects.
 */
export async function runLimited<One>(
  all: readonly One[],
  hasTime: () => boolean,
  work: (one: One) => Promise<void>,
): Promise<Failed<One>[]> {
  const left: Failed<One>[] = [];
  // Shared by all lanes: each takes the next that nobody has taken.
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

/** Why something is left, each reason once: errors of the database and of this program, which hold nobody's data. */
export function reasonsOf(left: readonly Failed<unknown>[]): string {
  return [...new Set(left.map(({ reason }) => String(reason)))].join(' ');
}
