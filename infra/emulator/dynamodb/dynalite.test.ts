import { createRequire } from 'node:module';
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tableWith } from '../testing/table.ts';
import { startDynaliteInMemory } from './dynalite.ts';

const { AbstractValueIterator } = createRequire(import.meta.resolve('dynalite'))('abstract-level') as {
  AbstractValueIterator: { prototype: { close(): Promise<void> } };
};

test('closes an iterator of the store even if it has more entries', async () => {
  const engine = await startDynaliteInMemory();
  onTestFinished(() => engine.close());
  const { host, port } = engine.address as { host: string; port: number };
  const client = new DynamoDBClient({
    endpoint: `http://${host}:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  onTestFinished(() => client.destroy());
  const { TimeToLiveSpecification: _, ...table } = tableWith('gsi1');
  const TableName = 'site';
  await client.send(new CreateTableCommand({ TableName, ...table } as never));
  for (const sk of ['a', 'b', 'c'])
    await client.send(new PutItemCommand({ TableName, Item: { pk: { S: '1' }, sk: { S: sk } } }));
  const close = vi.spyOn(AbstractValueIterator.prototype, 'close');
  onTestFinished(() => close.mockRestore());

  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: '1' } },
  };
  expect((await client.send(new QueryCommand(query))).Count).toBe(3);
  await vi.waitFor(() => expect(new Set(close.mock.contexts)).toHaveProperty('size', 1));
  expect((await client.send(new QueryCommand({ ...query, Limit: 1 }))).Count).toBe(1);
  await vi.waitFor(() => expect(new Set(close.mock.contexts)).toHaveProperty('size', 2));
  expect((await client.send(new ScanCommand({ TableName }))).Count).toBe(3);
  await vi.waitFor(() => expect(new Set(close.mock.contexts)).toHaveProperty('size', 3));
});
