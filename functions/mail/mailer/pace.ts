import { setTimeout } from 'node:timers/promises';

/** A clock in milliseconds that only goes on, and how it is waited. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const actual: Clock = { now: () => performance.now(), wait: setTimeout };

/** Makes what whoever begins something waits for: so many begin in a second at most, evenly, in the order in which they came. */
export function pace(perSecond: number, { now, wait }: Clock = actual): () => Promise<void> {
  let free = 0;
  return async () => {
    const asked = now();
    const turn = Math.max(asked, free);
    free = turn + 1000 / perSecond;
    if (turn > asked) await wait(turn - asked);
  };
}
