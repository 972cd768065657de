import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { readComparison, readStored } from '#functions/data/backups/backup-store.ts';
import { plainOf } from '#functions/data/backups/item.ts';
import {
  type BackupRequest,
  beginJob,
  getJob,
  resolveFailedJob,
  type StoredJob,
} from '#functions/data/backups/job.ts';
import { getPoint, listPoints } from '#functions/data/backups/point.ts';
import { logFailure } from '#functions/data/log-failure.ts';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { tableName } from '#functions/data/table/table.ts';
import { requireCurrentPassword } from '#functions/http/current-password.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import {
  comparisonMinutes,
  isInterruptedRestore,
  isUnderWay,
  type Restorable,
  restorable,
} from '#shared/backups.ts';

const { BACKUP_RUNNER_FUNCTION, BACKUP_VAULT } = readEnvironment(
  z.object({
    BACKUP_RUNNER_FUNCTION: z.string().check(z.minLength(1)),
    BACKUP_VAULT: z.optional(z.string()),
  }),
);
const lambda = new LambdaClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 3000 },
});

const getBackups: Operation<'getBackups'> = async () => {
  const now = new Date();
  const [points, job] = await Promise.all([listPoints(now), getJob(now)]);
  const beside = { table: tableName, ...(BACKUP_VAULT && { vault: BACKUP_VAULT }) };
  return { body: { points, ...(job && { job }), beside } };
};

const makeBackup: Operation<'makeBackup'> = async ({ administrator: { username } }) => ({
  body: await begin({ work: 'point', by: username }),
});

const compareBackup: Operation<'compareBackup'> = async ({ params: { id }, administrator: { username } }) => {
  await findPoint(id);
  return { body: await begin({ work: 'comparison', pointId: id, by: username }) };
};

const getBackupComparison: Operation<'getBackupComparison'> = async ({ params: { id } }) => {
  const job = await getJob(new Date());
  const found = job && isComparison(job, id) ? await readComparison(job.id) : undefined;
  if (!found) throw new NotFound('There is no comparison with this point; compare again.');
  return { body: found };
};

const getBackupItems: Operation<'getBackupItems'> = async ({ params, note }) => {
  const { id, part } = params;
  const file = Number(params.file);
  // All requests of one download have the same `step`, so that the log gets one line for them.
  note({ step: id });
  const { files } = await findPoint(id);
  if (!isPart(part) || !Number.isSafeInteger(file) || file < 0)
    throw new NotFound('There is no such part; reload the page.');
  const items = file < files[part] ? await readStored(id, part, file) : [];
  return {
    body: { items: items.map(plainOf), ...(file + 1 < files[part] && { next: file + 1 }) },
  };
};

const restoreBackup: Operation<'restoreBackup'> = async ({ params: { id }, body, administrator }) => {
  const now = new Date();
  await findPoint(id);
  await requireCurrentPassword(administrator.accountId, body.present, now);
  const job = await getJob(now);
  const oldest = new Date(now.getTime() - comparisonMinutes * 60_000).toISOString();
  if (!job || !isComparison(job, id) || job.endedAt < oldest)
    throw new Conflict('The comparison is too old; compare again.');
  const { username: by } = administrator;
  return { body: await begin({ work: 'restore', pointId: id, parts: [...new Set(body.parts)], by }) };
};

const answerRestore: Operation<'answerRestore'> = async ({
  body: { answer },
  administrator: { username },
}) => {
  const job = await getJob(new Date());
  if (!job || !isInterruptedRestore(job)) throw halfWayOver();
  if (answer === 'undo' && job.undoId !== '')
    return {
      body: await begin({ work: 'restore', pointId: job.undoId, parts: job.parts, by: username }, job),
    };
  const decided = await resolveFailedJob(job, answer === 'go-on' ? 'waiting' : 'done');
  if (!decided) throw halfWayOver();
  if (answer === 'go-on') await callBackupRunner();
  return { body: decided };
};

const isPart = (name: string): name is Restorable => restorable.some((part) => part === name);

function halfWayOver(): Conflict {
  return new Conflict('Somebody has decided about this meanwhile; look at it again.');
}

function isComparison({ work, state, pointId }: StoredJob, of: string): boolean {
  return work === 'comparison' && state === 'done' && pointId === of;
}

async function findPoint(id: string) {
  const point = await getPoint(id, new Date());
  if (!point) throw new NotFound('There is no such point any more; choose another one.');
  return point;
}

/**
 * Starts a backup job.
 *
 * @param over the half-finished restore that this job continues or undoes; without `over`, a half-finished restore
 * blocks the start
 * @throws Conflict if a job is running or a restore is half finished
 */
async function begin(asked: BackupRequest, over?: StoredJob): Promise<StoredJob> {
  const now = new Date();
  const before = over ?? (await getJob(now));
  if (before && isUnderWay(before)) throw busy();
  if (before && isInterruptedRestore(before) && !over)
    throw new Conflict('A restore has stopped half way; decide about it first.');
  const job = await beginJob(asked, before, now);
  if (!job) throw busy();
  await callBackupRunner();
  return job;
}

function busy(): Conflict {
  return new Conflict('Other work on backups is going on; wait until it is done.');
}

/** Starts the work at once. If this fails, the backup runner's schedule starts it some minutes later. */
async function callBackupRunner(): Promise<void> {
  try {
    await lambda.send(new InvokeCommand({ FunctionName: BACKUP_RUNNER_FUNCTION, InvocationType: 'Event' }));
  } catch (error) {
    logFailure('Backup runner not called', error);
  }
}

export const handler = serve('backups', {
  getBackups,
  makeBackup,
  compareBackup,
  getBackupComparison,
  getBackupItems,
  restoreBackup,
  answerRestore,
});
