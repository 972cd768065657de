import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  BatchWriteCommand,
  type BatchWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './client.ts';
import { retryRest } from './retry.ts';
import { tableName } from './table.ts';
import { ThrottledError } from './unavailable.ts';

/**
 * Returns the existing items with these keys (at most 100, each once), as last written, in any order.
 *
 * @param attributes the attributes to read
 */
export async function batchGet(
  keys: readonly Readonly<Record<'pk' | 'sk', string>>[],
  attributes?: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (keys.length === 0) return [];
  const items: Record<string, unknown>[] = [];
  let remaining: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  await retryRest(async () => {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await dynamodb.send(
      new BatchGetCommand({
        RequestItems: {
          [tableName]: {
            Keys: remaining,
            ConsistentRead: true,
            ...(attributes && { ProjectionExpression: attributes.join() }),
          },
        },
      }),
    );
    items.push(...(Responses?.[tableName] ?? []));
    remaining = UnprocessedKeys?.[tableName]?.Keys ?? [];
    if (remaining.length > 0) throw new ThrottledError('BatchGetItem left keys unprocessed.');
  });
  return items;
}

/** How many writes the database accepts in one request. */
const batchSize = 25;

interface Key {
  readonly pk: string;
  readonly sk: string;
}
type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

/**
 * Puts items and deletes others, without conditions: for writes that may be repeated. If it throws, some items may be written
 * and others not.
 */
export async function batchWrite(puts: readonly Key[], deletes: readonly Key[]): Promise<void> {
  const requests: Requests = [
    ...puts.map((item) => ({ PutRequest: { Item: { ...item } } })),
    ...deletes.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  ];
  for (let start = 0; start < requests.length; start += batchSize) {
    let remaining = requests.slice(start, start + batchSize);
    await retryRest(async () => {
      const { UnprocessedItems } = await dynamodb.send(
        new BatchWriteCommand({ RequestItems: { [tableName]: remaining } }),
      );
      remaining = UnprocessedItems?.[tableName] ?? [];
      if (remaining.length > 0) throw new ThrottledError('BatchWriteItem left items unprocessed.');
    });
  }
}
