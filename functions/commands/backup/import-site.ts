import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { idOf, isOver, itemOf, lineOf, type RawItem, rawKeyOf } from '#functions/data/backups/item.ts';
import { exportedKinds, secretsOf } from '#functions/data/backups/kept-kinds.ts';
import { forEachConcurrently, isAbsent, type Site } from '#functions/data/backups/site.ts';
import { freshSecrets, only, putItem, readItems, without } from '#functions/data/backups/stored-items.ts';
import type { ExportFolder, KeptFile, Manifest } from './folder.ts';

/** How many items are compared at once: the most that the database reads in one request. */
const batchSize = 100;
const writesAtOnce = 25;
const filesAtOnce = 8;

export interface ImportOptions {
  /** True to replace stored items that differ. */
  readonly overwrite: boolean;
  /** True to import into a site that visitors have used since the export. */
  readonly intoUsed: boolean;
}

/** How many items or files were added, were equal already, were replaced, or were kept although they differ. */
export interface Imported {
  added: number;
  same: number;
  replaced: number;
  kept: number;
}

/**
 * Writes an export into a site. Stored items stay as they are unless they are to be replaced, so an interrupted import
 * can simply be repeated. Expired items are skipped. The writes go through the table's stream: pages are published and
 * messages indexed; no mail is sent for imported items.
 *
 * @throws Error in one sentence if the export is damaged, or visitors have used the site since
 */
export async function importSite(
  site: Site,
  folder: ExportFolder,
  options: ImportOptions,
  tell: (line: string) => void,
  now: () => Date = () => new Date(),
): Promise<{ readonly items: Imported; readonly files: Imported }> {
  const manifest = await folder.check();
  if (!options.intoUsed) await refuseUsed(site, manifest);
  // Files come before the items, so that the publisher and the follow-up function find them.
  const files = await importFiles(site, folder, options);
  tell(`Files: ${inWords(files)}.`);
  const items = nothing();
  for (const kind of exportedKinds) {
    const before = { ...items };
    let batch: RawItem[] = [];
    for await (const line of folder.lines(kind)) {
      batch.push(itemOf(line));
      if (batch.length < batchSize) continue;
      await importItems(site, kind, batch, { ...options, now: now() }, items);
      batch = [];
    }
    await importItems(site, kind, batch, { ...options, now: now() }, items);
    const ofKind = differenceOf(items, before);
    if (Object.values(ofKind).some((count) => count > 0)) tell(`${kind}: ${inWords(ofKind)}.`);
  }
  return { items, files };
}

const nothing = (): Imported => ({ added: 0, same: 0, replaced: 0, kept: 0 });

function differenceOf(after: Imported, before: Imported): Imported {
  return {
    added: after.added - before.added,
    same: after.same - before.same,
    replaced: after.replaced - before.replaced,
    kept: after.kept - before.kept,
  };
}

export function inWords({ added, same, replaced, kept }: Imported): string {
  return [
    `${added} added`,
    `${same} there already`,
    ...(replaced > 0 ? [`${replaced} replaced`] : []),
    ...(kept > 0 ? [`${kept} kept as they are, though they differ`] : []),
  ].join(', ');
}

/**
 * Refuses a site with messages, readers or unsubscriptions from after the export: people who were deleted or
 * unsubscribed since would be added again.
 */
async function refuseUsed({ dynamodb, table }: Site, { finishedAt }: Manifest): Promise<void> {
  const used = await Promise.all(
    [
      ['gsi1', 'message'],
      ['gsi1', 'newsletter'],
      ['gsi2', 'newsletter#removed'],
    ].map(([index, partition = '']) =>
      dynamodb.send(
        new QueryCommand({
          ...{ TableName: table, IndexName: index, Limit: 1, Select: 'COUNT' },
          KeyConditionExpression: `${index}pk = :partition AND ${index}sk > :instant`,
          ExpressionAttributeValues: { ':partition': { S: partition }, ':instant': { S: `${finishedAt}$` } },
        }),
      ),
    ),
  );
  if (used.some(({ Count = 0 }) => Count > 0))
    throw new Error(
      'Visitors have used this site since the export: who was deleted or unsubscribed since would come back. ' +
        'To set back texts, posts, pictures or people use npm run restore; to add all that is missing, --into-used.',
    );
}

async function importItems(
  site: Site,
  kind: string,
  batch: readonly RawItem[],
  { overwrite, now }: ImportOptions & { readonly now: Date },
  counts: Imported,
): Promise<void> {
  const items = batch.filter((item) => !isOver(item, now));
  const stored = await readItems(site, items.map(rawKeyOf));
  const secrets = secretsOf(kind);
  await forEachConcurrently(items, writesAtOnce, async (item) => {
    const before = stored.get(idOf(item));
    if (!before) {
      const added = await putItem(site, { ...item, ...freshSecrets(item) }, undefined);
      counts[added ? 'added' : 'kept'] += 1;
    } else if (lineOf(without(secrets, before)) === lineOf(item)) {
      counts.same += 1;
    } else if (overwrite) {
      // An export contains no secrets, so the stored ones are kept.
      const replaced = await putItem(site, { ...item, ...only(secrets, before) }, before);
      counts[replaced ? 'replaced' : 'kept'] += 1;
    } else {
      counts.kept += 1;
    }
  });
}

async function importFiles(
  site: Site,
  folder: ExportFolder,
  { overwrite }: ImportOptions,
): Promise<Imported> {
  const counts = nothing();
  let batch: KeptFile[] = [];
  const importBatch = async () => {
    await forEachConcurrently(batch, filesAtOnce, async (file) => {
      counts[await importFile(site, folder, file, overwrite)] += 1;
    });
    batch = [];
  };
  for await (const file of folder.files()) {
    batch.push(file);
    if (batch.length >= batchSize) await importBatch();
  }
  await importBatch();
  return counts;
}

/** Imports one file. The content behind a key never changes, so a stored file of the same size is taken to be equal. */
async function importFile(
  { s3, buckets }: Site,
  folder: ExportFolder,
  file: KeptFile,
  overwrite: boolean,
): Promise<keyof Imported> {
  const at = { Bucket: buckets[file.bucket], Key: file.key };
  const size = await s3.send(new HeadObjectCommand(at)).then(
    ({ ContentLength }) => ContentLength,
    (error) => {
      if (isAbsent(error)) return undefined;
      throw error;
    },
  );
  if (size === file.size) return 'same';
  if (size !== undefined && !overwrite) return 'kept';
  const bytes = await readFile(folder.fileOf(file));
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new Error(`The export is damaged: ${folder.fileOf(file)} is not as it was written.`);
  await s3.send(
    new PutObjectCommand({
      ...{ ...at, Body: bytes, ContentType: file.contentType },
      ...(file.cacheControl !== undefined && { CacheControl: file.cacheControl }),
    }),
  );
  return size === undefined ? 'added' : 'replaced';
}
