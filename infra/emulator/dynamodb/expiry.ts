import { setTimeout as delay } from 'node:timers/promises';
import type { WriteObserver } from '../stream/table-stream.ts';
import { callEngine, type DynamoEngine } from './engine.ts';
import { type Item, scan } from './scan.ts';
import type { TableProperties } from './table-properties.ts';

const sweepEveryMs = 60_000;

/** Deletes items whose TTL attribute (epoch seconds) has passed; an item that was renewed in the meantime stays. */
export async function deleteExpired(
  engine: DynamoEngine,
  table: string,
  { TimeToLiveSpecification: ttl, KeySchema }: TableProperties,
  observer?: WriteObserver,
): Promise<void> {
  if (!ttl?.Enabled) return;
  const expired = {
    ExpressionAttributeNames: { '#ttl': ttl.AttributeName },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
  };
  const pages = scan(engine, { TableName: table, Limit: 200, FilterExpression: '#ttl < :now', ...expired });
  for await (const items of pages) {
    for (const item of items) {
      const key: Item = Object.fromEntries(
        KeySchema.map(({ AttributeName: name }) => [name, item[name] ?? {}]),
      );
      const input = { TableName: table, Key: key, ConditionExpression: '#ttl < :now', ...expired };
      const remove = () =>
        callEngine(engine, 'DeleteItem', input).catch((error: Error) => {
          if (error.name !== 'ConditionalCheckFailedException') throw error;
        });
      await (observer?.observe('DeleteItem', input, remove, 'expiry') ?? remove());
    }
  }
}

/** Deletes expired items once a minute; DynamoDB does so within days. Returns a function that stops this. */
export function sweepExpired(
  engine: DynamoEngine,
  table: string,
  properties: TableProperties,
  observer?: WriteObserver,
): () => Promise<void> {
  const stop = new AbortController();
  const sweeping = (async () => {
    while (!stop.signal.aborted) {
      await delay(sweepEveryMs, undefined, { signal: stop.signal, ref: false });
      await deleteExpired(engine, table, properties, observer);
    }
  })().catch((error: Error) => {
    if (!stop.signal.aborted) console.error(`Deleting expired items failed: ${error.message}`);
  });
  return async () => {
    stop.abort();
    await sweeping;
  };
}
