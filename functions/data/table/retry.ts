import { setTimeout } from 'node:timers/promises';
import { isUnavailable, ThrottledError } from './unavailable.ts';

/** The outcome of one try. */
type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

interface Retry<Result> {
  /** The maximum number of attempts. */
  readonly tries: number;
  /** The pause after the n-th try, in milliseconds. */
  readonly pause: (tried: number) => number;
  /** True if an outcome deserves another try. */
  readonly when: (outcome: Outcome<Result>) => boolean;
}

/** Repeats work while its outcome deserves another try. Returns or throws the last outcome. */
export async function retry<Result>(
  { tries, pause, when }: Retry<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    const outcome: Outcome<Result> = await work().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if (tried === tries || !when(outcome)) {
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    }
    await setTimeout(pause(tried));
  }
}

/** Returns a pause that doubles with each try and varies by up to half, so that callers do not all retry at the same moment. */
export const doubling = (firstMs: number) => (tried: number) => firstMs * 2 ** tried * (0.5 + Math.random());

/**
 * Repeats a database call while the database throttles or is unreachable. Only for work that may be done twice. The
 * client's own retries share a quota, which is used up when many calls fail.
 */
export function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  return retry(
    { tries: 5, pause: doubling(100), when: (outcome) => 'error' in outcome && isUnavailable(outcome.error) },
    work,
  );
}

/**
 * Repeats a batch request for the items that it left unprocessed, after pauses of 50 ms and more. `work` throws while items are
 * left.
 */
export function retryRest(work: () => Promise<void>): Promise<void> {
  return retry(
    {
      tries: 5,
      pause: (tried) => 25 * 2 ** tried,
      when: (outcome) => 'error' in outcome && outcome.error instanceof ThrottledError,
    },
    work,
  );
}

/**
 * Repeats a read and a write until no other write comes between them; `attempt` returns `undefined` if one did. Pauses
 * have random lengths, so that concurrent writers do not meet again. A hundred writers of one item finish before the
 * last try.
 * @throws ThrottledError naming `what` if the item is written too often
 */
export async function retryOnConflict<Result>(
  what: string,
  attempt: () => Promise<{ readonly done: Result } | undefined>,
): Promise<Result> {
  const outcome = await retry(
    {
      tries: 40,
      pause: (tried) => Math.random() * Math.min(tried * 20, 300),
      when: (one) => 'result' in one && one.result === undefined,
    },
    attempt,
  );
  if (!outcome) throw new ThrottledError(`${what} is written too often.`);
  return outcome.done;
}
