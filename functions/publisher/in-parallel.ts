/** How many documents are rendered and written at a time. */
export const documentsAtOnce = 16;

/**
 * Does work for each element, at most `max` at a time. After the first failure nothing more is begun; it rejects when
 * the work in progress has ended.
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  max: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
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
  const results = await Promise.allSettled(Array.from({ length: max }, worker));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Splits a list into parts of at most `length`. */
export function partsOf<Item>(list: readonly Item[], length: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < list.length; start += length) parts.push(list.slice(start, start + length));
  return parts;
}
