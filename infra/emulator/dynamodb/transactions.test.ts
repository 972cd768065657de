import {
  BatchGetItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableWith } from '../testing/table.ts';
import { startDynaliteInMemory } from './dynalite.ts';
import type { DynamoEngine } from './engine.ts';

const TableName = 'site';
let engine: DynamoEngine;
let client: DynamoDBClient;
beforeAll(async () => {
  engine = await startDynaliteInMemory();
  const { host, port } = engine.address as { host: string; port: number };
  client = new DynamoDBClient({
    endpoint: `http://${host}:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  const { TimeToLiveSpecification: _, ...table } = tableWith('gsi1');
  await client.send(new CreateTableCommand({ TableName, ...table } as never));
});
afterAll(async () => {
  client.destroy();
  await engine.close();
});

const keyOf = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
const put = (pk: string, n: number) => ({ Put: { TableName, Item: { ...keyOf(pk), n: { N: `${n}` } } } });
const setIf = (pk: string, n: number, before: number): TransactWriteItem => ({
  Update: {
    TableName,
    Key: keyOf(pk),
    UpdateExpression: 'SET n = :n',
    ConditionExpression: 'n = :before',
    ExpressionAttributeValues: { ':n': { N: `${n}` }, ':before': { N: `${before}` } },
  },
});
const transact = (...TransactItems: TransactWriteItem[]) =>
  client.send(new TransactWriteItemsCommand({ TransactItems }));
const numberIn = async (pk: string) =>
  (await client.send(new GetItemCommand({ TableName, Key: keyOf(pk) }))).Item?.n?.N;

test('writes all of a transaction', async () => {
  await transact(put('a', 1), put('b', 1));
  await transact(setIf('a', 2, 1), { Delete: { TableName, Key: keyOf('b') } });
  expect([await numberIn('a'), await numberIn('b')]).toEqual(['2', undefined]);
});

test('writes nothing if a condition fails, and returns which one', async () => {
  await transact(put('c', 1), put('d', 1));
  await expect(transact(setIf('c', 2, 1), put('e', 1), setIf('d', 2, 7))).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  expect([await numberIn('c'), await numberIn('d'), await numberIn('e')]).toEqual(['1', '1', undefined]);
});

test('refuses more than a hundred writes, and two of one item', async () => {
  const many = Array.from({ length: 101 }, (_, n) => put(`many-${n}`, 1));
  await expect(transact(...many)).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(transact(put('f', 1), put('f', 2))).rejects.toMatchObject({ name: 'ValidationException' });
  expect(await numberIn('many-0')).toBeUndefined();
});

test('simultaneous transactions see all of it or nothing', async () => {
  await transact(put('g', 0), put('h', 0));
  const writers = Array.from({ length: 20 }, (_, n) =>
    transact(put('g', n + 1), put('h', n + 1)).then(() =>
      client.send(new PutItemCommand(put(`i-${n}`, n).Put)),
    ),
  );
  const reader = async () => {
    for (let n = 0; n < 20; n++) {
      const Keys = ['g', 'h'].map(keyOf);
      const { Responses } = await client.send(
        new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
      );
      const [one, other] = Responses?.[TableName] ?? [];
      expect(one?.n).toEqual(other?.n);
    }
  };
  await Promise.all([...writers, reader()]);
  expect(await numberIn('g')).toBe(await numberIn('h'));
});
