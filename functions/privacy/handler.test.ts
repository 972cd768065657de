import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { storeMessage } from '#functions/data/messages/message.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { deletePersonalData, findPersonalData } from '#shared/api/privacy.ts';
import { type PersonalItem, personalItem } from '#shared/privacy/personal-data.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

let sent = 0;
async function write(email: string, message = 'How much is an audit?'): Promise<string> {
  const id = `message-of-somebody-${++sent}`;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + sent * 1000).toISOString();
  await storeMessage({ id, source: 'contact', name: 'Sara', email, message, suspicions: [], createdAt });
  return id;
}
const subscribe = (email: string) =>
  storeSubscription({ email, language: 'ar', subscribedAt: '2026-01-01T00:00:00.000Z', suspicions: [] });

const part = z.object({
  found: z.optional(z.array(personalItem)),
  deleted: z.optional(z.number()),
  next: z.optional(z.string()),
});

/** Calls an endpoint until its last part, and returns the contents of each part. */
async function everyPart(endpoint: Endpoint, email: string) {
  const parts: { found?: PersonalItem[] | undefined; deleted?: number | undefined }[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await send(handler, endpoint, { json: { email, cursor }, sessionToken });
    expect(status).toBe(200);
    const { next, ...held } = part.parse(body);
    parts.push(held);
    cursor = next;
  } while (cursor !== undefined);
  return parts;
}
const search = async (email: string) =>
  (await everyPart(findPersonalData, email)).flatMap(({ found = [] }) => found);

/** Counts the items of the whole table that contain an address. */
async function traces(email: string): Promise<number> {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return Items.filter((item) => JSON.stringify(item).toLowerCase().includes(email)).length;
}

beforeEach(async () => {
  await everyPart(deletePersonalData, 'sara@example.com');
});

test('finds everything of a person, whatever case the address has, and nothing of others', async () => {
  const first = await write('sara@example.com');
  const second = await write('Sara@Example.com', 'سعر التدقيق؟ أرجو الرد.');
  await write('dara@example.com');
  await subscribe('SARA@example.com');
  const found = await search(' sara@EXAMPLE.com ');
  expect(found.map(({ kind }) => kind)).toEqual(['newsletter', 'message', 'message']);
  expect(found.map(({ id }) => id).slice(1)).toEqual([second, first]);
  expect(found[0]?.attributes).toMatchObject({ email: 'SARA@example.com', language: 'ar' });
  expect(found[1]?.attributes).toMatchObject({ name: 'Sara', message: 'سعر التدقيق؟ أرجو الرد.' });
  expect(Object.keys(found[1]?.attributes ?? {}).filter((name) => /^(pk|sk|gsi)/.test(name))).toEqual([]);
});

test('deletes what was found everywhere, and nothing of others', async () => {
  await Promise.all(Array.from({ length: 25 }, () => write('sara@example.com')));
  const others = await write('dara@example.com');
  await subscribe('sara@example.com');
  const parts = await everyPart(deletePersonalData, 'Sara@example.com');
  expect(parts.reduce((sum, { deleted = 0 }) => sum + deleted, 0)).toBe(26);
  expect(await traces('sara@example.com')).toBe(0);
  expect((await search('dara@example.com')).map(({ id }) => id)).toContain(others);
  expect(await everyPart(deletePersonalData, 'sara@example.com')).toEqual([{ deleted: 0 }]);
});

test('reads long lists in parts', async () => {
  const before = await write('sara@example.com');
  for (let part = 0; part < 11; part++) {
    await Promise.all(Array.from({ length: 100 }, () => write('crowd@example.com')));
  }
  const parts = await everyPart(findPersonalData, 'sara@example.com');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(({ found = [] }) => found).map(({ id }) => id)).toEqual([before]);
});

test.each([
  [{ email: 'sara' }, 400],
  [{}, 400],
  [{ email: 'sara@example.com', cursor: 'made up' }, 400],
])('refuses %o', async (json, status) => {
  for (const endpoint of [findPersonalData, deletePersonalData]) {
    expect((await send(handler, endpoint, { json, sessionToken })).status).toBe(status);
  }
});

test('returns and deletes nothing without a session', async () => {
  await write('sara@example.com');
  for (const endpoint of [findPersonalData, deletePersonalData]) {
    const { status, text } = await send(handler, endpoint, { json: { email: 'sara@example.com' } });
    expect([status, text]).toEqual([401, JSON.stringify({ error: 'Sign in to continue.' })]);
  }
  expect(await search('sara@example.com')).toHaveLength(1);
});
