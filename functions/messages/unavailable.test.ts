import '#functions/data/testing/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { send } from '#functions/http/testing/event.ts';
import { listMessages, sendContactMessage } from '#shared/api/messages/messages.ts';
import { handler } from './handler.ts';

const table = mockClient(dynamodb);
let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  table.reset();
  table.on(UpdateCommand).resolves({});
});

const json = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };
const throttled = Object.assign(new Error('Throughput exceeds the current capacity of your table'), {
  name: 'ProvisionedThroughputExceededException',
});

test('answers 503 with Retry-After and no internal detail if a message could not be stored', async () => {
  table.on(PutCommand).rejects(throttled);
  const { status, headers, text } = await send(handler, sendContactMessage, { json });
  expect(status).toBe(503);
  expect(headers).toHaveProperty('Retry-After');
  expect(text).not.toMatch(/Throughput|Exception|table|\bat /);
});

test('acknowledges a stored message even if counting it fails', async () => {
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).rejects(throttled);
  const { status } = await send(handler, sendContactMessage, { json });
  expect(status).toBe(201);
  expect(logged).toHaveBeenCalledOnce();
});

test('an unreadable item counts as another message, and its content is not returned', async () => {
  table.on(PutCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
  table.on(GetCommand).resolves({ Item: { pk: 'message#x', name: 5, secret: 'value' } });
  const { status, text } = await send(handler, sendContactMessage, { json });
  expect(status).toBe(409);
  expect(text).not.toMatch(/secret|value|Zod/);
});

const now = new Date().toISOString();
const positions = ['message-000000001', 'message-000000002', 'message-000000003'].map((id) => ({
  gsi2sk: `${now}#${id}`,
  id,
}));
function itemOf({ id }: { id: string }) {
  return {
    pk: `message#${id}`,
    sk: 'message',
    id,
    source: 'contact',
    ...json,
    suspicions: [],
    createdAt: now,
    contentHash: '',
  };
}
function signIn() {
  const who = { accountId: 'a', credentialVersion: 'v', createdAt: now };
  table.on(GetCommand).callsFake(({ Key }) => ({
    Item: Key.sk === 'session' ? { ...who, lastSeenAt: now } : { ...who, username: 'u', passwordHash: 'h' },
  }));
  table.on(QueryCommand).resolves({ Items: positions });
}
const newOnes = { sessionToken: 'A'.repeat(43), query: 'state=new' };

test('requests unprocessed keys again, and keeps the order', async () => {
  signIn();
  const [first, second, third] = positions.map(itemOf);
  table
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { 'test-table': [third ?? {}] },
      UnprocessedKeys: { 'test-table': { Keys: positions.slice(0, 2) } },
    })
    .resolvesOnce({ Responses: { 'test-table': [second ?? {}, first ?? {}] } });
  const { body } = await send(handler, listMessages, newOnes);
  expect(body).toMatchObject(positions.map(({ id }) => ({ id })));
});

test('leaves out a message that changed state or was deleted meanwhile', async () => {
  signIn();
  const [first, second] = positions.map(itemOf);
  table
    .on(BatchGetCommand)
    .resolves({ Responses: { 'test-table': [first ?? {}, { ...second, processedAt: now }] } });
  const { body } = await send(handler, listMessages, newOnes);
  expect(body).toMatchObject([{ id: first?.id }]);
});

test('answers 503 if keys stay unprocessed', async () => {
  signIn();
  table.on(BatchGetCommand).resolves({ UnprocessedKeys: { 'test-table': { Keys: positions } } });
  expect((await send(handler, listMessages, newOnes)).status).toBe(503);
});
