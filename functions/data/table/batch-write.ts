import { setTimeout } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './client.ts';
import { tableName } from './table.ts';
import { ThrottledError } from './unavailable.ts';

const attempts = 5;
const backoffMs = 25;
/** As many as the database takes at once. */
const batchSize = 25;

interface Key {
  readonly pk: string;
  readonly sk: string;
}
type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

/**
 * Puts items and deletes others, without conditions: for what may be done again by whoever finds it half done. Where this
 * throws, some were written and others not.
 */
export async function batchWrite(puts: readonly Key[], deletes: readonly Key[]): Promise<void> {
  const requests: Requests = [
    ...puts.map((item) => ({ PutRequest: { Item: { ...item } } })),
    ...deletes.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  ];
  for (let start = 0; start < requests.length; start += batchSize) {
    await writeBatch(requests.slice(start, start + batchSize));
  }
}

async function writeBatch(batch: Requests): Promise<void> {
  let remaining = batch;
  for (let attempt = 0; remaining.length > 0; attempt++) {
    if (attempt === attempts) throw new ThrottledError('BatchWriteItem left items unprocessed.');
    if (attempt > 0) await setTimeout(backoffMs * 2 ** attempt);
    const { UnprocessedItems } = await dynamodb.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: remaining } }),
    );
    remaining = UnprocessedItems?.[tableName] ?? [];
  }
}
