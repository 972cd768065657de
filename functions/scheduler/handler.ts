import { setTimeout } from 'node:timers/promises';
import { isBackupLate } from '#functions/data/backups/point.ts';
import { applyChange, listDueChanges } from '#functions/data/content/changes.ts';
import { logDone, logFailed, logFailure } from '#functions/data/log-failure.ts';
import { applySchedule, listDuePosts } from '#functions/data/posts/schedule.ts';
import { postKinds } from '#shared/posts/kinds.ts';

/** `now` returns the time in milliseconds since 1970. `wait` resolves after a time. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

/** How often the schedule calls this function, in milliseconds. */
const beatMs = 60_000;
/**
 * How far the clocks of two machines may differ, in milliseconds. A change is applied this much after its instant, so that the
 * instant is in the past for the publisher, too.
 */
const graceMs = 500;

/** Something that is due at an instant (ISO 8601, UTC). */
interface Due {
  readonly at: string;
  /** The name of the work in the log. */
  readonly name: string;
  readonly apply: (now: Date) => Promise<void>;
}

/**
 * Applies everything that is due before the next call: publishes and unpublishes posts, publishes planned changes of texts.
 * Each change is applied at its instant; an overdue one is applied at once. A failure is logged and tried again by the next
 * call.
 */
export async function publishDue(clock: Clock): Promise<void> {
  const due = await listDue(new Date(clock.now() + beatMs));
  for (const { at, name, apply } of due.sort(byInstant)) {
    const early = Date.parse(at) + graceMs - clock.now();
    if (early > 0) await clock.wait(early);
    await apply(new Date(clock.now())).catch((error) =>
      logFailure('plan-not-concluded', error, { planned: name }),
    );
  }
}

async function listDue(until: Date): Promise<Due[]> {
  const [changes, ...posts] = await Promise.all([
    listDueChanges(until),
    ...postKinds.map((kind) => listDuePosts(kind, until)),
  ]);
  return [
    ...changes.map((one) => ({
      at: one.at,
      name: `content-change#${one.id}`,
      apply: (now: Date) => applyChange(one, now),
    })),
    ...posts.flat().map((one) => ({
      at: one.at,
      name: `${one.kind}#${one.id}`,
      apply: (now: Date) => applySchedule(one, now),
    })),
  ];
}

function byInstant(one: Due, other: Due): number {
  return one.at < other.at ? -1 : 1;
}

/** Reports that no backup was made for too long. The backup runner cannot report this itself, because it may be the cause. */
async function watchBackups(now: Date): Promise<void> {
  if (await isBackupLate(now)) logFailed('The last backup is too old', {});
}

/** Called every minute: see {@link publishDue}. */
export async function handler(): Promise<void> {
  await publishDue({ now: () => Date.now(), wait: (ms) => setTimeout(ms) });
  await watchBackups(new Date());
  logDone('scheduler');
}
