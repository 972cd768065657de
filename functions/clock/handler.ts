import { setTimeout } from 'node:timers/promises';
import { isBackupLate } from '#functions/data/backups/point.ts';
import { logDone, logFailed, logFailure } from '#functions/data/log-failure.ts';
import { applySchedule, listDuePosts, type ScheduledPost } from '#functions/data/posts/schedule.ts';
import { postKinds } from '#shared/posts/kinds.ts';

/** The time, in milliseconds since 1970, and waiting. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

/** How often the schedule calls this function, in milliseconds. */
const beatMs = 60_000;
/**
 * How far the clocks of two machines may differ, in milliseconds: when the publisher reads the post, its instant has to
 * be in the past.
 */
const graceMs = 500;

/**
 * Publishes or unpublishes each post that is due before the next call, at its instant; what was due before, such as
 * while nothing ran, at once. A failure is logged, and the post is still due at the next call.
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

/** Reports that no backup was made for too long. The keeper cannot: it may be the one that does not run. */
async function watchBackups(now: Date): Promise<void> {
  if (await isBackupLate(now)) logFailed('The last backup is too old', {});
}

/** Called every minute: see {@link publishDue}. */
export async function handler(): Promise<void> {
  await publishDue({ now: () => Date.now(), wait: (ms) => setTimeout(ms) });
  await watchBackups(new Date());
  logDone('clock');
}
