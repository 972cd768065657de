import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer, listen } from '../http/listen.ts';
import { newCredentials, Owner } from '../iam/principals.ts';
import { tableWith } from '../testing/table.ts';
import { startDynalite } from './dynalite.ts';
import type { DynamoEngine } from './engine.ts';
import { createDynamoGateway } from './gateway.ts';
import { LateIndexes } from './late-indexes.ts';
import { partitionKeysOf } from './leading-keys.ts';
import { prepareTable } from './table.ts';

const properties = tableWith('gsi1');
const delayMs = 1000;

let now: number;
let folder: string;
let engine: DynamoEngine;
let server: Server;
let client: DynamoDBClient;

beforeEach(async () => {
  now = 0;
  folder = await mkdtemp(join(tmpdir(), 'late-indexes-'));
  engine = await startDynalite(folder);
  await prepareTable(engine, folder, 'site', properties);
  const credentials = newCredentials();
  server = createDynamoGateway({
    engine,
    callers: new Owner(credentials),
    tables: new Map([['site', partitionKeysOf(properties)]]),
    lateIndexes: new LateIndexes({ engine, table: { name: 'site', properties }, delayMs, now: () => now }),
    ...{ region: 'us-east-1', accountId: '000000000000' },
  });
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
});
afterEach(async () => {
  await closeServer(server);
  await engine.close();
  await rm(folder, { recursive: true });
});

const key = { pk: { S: '1' }, sk: { S: 'a' } };
const put = (partition: string, title: string) =>
  client.send(
    new PutItemCommand({
      TableName: 'site',
      Item: { ...key, gsi1pk: { S: partition }, gsi1sk: { S: '1' }, title: { S: title } },
    }),
  );
async function titlesIn(partition: string): Promise<unknown[]> {
  const { Items = [], Count } = await client.send(
    new QueryCommand({
      TableName: 'site',
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: partition } },
    }),
  );
  expect(Count).toBe(Items.length);
  return Items.map(({ title }) => title?.S);
}

test('a new item is in an index only after the delay, and a changed one is stale until then', async () => {
  await put('x', 'first');
  expect(await titlesIn('x')).toEqual([]);
  now += delayMs;
  expect(await titlesIn('x')).toEqual(['first']);
  await put('x', 'second');
  now += delayMs / 2;
  await put('x', 'third');
  expect(await titlesIn('x')).toEqual(['first']);
  now += delayMs / 2;
  expect(await titlesIn('x')).toEqual(['second']);
  now += delayMs / 2;
  expect(await titlesIn('x')).toEqual(['third']);
});

test('an item that moves to another partition of an index appears there after the delay', async () => {
  await put('x', 'first');
  now += delayMs;
  await put('y', 'moved');
  expect(await titlesIn('y')).toEqual([]);
  now += delayMs;
  expect(await titlesIn('y')).toEqual(['moved']);
  await client.send(new DeleteItemCommand({ TableName: 'site', Key: key }));
  expect(await titlesIn('y')).toEqual([]);
});
