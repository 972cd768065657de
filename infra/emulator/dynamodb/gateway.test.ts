import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../http/listen.ts';
import { Principals } from '../iam/principals.ts';
import { roleThatMay, stackOf } from '../testing/stack.ts';
import { tableWith } from '../testing/table.ts';
import { requiredAccess } from './access.ts';
import { startDynalite } from './dynalite.ts';
import type { DynamoEngine } from './engine.ts';
import { createDynamoGateway } from './gateway.ts';
import { partitionKeysOf } from './leading-keys.ts';
import { prepareTable } from './table.ts';

const place = { region: 'us-east-1', accountId: '000000000000' };
const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/site';
const principals = new Principals(
  stackOf(
    roleThatMay(
      'Reader',
      ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:BatchGetItem'],
      [table, `${table}/index/gsi1`],
    ),
  ),
);
const reader = principals.byArn('arn:aws:iam::000000000000:role/Site-Reader');
const key = { pk: { S: '1' }, sk: { S: 'a' } };

let folder: string;
let engine: DynamoEngine;
let server: Server;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  engine = await startDynalite(folder);
  await prepareTable(engine, folder, 'site', tableWith('gsi1', 'gsi2'));
  server = createDynamoGateway({
    engine,
    callers: principals,
    tables: new Map([['site', partitionKeysOf(tableWith('gsi1', 'gsi2'))]]),
    ...place,
  });
  endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterAll(async () => {
  await closeServer(server);
  await engine.close();
  await rm(folder, { recursive: true });
});

function client(credentials = reader.credentials): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
}

function query(index: string): QueryCommand {
  return new QueryCommand({
    TableName: 'site',
    IndexName: index,
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': `${index}pk` },
    ExpressionAttributeValues: { ':pk': { S: 'x' } },
  });
}

test('allows what the policy names', async () => {
  expect((await client().send(new GetItemCommand({ TableName: 'site', Key: key }))).Item).toBeUndefined();
  expect((await client().send(query('gsi1'))).Items).toEqual([]);
  const batch = new BatchGetItemCommand({ RequestItems: { site: { Keys: [key] } } });
  expect((await client().send(batch)).Responses).toEqual({ site: [] });
});

test.each([
  ['another action', new PutItemCommand({ TableName: 'site', Item: key })],
  ['another index', query('gsi2')],
  ['another table', new GetItemCommand({ TableName: 'other', Key: key })],
  [
    'one foreign table among others',
    new BatchGetItemCommand({ RequestItems: { site: { Keys: [key] }, other: { Keys: [key] } } }),
  ],
  ['a scan', new ScanCommand({ TableName: 'site' })],
  [
    'a transaction’s part',
    new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName: 'site', Item: key } }] }),
  ],
])('refuses %s', async (_, command) => {
  await expect(client().send(command as GetItemCommand)).rejects.toMatchObject({
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 400 },
  });
});

test('refuses an unknown caller', async () => {
  const stranger = client({ accessKeyId: 'ASIAX', secretAccessKey: 'x', sessionToken: 'x' });
  const get = stranger.send(new GetItemCommand({ TableName: 'site', Key: key }));
  await expect(get).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  expect((await fetch(endpoint, { method: 'POST', body: '{' })).status).toBe(400);
});

test('a caller that disconnects during a call does not affect others', async () => {
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"TableName"');
  await once(socket, 'connect');
  socket.destroy();
  await once(socket, 'close');
  expect(
    (await client().send(new GetItemCommand({ TableName: 'site', Key: key }))).$metadata.httpStatusCode,
  ).toBe(200);
});

test('each part of a transaction needs its own permission', () => {
  const parts = { TransactItems: [{ Put: { TableName: 'a' } }, { ConditionCheck: { TableName: 'b' } }] };
  const tables = { arn: (name: string) => name, partitionKeys: () => undefined };
  expect(requiredAccess('TransactWriteItems', parts, tables)).toEqual([
    { action: 'dynamodb:PutItem', resource: 'a' },
    { action: 'dynamodb:ConditionCheckItem', resource: 'b' },
  ]);
});
