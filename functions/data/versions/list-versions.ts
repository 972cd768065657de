import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type VersionPage, versionIdOf, type WholeVersion } from '#shared/versions/version.ts';
import { olderArabicOf } from '../posts/older-arabic.ts';
import { isDeleted } from '../posts/post-item.ts';
import { dynamodb } from '../table/client.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';
import { type Snapshot, snapshotOf, type TextOrPost, versionIn, versionsOf } from './version-item.ts';

const pageSize = 50;

interface StoredVersion extends Omit<Snapshot, 'version'> {
  readonly sk: string;
  readonly discarded: boolean;
  readonly expiresAt: number;
}

const readVersion = itemReader<StoredVersion, 'sk'>(
  { sk: z.string() },
  {
    savedAt: [z.string(), ''],
    savedBy: [z.string(), ''],
    fields: [z.record(z.string(), z.unknown()), {}],
    discarded: [z.boolean(), false],
    expiresAt: [z.number(), Number.MAX_SAFE_INTEGER],
  },
);

/**
 * Returns versions of an item, newest first, at most 50: the current one, then the kept ones. `before` is the `next` of
 * the previous page. Returns `undefined` if there is no such item.
 */
export async function listVersions(
  textOrPost: TextOrPost,
  now: Date,
  before?: string,
): Promise<VersionPage | undefined> {
  const current = await currentVersion(textOrPost);
  if (!current) return undefined;
  const { items, more } = await readKept(textOrPost, before);
  const last = items.at(-1);
  return {
    versions: [
      ...(before === undefined ? [current] : []),
      ...items.flatMap((item) => fromItem(item, current, now) ?? []),
    ],
    ...(more && last && { next: String(last.sk) }),
  };
}

/** Returns one version of an item, or the current one; `undefined` if it is gone. */
export async function getVersion(
  textOrPost: TextOrPost,
  id: string,
  now: Date,
): Promise<WholeVersion | undefined> {
  const current = await currentVersion(textOrPost);
  if (!current || current.id === id) return current;
  const stored = await getKept(textOrPost, id);
  return stored && fromItem(stored, current, now);
}

/**
 * Returns the texts of a post whose Arabic was older than their English when a version was kept; `undefined` if that was
 * not noted, or the version is gone.
 */
export async function olderArabicIn(
  textOrPost: TextOrPost,
  id: string,
): Promise<readonly string[] | undefined> {
  const stored = await getKept(textOrPost, id);
  const fields = stored && readVersion(stored)?.fields;
  return fields && 'olderArabic' in fields ? olderArabicOf(fields) : undefined;
}

/** How many versions are read at once until {@link findKeptFields} has found one that fits. */
const searchedAtOnce = 5;

/** Returns the fields of the newest kept version that fits, as they were stored. */
export async function findKeptFields(
  textOrPost: TextOrPost,
  fits: (version: Pick<Snapshot, 'savedAt' | 'fields'>) => boolean,
): Promise<Snapshot['fields'] | undefined> {
  let start: Item | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :versions',
        ExpressionAttributeValues: { ':versions': versionsOf(textOrPost) },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: searchedAtOnce,
        ExclusiveStartKey: start,
      }),
    );
    for (const item of page.Items ?? []) {
      const version = readVersion(item);
      if (version && !version.discarded && fits(version)) return version.fields;
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return undefined;
}

async function getKept(textOrPost: TextOrPost, id: string): Promise<Item | undefined> {
  const Key = { pk: versionsOf(textOrPost), sk: id };
  const { Item } = await dynamodb.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item;
}

/** Returns the items of a page and whether more follow, without the versions' contents, which may be long. */
async function readKept(textOrPost: TextOrPost, before = '~'): Promise<{ items: Item[]; more: boolean }> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :versions AND sk < :before',
        ExpressionAttributeValues: { ':versions': versionsOf(textOrPost), ':before': before },
        ProjectionExpression: 'sk, savedAt, savedBy, discarded, expiresAt',
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: pageSize + 1 - items.length,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && items.length <= pageSize);
  return { items: items.slice(0, pageSize), more: items.length > pageSize };
}

async function currentVersion({ kind, id }: TextOrPost): Promise<WholeVersion | undefined> {
  const Key = kind === 'content' ? { pk: 'content', sk: id } : itemKey(kind, id);
  const { Item } = await dynamodb.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  if (!Item || isDeleted(Item)) return undefined;
  const snapshot = snapshotOf(kind, Item);
  return { ...snapshot, id: versionIdOf(snapshot.version), state: 'current', fields: shown(snapshot.fields) };
}

/** Returns a kept version. Leaves out an expired one, and a copy of the current state that an interrupted save left. */
function fromItem(item: Item, current: WholeVersion, now: Date): WholeVersion | undefined {
  const stored = readVersion(item);
  if (!stored || stored.expiresAt * 1000 <= now.getTime()) return undefined;
  const { sk: id, discarded, expiresAt: _, fields, ...saved } = stored;
  const version = versionIn(id);
  if (!discarded && version >= current.version) return undefined;
  return { ...saved, id, version, state: discarded ? 'discarded' : 'kept', fields: shown(fields) };
}

/** Returns the fields of a version that can be shown: texts, and true or false. */
function shown(fields: Snapshot['fields']): WholeVersion['fields'] {
  const readable = Object.entries(fields).filter(([, value]) => ['string', 'boolean'].includes(typeof value));
  return Object.fromEntries(readable) as WholeVersion['fields'];
}
