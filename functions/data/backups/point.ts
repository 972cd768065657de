import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type BackupPoint,
  lateAfterHours,
  pointReasons,
  type Restorable,
  restorable,
} from '#shared/backups.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb } from '../table/client.ts';
import { queryPage } from '../table/query-page.ts';
import { type Item, isOver, itemReader } from '../table/stored-item.ts';
import { indexKeys, itemKey, tableName, ttl } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

/** The number of files that a point has of each part. */
type FileCounts = Readonly<Record<Restorable, number>>;

/** A point as stored. Its files are in the bucket of backups. */
export interface StoredPoint extends BackupPoint {
  readonly files: FileCounts;
}

const none: FileCounts = { texts: 0, posts: 0, pictures: 0, people: 0 };

const readPoint = itemReader<StoredPoint, 'id' | 'at' | 'files'>(
  { id: z.string(), at: z.iso.datetime(), files: z.record(z.enum(restorable), z.int()) },
  { reason: [z.enum(pointReasons), 'asked'], by: [z.string(), ''], bytes: [z.number(), 0] },
);

/** How many points a list contains at most. There are fewer unless users make more than a dozen a day for 35 days. */
const maxListed = 500;

const partition = 'backup';

/** Returns the points that are kept, newest first. */
export async function listPoints(now: Date): Promise<StoredPoint[]> {
  const { items } = await queryPage(
    { index: 'ofKind', kind: 'backup', partition, limit: maxListed, after: undefined },
    (item) => fromItem(item, now),
  );
  return items;
}

/** Returns a restore point; `undefined` if there is none with this id, or it has expired. */
export async function getPoint(id: string, now: Date): Promise<StoredPoint | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('backup', id), ConsistentRead: true }),
  );
  return Item && fromItem(Item, now);
}

function fromItem(item: Item, now: Date): StoredPoint | undefined {
  return isOver(item, now) ? undefined : readPoint(item);
}

/** Adds a point whose files are all written. Adding it again changes nothing. */
export async function addPoint(point: StoredPoint): Promise<void> {
  const { id, at } = point;
  await updateItem<StoredPoint>(itemKey('backup', id), {
    set: {
      ...point,
      files: { ...none, ...point.files },
      expiresAt: ttl(Date.parse(at) + keptMs('backup')),
      ...indexKeys('ofKind', partition, { at, id }),
    },
  });
}

/** Returns true if the last restore point is older than {@link lateAfterHours} allows. False if there are none. */
export async function isBackupLate(now: Date): Promise<boolean> {
  const { items } = await queryPage(
    { index: 'ofKind', kind: 'backup', partition, limit: 1, after: undefined },
    (item) => fromItem(item, now),
  );
  const [latest] = items;
  return latest !== undefined && Date.parse(latest.at) < now.getTime() - lateAfterHours * 3_600_000;
}
