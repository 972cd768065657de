import { readFile } from 'node:fs/promises';
import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import {
  CopyObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { pictureFiles } from '#shared/images/renditions.ts';
import { categorizedKinds } from '#shared/posts/category.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import type { ExportFolder } from './folder.ts';
import { itemOf, kindOf, type RawItem } from './item.ts';
import { exportedKinds, keptOf, type Restorable, restorable } from './kept-kinds.ts';
import { isAbsent, type Site } from './site.ts';

/** A file of a picture, and how to put it into a site that lacks it. Resolves to false if it is nowhere. */
export interface SourceFile {
  readonly key: string;
  readonly put: () => Promise<boolean>;
}

/** What a restore takes a site's earlier state from. Deleted posts and pictures are not in it. */
export interface Source {
  /** Yields the items of a part, some at a time. */
  items(part: Restorable): AsyncIterable<readonly RawItem[]>;
  /** Yields the earlier versions in these partitions. */
  versions(partitions: ReadonlySet<string>): AsyncIterable<readonly RawItem[]>;
  /** Yields the files of pictures. */
  pictureFiles(): AsyncIterable<SourceFile>;
}

const batchSize = 100;

/** True for an item that can be set back: no account's change, nothing in the trash, no mark of a deletion. */
function isThere(item: RawItem): boolean {
  if (kindOf(item) === 'administrator') return item.username !== undefined;
  return item.deletion === undefined && item.deletedAt === undefined;
}

/** An export. */
export function sourceOfExport(folder: ExportFolder, site: Site): Source {
  const batches = async function* (kinds: readonly string[], isWanted: (item: RawItem) => boolean) {
    let batch: RawItem[] = [];
    for (const kind of kinds) {
      for await (const line of folder.lines(kind)) {
        const item = itemOf(line);
        if (isWanted(item)) batch.push(item);
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  };
  return {
    items: (part) =>
      batches(
        exportedKinds.filter((kind) => partOf(kind) === part),
        isThere,
      ),
    versions: (partitions) => batches(['version'], ({ pk }) => partitions.has(pk?.S ?? '')),
    async *pictureFiles() {
      for await (const file of folder.files()) {
        if (file.bucket !== 'pictures' || !file.key.startsWith('images/')) continue;
        yield {
          key: file.key,
          async put() {
            const Body = await readFile(folder.fileOf(file));
            await site.s3.send(
              new PutObjectCommand({
                ...{ Bucket: site.buckets.pictures, Key: file.key, Body, ContentType: file.contentType },
                ...(file.cacheControl !== undefined && { CacheControl: file.cacheControl }),
              }),
            );
            return true;
          },
        };
      }
    },
  };
}

function partOf(kind: string): Restorable | undefined {
  const kept = keptOf(kind);
  return kept?.exported ? kept.part : undefined;
}

/** Another table, as a point in time or a copy in a vault is restored to. Files come from the bucket's own versions. */
export function sourceOfTable(table: string, site: Site): Source {
  const at = { ...site, table };
  return {
    items: (part) => itemsIn(at, part),
    async *versions(partitions) {
      for (const partition of partitions) yield* query(at, 'pk = :value', partition);
    },
    async *pictureFiles() {
      for await (const items of itemsIn(at, 'pictures')) {
        const keys = items.flatMap(({ address }) => pictureFiles(address?.S ?? ''));
        for (const path of keys) {
          const key = path.replace(/^\//, '');
          yield { key, put: () => copyOlder(site, key) };
        }
      }
    },
  };
}

/** Yields the items of a part that a table has and that are not deleted. */
export async function* itemsIn(site: Site, part: Restorable): AsyncGenerator<readonly RawItem[]> {
  switch (part) {
    case 'texts':
      yield* query(site, 'pk = :value', 'content');
      return;
    case 'posts':
      for (const kind of postKinds) yield* query(site, 'gsi1pk = :value', kind, 'gsi1');
      yield await categoriesIn(site);
      return;
    case 'pictures':
      yield* query(site, 'gsi1pk = :value', 'picture', 'gsi1');
      return;
    case 'people':
      yield* query(site, 'gsi1pk = :value', 'administrator', 'gsi1');
  }
}

async function* query({ dynamodb, table }: Site, condition: string, value: string, index?: string) {
  let start: RawItem | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        ...{ TableName: table, IndexName: index, KeyConditionExpression: condition },
        ...{ ExpressionAttributeValues: { ':value': { S: value } }, ExclusiveStartKey: start },
      }),
    );
    for (let from = 0; from < Items.length; from += batchSize) yield Items.slice(from, from + batchSize);
    start = LastEvaluatedKey;
  } while (start);
}

async function categoriesIn({ dynamodb, table }: Site): Promise<RawItem[]> {
  const Keys = categorizedKinds.map((kind) => ({ pk: { S: `category#${kind}` }, sk: { S: 'category' } }));
  const { Responses } = await dynamodb.send(new BatchGetItemCommand({ RequestItems: { [table]: { Keys } } }));
  return Responses?.[table] ?? [];
}

/** Copies a deleted file back from the trash, or from an older version. Returns false if there is none any more. */
export async function copyOlder({ s3, buckets }: Site, key: string): Promise<boolean> {
  const Bucket = buckets.pictures;
  const copy = async (CopySource: string) => {
    await s3.send(new CopyObjectCommand({ Bucket, Key: key, CopySource }));
    return true;
  };
  const inTrash = key.replace(/^images\//, 'trash/');
  if (await hasFile({ s3, buckets }, inTrash)) return copy(`${Bucket}/${inTrash}`);
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }));
  const latest = Versions.find(({ Key, VersionId }) => Key === key && VersionId !== undefined);
  return latest ? copy(`${Bucket}/${key}?versionId=${latest.VersionId}`) : false;
}

/** True if the bucket of pictures has a file. */
export async function hasFile({ s3, buckets }: Pick<Site, 's3' | 'buckets'>, key: string): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ Bucket: buckets.pictures, Key: key }));
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/**
 * Reads which parts are named, all if none.
 * @throws Error in one sentence for another name
 */
export function readParts(given: string | undefined): readonly Restorable[] {
  if (given === undefined) return restorable;
  const names = given.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !restorable.some((part) => part === name));
  if (unknown !== undefined)
    throw new Error(
      `There are the kinds ${restorable.join(', ')}, not ${unknown}. Messages, readers and unsubscriptions are never set back.`,
    );
  return restorable.filter((part) => names.includes(part));
}
