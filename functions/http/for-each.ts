import { logFailure } from '#functions/data/log-failure.ts';

const atATime = 20;

/**
 * Calls a function for each id, some at a time. Returns the results that are defined, and the ids for which the
 * function failed; failures are logged.
 */
export async function forEach<Outcome>(
  ids: readonly string[],
  act: (id: string) => Promise<Outcome | undefined>,
): Promise<{ done: Outcome[]; failed: string[] }> {
  const done: Outcome[] = [];
  const failed: string[] = [];
  const each = async (id: string) => {
    try {
      const outcome = await act(id);
      if (outcome !== undefined) done.push(outcome);
    } catch (failure) {
      logFailure('One of many was not changed', failure, { id });
      failed.push(id);
    }
  };
  const all = [...new Set(ids)];
  for (let start = 0; start < all.length; start += atATime) {
    await Promise.all(all.slice(start, start + atATime).map(each));
  }
  return { done, failed };
}
