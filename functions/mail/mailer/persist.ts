import { setTimeout } from 'node:timers/promises';
import { isUnavailable } from '#functions/data/table/unavailable.ts';

const attempts = 5;
const backoffMs = 100;

/**
 * Does something with the database that may be done twice, again while the database is throttled or out of reach: the client's own
 * tries have a quota, which is used up just when many calls fail.
 */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isUnavailable(error)) throw error;
    }
    await setTimeout(backoffMs * 2 ** attempt * (0.5 + Math.random()));
  }
}
