import { storeComparison } from '#functions/data/backups/backup-store.ts';
import { noteProgress, reserveJob, type StoredJob } from '#functions/data/backups/job.ts';
import { getPoint, type StoredPoint } from '#functions/data/backups/point.ts';
import { type PartRestored, restorePart } from '#functions/data/backups/restore-part.ts';
import type { RestoredSite } from '#functions/data/backups/site.ts';
import { logFailed, logFailure } from '#functions/data/log-failure.ts';
import {
  isUnderWay,
  maxDifferences,
  type PartComparison,
  restorable,
  restoreOrder,
} from '#shared/backups.ts';
import { makePoint, sourceOfPoint } from './points.ts';

/** How often the reservation of a running job is renewed, in milliseconds. */
const renewEveryMs = 10_000;

/**
 * Does the jobs that owners started, and makes the restore point of the day. Interrupted work is resumed by a later
 * call, from its stored state.
 */
export async function keep(site: RestoredSite, clock: () => Date = () => new Date()): Promise<void> {
  for (let job = await reserveJob(clock()); job; job = await reserveJob(clock()))
    await doJob(site, job, clock);
  await makeDailyPoint(site, clock);
}

async function doJob(site: RestoredSite, job: StoredJob, clock: () => Date): Promise<void> {
  if (!isUnderWay(job)) {
    logFailed('A backup job failed', { work: job.work, job: job.id, reason: 'It broke off again and again' });
    return;
  }
  let lastSign = clock().getTime();
  const onStep = async () => {
    if (clock().getTime() - lastSign < renewEveryMs) return;
    await noteProgress(job, {}, clock());
    lastSign = clock().getTime();
  };
  const end = (state: 'done' | 'failed') =>
    noteProgress(job, { state, endedAt: clock().toISOString() }, clock());
  try {
    await works[job.work](site, job, { onStep, clock });
    await end('done');
  } catch (error) {
    logFailure('A backup job failed', error, { work: job.work, job: job.id });
    await end('failed');
  }
}

interface JobContext {
  readonly onStep: () => Promise<void>;
  readonly clock: () => Date;
}

const works: Record<
  StoredJob['work'],
  (site: RestoredSite, job: StoredJob, context: JobContext) => Promise<void>
> = {
  async point(site, { id, by, startedAt }, { onStep }) {
    await makePoint(site, { id, at: startedAt, reason: 'asked', by }, onStep);
  },

  async comparison(site, job, { onStep, clock }) {
    const source = sourceOfPoint(await pointOf(job, clock()), site);
    const parts: PartComparison[] = [];
    for (const part of restorable) {
      const result = await restorePart(site, source, part, {
        ...{ isTrial: true, by: job.by, now: clock(), onStep },
      });
      parts.push(inNumbers(result));
    }
    await storeComparison(job.id, { pointId: job.pointId, comparedAt: clock().toISOString(), parts });
  },

  async restore(site, job, { onStep, clock }) {
    const point = await pointOf(job, clock());
    if (job.undoId === '') {
      // The point gets the job's id, so that a resumed call makes no second point.
      const at = clock().toISOString();
      await makePoint(site, { id: job.id, at, reason: 'before-restore', by: job.by }, onStep);
      await noteProgress(job, { undoId: job.id }, clock());
    }
    const source = sourceOfPoint(point, site);
    const done = [...job.done];
    for (const part of restoreOrder) {
      if (!job.parts.includes(part) || done.includes(part)) continue;
      await restorePart(site, source, part, { isTrial: false, by: job.by, now: clock(), onStep });
      done.push(part);
      await noteProgress(job, { done }, clock());
    }
  },
};

async function pointOf({ pointId }: StoredJob, now: Date): Promise<StoredPoint> {
  const point = await getPoint(pointId, now);
  if (!point) throw new Error(`There is no point ${pointId} any more.`);
  return point;
}

function inNumbers({ part, differences, newer, files }: PartRestored): PartComparison {
  const count = (what: (typeof differences)[number]['what']) =>
    differences.filter((one) => one.what === what).length;
  return {
    ...{ part, newer, filesBack: files.back, filesLost: files.lost },
    ...{ changes: count('changes'), back: count('back'), blocked: count('blocked') },
    differences: differences.slice(0, maxDifferences),
  };
}

/**
 * Makes the restore point of the day, if there is none yet. Days begin at midnight UTC, which is 3:00 in Baghdad. If a call is
 * missed, a later call makes the point. A failure is logged.
 */
async function makeDailyPoint(site: RestoredSite, clock: () => Date): Promise<void> {
  const at = clock().toISOString();
  const id = `daily-${at.slice(0, 10)}`;
  if (await getPoint(id, clock())) return;
  try {
    await makePoint(site, { id, at, reason: 'daily', by: '' }, async () => {});
  } catch (error) {
    logFailure('A backup job failed', error, { work: 'daily' });
  }
}
