import { setTimeout } from 'node:timers/promises';
import { ThrottledError } from './unavailable.ts';

/** A hundred who write one item at the same moment are all through before the last try. */
const attempts = 40;
/** Milliseconds: each try waits up to this much longer than the one before, and none longer than the most. */
const stepMs = 20;
const mostMs = 300;

/**
 * Reads and writes until no other write comes between the two. `attempt` answers `undefined` when one did, and then is
 * asked again after a pause of random length, so that those who write at once do not meet again and again.
 * @throws ThrottledError naming `what`, when it is written too often.
 */
export async function untilNothingComesBetween<Result>(
  what: string,
  attempt: () => Promise<{ readonly done: Result } | undefined>,
): Promise<Result> {
  for (let tried = 0; tried < attempts; tried++) {
    if (tried > 0) await setTimeout(Math.random() * Math.min(tried * stepMs, mostMs));
    const outcome = await attempt();
    if (outcome) return outcome.done;
  }
  throw new ThrottledError(`${what} is written too often.`);
}
