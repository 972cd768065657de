import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { publishRequests } from '#shared/publishing/publisher.ts';
import { type PublicationStatus, unpublished } from '#shared/publishing/status.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import { queryPartition } from './table/query-partition.ts';
import { itemReader } from './table/stored-item.ts';
import { itemKey, tableName, ttl } from './table/table.ts';
import { below, isStill, updateItem } from './table/update-item.ts';

/** A change that is not published yet, and how often it was marked. */
export interface Mark {
  readonly unit: string;
  readonly count: number;
}

interface StoredMark {
  readonly sk: string;
  readonly count: number;
}

const readMark = itemReader<StoredMark, 'sk'>({ sk: z.string() }, { count: [z.int(), 0] });

/** How long marks are kept, in ms. The publisher's scheduled comparison of all pages publishes the changes long before. */
const markKeptMs = 7 * 24 * 60 * 60_000;

/**
 * Returns the partition of the marks of a release. Each release has its own marks, because each has published different
 * changes.
 */
function partitionOf(release: string): string {
  return itemKey('publication', `mark#${release}`).pk;
}

/** Marks an item as changed, so that it is published whatever happens to the process that marks it. */
export async function addMark(release: string, unit: string, now: Date): Promise<void> {
  await updateItem<StoredMark>(
    { pk: partitionOf(release), sk: unit },
    { add: { count: 1 }, set: { expiresAt: ttl(now.getTime() + markKeptMs) } },
  );
}

/** Returns all marks of a release, as last written. */
export async function listMarks(release: string): Promise<Mark[]> {
  const items = await queryPartition(partitionOf(release));
  return items.flatMap((item) => {
    const mark = readMark(item);
    return mark ? [{ unit: mark.sk, count: mark.count }] : [];
  });
}

/** Deletes a mark whose change is published, unless it was set again since. */
export async function clearMark(release: string, { unit, count }: Mark): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: { pk: partitionOf(release), sk: unit },
        ConditionExpression: '#count = :count OR attribute_not_exists(#count)',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':count': count },
      }),
    ),
  );
}

/** The publisher that publishes a release, and the end of its lease (milliseconds since 1970) unless it is renewed. */
interface Lease {
  readonly holder: string;
  readonly until: number;
}

const leaseKeptMs = 24 * 60 * 60_000;

function leaseKey(release: string) {
  return itemKey('publication', `lease#${release}`);
}

/**
 * Takes the lease if it is free. Returns `clean` if the last holder released it, `dirty` if it stopped in the middle of
 * its work, `undefined` while another publisher has it.
 */
export async function takeLease(
  release: string,
  holder: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<'clean' | 'dirty' | undefined> {
  const before = await updateItem<Lease>(leaseKey(release), {
    set: { holder, until, expiresAt: ttl(until + leaseKeptMs) },
    when: [below('until', now)],
    returns: 'ALL_OLD',
  });
  return before && ('holder' in before ? 'dirty' : 'clean');
}

/** Extends the lease. Returns true if this holder still had it, even after its end. */
export async function renewLease(release: string, holder: string, until: number): Promise<boolean> {
  const renewed = await updateItem<Lease>(leaseKey(release), {
    set: { until },
    when: [isStill('holder', holder)],
  });
  return renewed !== undefined;
}

/** Returns until when the lease is held; 0 when nobody holds it. */
export async function leaseEnd(release: string): Promise<number> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: leaseKey(release), ConsistentRead: true }),
  );
  return typeof Item?.until === 'number' ? Item.until : 0;
}

/** Releases the lease when the work is done. If another holder has it by now it stays theirs. */
export async function releaseLease(release: string, holder: string): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: leaseKey(release),
        ConditionExpression: 'holder = :holder',
        ExpressionAttributeValues: { ':holder': holder },
      }),
    ),
  );
}

/** The request in an item: `all` reads everything again, `rest` continues with the remaining work. */
export type RequestedWork = 'all' | 'rest';

/** A deployment that waits for a release, and where to report to it. */
export interface WaitingDeployment {
  readonly release: string;
  readonly requestId: string;
  /** The event of the deployment, as JSON. */
  readonly event: string;
}

interface Request {
  readonly requestedAt: string;
}

const readAwaited = itemReader<WaitingDeployment, 'release' | 'requestId' | 'event'>(
  { release: z.string(), requestId: z.string(), event: z.string() },
  {},
);
const awaitedKey = itemKey('publication', 'awaited');

/** Starts the publisher. Each request is a new write, so that the stream reports each. */
export async function requestPublication(work: RequestedWork, now: Date): Promise<void> {
  await updateItem<Request>({ pk: publishRequests, sk: work }, { set: { requestedAt: now.toISOString() } });
}

/** Stores the deployment that waits for a release, so that another invocation can answer it. */
export async function saveWaitingDeployment(awaited: WaitingDeployment): Promise<void> {
  await updateItem<WaitingDeployment>(awaitedKey, { set: awaited });
}

/** Returns the deployment that waits for a release. */
export async function getWaitingDeployment(): Promise<WaitingDeployment | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: awaitedKey, ConsistentRead: true }),
  );
  return Item && readAwaited(Item);
}

/** Deletes the stored deployment after its result was sent. Does nothing if another deployment waits by now. */
export async function deleteWaitingDeployment({ requestId }: WaitingDeployment): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: awaitedKey,
        ConditionExpression: 'requestId = :requestId',
        ExpressionAttributeValues: { ':requestId': requestId },
      }),
    ),
  );
}

const key = itemKey('publication', 'status');

const readStatus = itemReader<PublicationStatus, 'readAt'>(
  { readAt: z.iso.datetime() },
  {
    release: [z.string(), ''],
    noticed: [z.record(z.string(), z.iso.datetime()), {}],
    publishedAt: [z.iso.datetime(), new Date(0).toISOString()],
    failures: [z.array(unpublished), []],
  },
);

/** Stores the result of the last run of the publisher, of whichever release. */
export async function saveStatus(status: PublicationStatus): Promise<void> {
  await updateItem<PublicationStatus>(key, { set: status });
}

/** Returns the result of the last run; `undefined` if nothing was ever published. */
export async function getPublicationStatus(): Promise<PublicationStatus | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item && readStatus(Item);
}
