import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import {
  CopyObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
} from '@aws-sdk/client-s3';
import type { Restorable } from '#shared/backups.ts';
import { pictureFiles } from '#shared/images/renditions.ts';
import { categorizedKinds } from '#shared/posts/category.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { kindOf, type RawItem } from './item.ts';
import { isAbsent, type RestoredSite } from './site.ts';

/** A file of a picture. `put` adds the file to a site that lacks it; false if the file no longer exists anywhere. */
export interface SourceFile {
  readonly key: string;
  readonly put: () => Promise<boolean>;
}

/** The source of a restore: an earlier state of the site. Deleted posts and pictures are not in it. */
export interface Source {
  /** Yields the items of a part, some at a time. */
  items(part: Restorable): AsyncIterable<readonly RawItem[]>;
  /** Yields the earlier versions in these partitions. */
  versions(partitions: ReadonlySet<string>): AsyncIterable<readonly RawItem[]>;
  /** Yields the files of pictures. */
  pictureFiles(): AsyncIterable<SourceFile>;
}

/** How many items are compared at once: the most that the database reads in one request. */
export const batchSize = 100;

/**
 * True for an item that a restore copies. Not restored: items in the trash, records of deletions, and the item that
 * counts changes of accounts.
 */
export function isRestorable(item: RawItem): boolean {
  if (kindOf(item) === 'administrator') return item.username !== undefined;
  return item.deletion === undefined && item.deletedAt === undefined;
}

/**
 * Returns a source that reads another table, restored from a point in time or from a copy in a vault. Files come from
 * the bucket's own versions.
 */
export function sourceOfTable(table: string, site: RestoredSite): Source {
  const at = { ...site, table };
  return {
    items: (part) => itemsIn(at, part),
    async *versions(partitions) {
      for (const partition of partitions) yield* query(at, 'pk = :value', partition);
    },
    pictureFiles: () => filesOf(itemsIn(at, 'pictures'), site),
  };
}

/** Yields the files of pictures. A deleted file is still in the trash or among the bucket's older versions. */
export async function* filesOf(
  pictures: AsyncIterable<readonly RawItem[]>,
  site: RestoredSite,
): AsyncGenerator<SourceFile> {
  for await (const items of pictures) {
    const keys = items.flatMap(({ address }) => pictureFiles(address?.S ?? ''));
    for (const path of keys) {
      const key = path.replace(/^\//, '');
      yield { key, put: () => copyOlder(site, key) };
    }
  }
}

/** Yields the items of a part that a table has and that are not deleted. */
export async function* itemsIn(site: RestoredSite, part: Restorable): AsyncGenerator<readonly RawItem[]> {
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

async function* query({ dynamodb, table }: RestoredSite, condition: string, value: string, index?: string) {
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

async function categoriesIn({ dynamodb, table }: RestoredSite): Promise<RawItem[]> {
  const Keys = categorizedKinds.map((kind) => ({ pk: { S: `category#${kind}` }, sk: { S: 'category' } }));
  const { Responses } = await dynamodb.send(new BatchGetItemCommand({ RequestItems: { [table]: { Keys } } }));
  return Responses?.[table] ?? [];
}

/** Copies a deleted file back from the trash, or from an older version. Returns false if the file exists nowhere any more. */
export async function copyOlder({ s3, buckets }: RestoredSite, key: string): Promise<boolean> {
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
async function hasFile({ s3, buckets }: Pick<RestoredSite, 's3' | 'buckets'>, key: string): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ Bucket: buckets.pictures, Key: key }));
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/** Returns the keys of all files of pictures that visitors can load. */
export async function publicFiles({ s3, buckets }: RestoredSite): Promise<Set<string>> {
  const keys = new Set<string>();
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket: buckets.pictures, Prefix: 'images/', ContinuationToken }),
    );
    for (const { Key } of page.Contents ?? []) if (Key) keys.add(Key);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return keys;
}
