/** How many documents are made and written at a time. */
export const documentsAtOnce = 16;

/** Does work for each of some things, at most `most` at a time. The first failure ends it, once what has begun has ended. */
export async function inParallel<Thing>(
  things: Iterable<Thing>,
  most: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const waiting = things[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = waiting.next(); !next.done && !failed; next = waiting.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: most }, worker));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

/** A list in parts of at most `length`. */
export function partsOf<Thing>(list: readonly Thing[], length: number): Thing[][] {
  const parts: Thing[][] = [];
  for (let start = 0; start < list.length; start += length) parts.push(list.slice(start, start + length));
  return parts;
}
