import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type BackupJob, backupWorks, jobStates, type Restorable, restorable } from '#shared/backups.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb } from '../table/client.ts';
import { isOver, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';

/** A job as stored. `takenBy` identifies the call of the function that works on it, until `takenUntil`. */
export interface StoredJob extends BackupJob {
  readonly takenBy: string;
  readonly takenUntil: string;
  /** How many function calls have worked on the job. */
  readonly tries: number;
}

const readJob = itemReader<StoredJob, 'id' | 'work' | 'state' | 'startedAt'>(
  {
    id: z.string(),
    work: z.enum(backupWorks),
    state: z.enum(jobStates),
    startedAt: z.iso.datetime(),
  },
  {
    pointId: [z.string(), ''],
    parts: [z.array(z.enum(restorable)), []],
    done: [z.array(z.enum(restorable)), []],
    by: [z.string(), ''],
    endedAt: [z.string(), ''],
    undoId: [z.string(), ''],
    takenBy: [z.string(), ''],
    takenUntil: [z.string(), ''],
    tries: [z.int(), 0],
  },
);

/** The key of the only job: a new job replaces an ended one. */
export const jobKey = itemKey('backup-job', 'latest');

/** For how long a job is reserved after the last sign of work on it, in milliseconds. */
const takenMs = 2 * 60_000;
/** A job counts as failed after this many interrupted calls. */
const maxTries = 3;

/** Returns the latest job; `undefined` if there is none. */
export async function getJob(now: Date): Promise<StoredJob | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: jobKey, ConsistentRead: true }),
  );
  return Item && !isOver(Item, now) ? readJob(Item) : undefined;
}

/** The input of a new job. `by` is a username. */
export interface BackupRequest {
  readonly work: BackupJob['work'];
  readonly pointId?: string;
  readonly parts?: readonly Restorable[];
  readonly by: string;
}

/**
 * Stores a new job in place of `before`, the job that was read. Returns `undefined` if another user has started a new
 * job, or continued `before`, in the meantime.
 */
export async function beginJob(
  { work, pointId = '', parts = [], by }: BackupRequest,
  before: StoredJob | undefined,
  now: Date,
): Promise<StoredJob | undefined> {
  const job = {
    ...{ id: randomUUID(), work, state: 'waiting' as const, pointId, parts: [...parts], done: [], by },
    ...{ startedAt: now.toISOString(), endedAt: '', undoId: '', takenBy: '', takenUntil: '', tries: 0 },
  };
  const written = await updateItem<StoredJob>(jobKey, {
    set: { ...job, expiresAt: ttl(now.getTime() + keptMs('backup-job')) },
    when: [isStill('id', before?.id), isStill('state', before?.state)],
  });
  return written && readJob(written);
}

/**
 * Ends the state `failed` of a job: with `waiting` the job is continued, with `done` the site stays as the job left it. Returns
 * `undefined` if the job is not failed any more.
 */
export async function resolveFailedJob(
  { id }: StoredJob,
  state: 'waiting' | 'done',
): Promise<StoredJob | undefined> {
  const written = await updateItem<StoredJob>(jobKey, {
    set: { state, tries: 0, takenUntil: '', ...(state === 'waiting' && { endedAt: '' }) },
    when: [isStill('id', id), isStill('state', 'failed')],
  });
  return written && readJob(written);
}

/**
 * Reserves the waiting job, or the job of an interrupted call. A job that was interrupted too often is set to failed.
 * Returns `undefined` if there is no job to reserve.
 */
export async function reserveJob(now: Date): Promise<StoredJob | undefined> {
  const job = await getJob(now);
  if (!job || (job.state !== 'waiting' && job.state !== 'running')) return undefined;
  if (job.takenUntil > now.toISOString()) return undefined;
  const isGivenUp = job.tries >= maxTries;
  const taken = await updateItem<StoredJob>(jobKey, {
    set: isGivenUp
      ? { state: 'failed', endedAt: now.toISOString() }
      : { state: 'running', takenBy: randomUUID(), takenUntil: later(now), tries: job.tries + 1 },
    when: [isStill('id', job.id), isStill('takenBy', job.takenBy), isStill('takenUntil', job.takenUntil)],
  });
  return taken && readJob(taken);
}

/** The attributes that a call stores while it works on a job. */
export type Progress = Partial<Pick<StoredJob, 'done' | 'undoId' | 'state' | 'endedAt'>>;

/**
 * Stores the progress of a job, and keeps the job reserved.
 * @throws Error if another call works on it by now
 */
export async function noteProgress(job: StoredJob, progress: Progress, now: Date): Promise<void> {
  const noted = await updateItem<StoredJob>(jobKey, {
    set: { ...progress, takenUntil: later(now) },
    when: [isStill('id', job.id), isStill('takenBy', job.takenBy)],
  });
  if (!noted) throw new Error('Another call works on this job.');
}

function later(now: Date): string {
  return new Date(now.getTime() + takenMs).toISOString();
}
