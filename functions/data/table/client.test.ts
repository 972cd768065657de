import '#functions/data/testing/environment.ts';
import { createServer, type Server } from 'node:http';
import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '#infra/emulator/http/listen.ts';

/** The answers of the database, in order; the last one is repeated. */
let answers: { status: number; body: object }[] = [];
let server: Server;
let dynamodb: typeof import('./client.ts').dynamodb;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const { status, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${await listen(server, 0)}`;
  ({ dynamodb } = await import('./client.ts'));
});
afterAll(() => void server.close());
const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset());

const refused = (name: string, more = {}) => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No.', ...more },
});
const query = () =>
  dynamodb.send(
    new QueryCommand({
      TableName: 't',
      IndexName: 'gsi1',
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'a' },
    }),
  );

test('logs each refused attempt with its index, even if the next one succeeds', async () => {
  answers = [
    refused('ThrottlingException'),
    refused('ThrottlingException'),
    { status: 200, body: { Items: [] } },
  ];
  await query();
  const line = {
    failure: 'The table throttles',
    command: 'QueryCommand',
    index: 'gsi1',
    reason: 'ThrottlingException',
  };
  expect(error.mock.calls).toEqual([[line], [line]]);
});

test.each([
  ['on demand', 'ThrottlingException', 'throttlingReasons'],
  ['provisioned', 'ProvisionedThroughputExceededException', 'ThrottlingReasons'],
])('logs which index of the table %s was refused', async (_, name, field) => {
  const at = [
    { reason: 'IndexReadKeyRangeThroughputExceeded', resource: 'arn:aws:dynamodb:::table/t/index/gsi1' },
  ];
  answers = [refused(name, { [field]: at }), { status: 200, body: { Items: [] } }];
  await query();
  expect(error.mock.calls).toMatchObject([[{ reason: name, at }]]);
});

test('logs the unprocessed items of a batch, and nothing else', async () => {
  const Put = { PutRequest: { Item: { pk: { S: 'a' } } } };
  answers = [{ status: 200, body: { UnprocessedItems: { t: [Put] } } }];
  await dynamodb.send(
    new BatchWriteCommand({ RequestItems: { t: [{ PutRequest: { Item: { pk: 'a' } } }] } }),
  );
  expect(error.mock.calls).toEqual([
    [{ failure: 'The table throttles', command: 'BatchWriteItemCommand', reason: 'Left unprocessed' }],
  ]);
  error.mockReset();
  answers = [refused('ValidationException')];
  await expect(query()).rejects.toThrow();
  answers = [{ status: 200, body: { Items: [], UnprocessedKeys: {} } }];
  await query();
  expect(error).not.toHaveBeenCalled();
});
