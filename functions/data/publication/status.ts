import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PublicationStatus, unpublished } from '#shared/publishing/status.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

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

/** What the last pass of the publisher did, whichever release it was of. */
export async function saveStatus(status: PublicationStatus): Promise<void> {
  await updateItem<PublicationStatus>(key, { set: status });
}

/** The same, as last written; `undefined` as long as nothing was ever published. */
export async function getPublicationStatus(): Promise<PublicationStatus | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item && readStatus(Item);
}
