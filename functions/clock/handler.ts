import { setTimeout } from 'node:timers/promises';
import { logFailure } from '#functions/data/log-failure.ts';
import { applySchedule, listDuePosts, type ScheduledPost } from '#functions/data/posts/schedule.ts';
import { postKinds } from '#shared/posts/kinds.ts';

/** The time, in milliseconds since 1970, and waiting. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

/** How often this is called, in milliseconds. */
const beatMs = 60_000;
/** By so much the clocks of two machines may differ: whoever publishes must find the instant past. */
const graceMs = 500;

/**
 * Has each post that is due until the next call appear or disappear at its instant; at once what was due before, such as while nothing
 * ran. What fails is logged, and due still the next time.
 */
export async function publishDue(clock: Clock): Promise<void> {
  const until = new Date(clock.now() + beatMs);
  const due = (await Promise.all(postKinds.map((kind) => listDuePosts(kind, until)))).flat();
  for (const one of due.sort(byInstant)) {
    const early = Date.parse(one.at) + graceMs - clock.now();
    if (early > 0) await clock.wait(early);
    await applySchedule(one, new Date(clock.now())).catch((error) =>
      logFailure('plan-not-concluded', error, { post: `${one.kind}#${one.id}` }),
    );
  }
}

function byInstant(one: ScheduledPost, other: ScheduledPost): number {
  return one.at < other.at ? -1 : 1;
}

/** Called each minute: see {@link publishDue}. */
export async function handler(): Promise<void> {
  await publishDue({ now: () => Date.now(), wait: (ms) => setTimeout(ms) });
}
