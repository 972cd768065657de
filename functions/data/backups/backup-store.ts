import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { type BackupComparison, backupComparison, type Restorable } from '#shared/backups.ts';
import { isMissing } from '../s3-missing.ts';
import { readEnvironment } from '../table/environment.ts';
import { itemOf, type RawItem } from './item.ts';

const bucket = readEnvironment(z.object({ BACKUP_BUCKET: z.string().check(z.minLength(1)) })).BACKUP_BUCKET;

/** Three short attempts, as for the database; the sockets may be idle for longer while S3 receives a whole file. */
const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 10_000 },
});

/** The key of the n-th file of a part of a point, or of the result of a comparison. */
type BackupKey = `points/${string}/${Restorable}-${number}.jsonl.gz` | `comparisons/${string}.json`;

const compressed = promisify(gzip);
const expanded = promisify(gunzip);

/** Stores lines of items as the n-th file of a part of a point. Returns how many bytes are stored. */
export async function storeLines(
  pointId: string,
  part: Restorable,
  n: number,
  lines: readonly string[],
): Promise<number> {
  const Key: BackupKey = `points/${pointId}/${part}-${n}.jsonl.gz`;
  const Body = await compressed(lines.map((line) => `${line}\n`).join(''));
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'application/gzip' }));
  return Body.length;
}

/** Returns the items in file `n` of a part of a restore point. */
export async function readStored(pointId: string, part: Restorable, n: number): Promise<RawItem[]> {
  const Key: BackupKey = `points/${pointId}/${part}-${n}.jsonl.gz`;
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
  const text = (await expanded((await Body?.transformToByteArray()) ?? new Uint8Array())).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(itemOf);
}

/** Stores the result of the comparison that a job made. */
export async function storeComparison(jobId: string, result: BackupComparison): Promise<void> {
  const Key: BackupKey = `comparisons/${jobId}.json`;
  const Body = JSON.stringify(result);
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'application/json' }));
}

/** Returns the result of the comparison that a job made; `undefined` if there is none any more. */
export async function readComparison(jobId: string): Promise<BackupComparison | undefined> {
  const Key: BackupKey = `comparisons/${jobId}.json`;
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
    return backupComparison.parse(JSON.parse((await Body?.transformToString()) ?? ''));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
