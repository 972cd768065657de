import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { isOver, kindOf, lineOf, type RawItem, type RawKey } from '#functions/data/backups/item.ts';
import { exportedKinds, keptKinds, keptOf, secretsOf } from '#functions/data/backups/kept-kinds.ts';
import {
  bucketNames,
  forEachConcurrently,
  isAbsent,
  keptFiles,
  type Site,
} from '#functions/data/backups/site.ts';
import { without } from '#functions/data/backups/stored-items.ts';
import {
  digestOf,
  type ExportFolder,
  type KeptFile,
  linesOf,
  type Manifest,
  manifestForm,
  readIfThere,
  writeWhole,
} from './folder.ts';

/** The progress of an export. What a list file contains after its first `bytes` bytes is dropped and written again. */
interface Progress {
  readonly table: string;
  readonly startedAt: string;
  /** Where to continue reading the table; `undefined` at the beginning. */
  readonly position: RawKey | undefined;
  /** True if the whole table was read. */
  readonly isRead: boolean;
  /** Number and size of the items, by kind. */
  readonly lists: Readonly<Record<string, { readonly count: number; readonly bytes: number }>>;
  /** How many items are of kinds that this release does not know, by kind. */
  readonly unknown: Readonly<Record<string, number>>;
}

const filesAtOnce = 8;

export interface Exported {
  readonly manifest: Manifest;
  /** Items of kinds that only a newer release defines. They are not exported. */
  readonly unknown: Progress['unknown'];
}

/**
 * Writes all that a site stores into a folder, or resumes an interrupted export. Each item is read atomically; changes
 * made during the export may or may not be included.
 *
 * @param tell gets a line about each step
 * @throws Error in one sentence if the folder has a finished export, or one of another table
 */
export async function exportSite(
  site: Site,
  folder: ExportFolder,
  tell: (line: string) => void,
  now: () => Date = () => new Date(),
): Promise<Exported> {
  if (await folder.manifest())
    throw new Error(`There is a finished export in ${folder.path}: name another folder.`);
  await folder.create();
  const begun = await readProgress(folder);
  if (begun && begun.table !== site.table)
    throw new Error(`In ${folder.path} is an export of the table ${begun.table}: name another folder.`);
  if (begun) tell('Going on with the export that was interrupted.');
  const fresh = {
    startedAt: now().toISOString(),
    position: undefined,
    isRead: false,
    lists: {},
    unknown: {},
  };
  const read = await exportItems(site, folder, begun ?? { table: site.table, ...fresh }, now);
  const itemCount = Object.values(read.lists).reduce((sum, { count }) => sum + count, 0);
  tell(`${itemCount} items are written. Now the files.`);
  const files = await exportFiles(site, folder);
  tell(`${files} files are written.`);
  const manifest = await manifestOf(folder, read, files, now());
  await writeWhole(folder.manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(folder.progressFile, { force: true });
  return { manifest, unknown: read.unknown };
}

async function readProgress(folder: ExportFolder): Promise<Progress | undefined> {
  const text = await readIfThere(folder.progressFile);
  return text === undefined ? undefined : JSON.parse(text);
}

async function exportItems(
  { dynamodb, table }: Site,
  folder: ExportFolder,
  begun: Progress,
  now: () => Date,
): Promise<Progress> {
  const lists = new Map<string, FileHandle>();
  let progress = begun;
  try {
    for (const kind of exportedKinds) {
      const list = await open(folder.itemsFile(kind), 'a', 0o600);
      lists.set(kind, list);
      await list.truncate(progress.lists[kind]?.bytes ?? 0);
    }
    while (!progress.isRead) {
      const { Items = [], LastEvaluatedKey } = await dynamodb.send(
        new ScanCommand({
          TableName: table,
          ConsistentRead: true,
          ExclusiveStartKey: progress.position,
          // Index entries of messages are by far the most items, and no export has them: the database filters them out.
          FilterExpression: 'NOT begins_with(pk, :entry)',
          ExpressionAttributeValues: { ':entry': { S: 'message-entry#' } },
        }),
      );
      const { written, unknown } = await append(Items, lists, progress, now());
      const { pk, sk } = LastEvaluatedKey ?? {};
      progress = {
        ...progress,
        ...{ lists: written, unknown, isRead: LastEvaluatedKey === undefined },
        position: pk && sk && { pk, sk },
      };
      await writeWhole(folder.progressFile, JSON.stringify(progress));
    }
    return progress;
  } finally {
    for (const list of lists.values()) await list.close();
  }
}

/** Appends items to the lists of their kinds, and returns the new sizes of the lists and the new counts of unknown kinds. */
async function append(
  items: readonly RawItem[],
  lists: ReadonlyMap<string, FileHandle>,
  { lists: before, unknown: unknownBefore }: Progress,
  now: Date,
) {
  const texts = new Map<string, string[]>();
  const unknown = { ...unknownBefore };
  for (const item of items) {
    const kind = kindOf(item);
    const kept = keptOf(kind);
    if (!kept) unknown[kind] = (unknown[kind] ?? 0) + 1;
    if (!kept?.exported || isOver(item, now)) continue;
    texts.set(kind, [...(texts.get(kind) ?? []), `${lineOf(without(secretsOf(kind), item))}\n`]);
  }
  const written: Record<string, { count: number; bytes: number }> = { ...before };
  for (const [kind, lines] of texts) {
    const content = Buffer.from(lines.join(''));
    await lists.get(kind)?.appendFile(content);
    const { count, bytes } = before[kind] ?? { count: 0, bytes: 0 };
    written[kind] = { count: count + lines.length, bytes: bytes + content.length };
  }
  return { written, unknown };
}

/** Fetches the files of the buckets that the folder does not contain yet. Returns how many files it contains then. */
async function exportFiles(site: Site, folder: ExportFolder): Promise<number> {
  const fetched = await fetchedBefore(folder);
  const list = await open(folder.filesList, 'a', 0o600);
  try {
    for (const bucket of bucketNames) {
      for (const prefix of keptFiles[bucket]) {
        for await (const keys of pagesOf(site, bucket, prefix)) {
          const missing = keys.filter((key) => !fetched.has(`${bucket}/${key}`));
          await forEachConcurrently(missing, filesAtOnce, async (key) => {
            const file = await fetchFile(site, folder, { bucket, key });
            if (file) await list.appendFile(`${JSON.stringify(file)}\n`);
          });
        }
      }
    }
  } finally {
    await list.close();
  }
  // Sorted, so that the same files give the same list, in whatever order they were fetched.
  const lines = new Set<string>();
  for await (const line of linesOf(folder.filesList)) lines.add(line);
  await writeWhole(
    folder.filesList,
    [...lines]
      .sort()
      .map((line) => `${line}\n`)
      .join(''),
  );
  return lines.size;
}

/** Returns the files that were fetched before an interruption, and drops a line that was not written to its end. */
async function fetchedBefore(folder: ExportFolder): Promise<Set<string>> {
  const text = (await readIfThere(folder.filesList)) ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) await writeWhole(folder.filesList, whole);
  const files: KeptFile[] = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return new Set(files.map(({ bucket, key }) => `${bucket}/${key}`));
}

async function* pagesOf({ s3, buckets }: Site, bucket: KeptFile['bucket'], prefix: string) {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket: buckets[bucket], Prefix: prefix, ContinuationToken }),
    );
    yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/**
 * Writes a file of a bucket into the folder and returns its entry for `files.jsonl`; `undefined` if it was deleted meanwhile.
 */
async function fetchFile(
  { s3, buckets }: Site,
  folder: ExportFolder,
  { bucket, key }: Pick<KeptFile, 'bucket' | 'key'>,
): Promise<KeptFile | undefined> {
  const path = folder.fileOf({ bucket, key });
  try {
    const answer = await s3.send(new GetObjectCommand({ Bucket: buckets[bucket], Key: key }));
    // The whole file fits into memory: a picture or a CV has a few megabytes at most.
    const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, bytes);
    return {
      ...{ bucket, key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ...(answer.ContentType !== undefined && { contentType: answer.ContentType }),
      ...(answer.CacheControl !== undefined && { cacheControl: answer.CacheControl }),
    };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function manifestOf(
  folder: ExportFolder,
  { table, startedAt, lists }: Progress,
  files: number,
  finishedAt: Date,
): Promise<Manifest> {
  const items: Manifest['items'] = {};
  for (const kind of exportedKinds) {
    items[kind] = { count: lists[kind]?.count ?? 0, ...(await digestOf(folder.itemsFile(kind))) };
  }
  const leftOut = Object.entries(keptKinds).flatMap(([kind, kept]) =>
    kept.exported ? [] : [[kind, kept.because] as const],
  );
  return {
    ...{ form: manifestForm, table, startedAt, finishedAt: finishedAt.toISOString(), items },
    files: { count: files, ...(await digestOf(folder.filesList)) },
    leftOut: Object.fromEntries(leftOut),
  };
}
