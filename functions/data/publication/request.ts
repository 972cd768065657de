import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { publishRequests } from '#shared/publishing/publisher.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

/** What an item asks the publisher for: `all` reads everything anew, `rest` goes on with what is left to do. */
export type RequestedWork = 'all' | 'rest';

/** Who waits for a release, and has to be told where it ends. */
export interface Awaited {
  readonly release: string;
  readonly requestId: string;
  /** The request as it came, as JSON. */
  readonly event: string;
}

interface Request {
  readonly requestedAt: string;
}

const readAwaited = itemReader<Awaited, 'release' | 'requestId' | 'event'>(
  { release: z.string(), requestId: z.string(), event: z.string() },
  {},
);
const awaitedKey = itemKey('publication', 'awaited');

/** Wakes the publisher. Each request is another write, so that each is noticed. */
export async function requestPublication(work: RequestedWork, now: Date): Promise<void> {
  await updateItem<Request>({ pk: publishRequests, sk: work }, { set: { requestedAt: now.toISOString() } });
}

/** Keeps who waits for a release beyond the end of this invocation. */
export async function saveAwaited(awaited: Awaited): Promise<void> {
  await updateItem<Awaited>(awaitedKey, { set: awaited });
}

/** Who waits for a release. */
export async function getAwaited(): Promise<Awaited | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: awaitedKey, ConsistentRead: true }),
  );
  return Item && readAwaited(Item);
}

/** Forgets who waited, once they were told. */
export async function deleteAwaited({ requestId }: Awaited): Promise<void> {
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
