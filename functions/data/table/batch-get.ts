import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './client.ts';
import { tableName } from './table.ts';
import { ThrottledError } from './unavailable.ts';

const attempts = 5;
const backoffMs = 25;

/** The items with these keys (at most 100) that exist, as last written, in any order. */
export async function batchGet(
  keys: readonly Readonly<Record<'pk' | 'sk', string>>[],
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let remaining: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let attempt = 0; remaining.length > 0; attempt++) {
    if (attempt === attempts) throw new ThrottledError('BatchGetItem left keys unprocessed.');
    if (attempt > 0) await setTimeout(backoffMs * 2 ** attempt);
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await dynamodb.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: remaining, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[tableName] ?? []));
    remaining = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return items;
}
