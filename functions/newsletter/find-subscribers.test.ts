import '#functions/data/testing/environment.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { confirmSubscription } from '#functions/data/newsletter/confirm.ts';
import { unsubscribe } from '#functions/data/newsletter/removal.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { getSubscription, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { countReaders, countSubscribers, findSubscribers } from '#shared/api/newsletter.ts';
import { handler } from './handler.ts';

let sessionToken: string;
const now = new Date();
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  for (let n = 0; n < 60; n++) await leave(`many${String(n).padStart(2, '0')}@example.com`, n);
  for (const email of ['Anna@example.com', 'anneliese@example.com', 'bo@example.com']) {
    await leave(email);
    await confirm(email);
  }
  await leave('gone@example.com');
  await unsubscribe('gone@example.com', now);
  return signed.stop;
});

const leave = (email: string, second = 99) =>
  storeSubscription({
    ...{ email, suspicions: [], language: 'ar' as const },
    subscribedAt: new Date(now.getTime() - (100 - second) * 1000).toISOString(),
  });
async function confirm(email: string): Promise<void> {
  const id = subscriptionId(email);
  await confirmSubscription({ id, token: (await getSubscription(id))?.token ?? '' }, now);
}
const answer = z.object({
  found: z.array(z.looseObject({ email: z.string() })),
  next: z.optional(z.string()),
  removedAt: z.optional(z.string()),
});
async function find(json: object) {
  const { status, body } = await send(handler, findSubscribers, { json, sessionToken });
  expect(status).toBe(200);
  const { found, ...rest } = answer.parse(body);
  return { emails: found.map(({ email }) => email), found, ...rest };
}

test('finds addresses by their beginning, in any case, with their details', async () => {
  const { emails, found, next } = await find({ search: ' ANN' });
  expect([emails, next]).toEqual([['Anna@example.com', 'anneliese@example.com'], undefined]);
  expect(found[0]).toMatchObject({ state: 'confirmed', language: 'ar', confirmedAt: now.toISOString() });
  expect(found[0]).not.toHaveProperty('token');
  expect((await find({ search: 'example.com' })).emails).toEqual([]);
});

test('lists those in one state page by page, each once', async () => {
  expect((await find({ state: 'confirmed' })).emails).toHaveLength(3);
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ search: 'many', state: 'waiting', cursor });
    pages.push(page.emails);
    cursor = page.next;
  } while (cursor !== undefined);
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(new Set(pages.flat()).size).toBe(60);
});

test('lists the newest first without a filter', async () => {
  const first = await find({});
  expect(first.emails).toHaveLength(25);
  expect(first.emails).toContain('Anna@example.com');
  expect(first.emails).not.toContain('many00@example.com');
  const second = await find({ cursor: first.next });
  expect(second.emails.filter((email) => first.emails.includes(email))).toEqual([]);
});

test('returns only the date for an unsubscribed address', async () => {
  expect(await find({ search: 'GONE@example.com' })).toMatchObject({
    emails: [],
    removedAt: now.toISOString(),
  });
  expect(await find({ search: 'bo@example.com' })).not.toHaveProperty('removedAt');
});

test('counts and finds addresses of older releases once they were read', async () => {
  const email = 'older@example.com';
  const id = subscriptionId(email);
  const at = new Date(now.getTime() + 1000).toISOString();
  const item = { email, subscribedAt: at, gsi1pk: 'newsletter', gsi1sk: `${at}#${id}`, suspicions: [] };
  await dynamodb.send(
    new PutCommand({ TableName: tableName, Item: { pk: `newsletter#${id}`, sk: 'newsletter', ...item } }),
  );
  const counts = async () => (await send(handler, countSubscribers, { sessionToken })).body;
  expect(await counts()).toEqual({ confirmed: 3, waiting: 60, bounced: 0, removed: 1 });
  await find({});
  expect(await counts()).toEqual({ confirmed: 4, waiting: 60, bounced: 0, removed: 1 });
  expect((await find({ search: 'older' })).found).toMatchObject([{ email, state: 'confirmed' }]);
  expect((await getSubscription(id))?.token).toMatch(/^[\w-]{32}$/);
});

test.each([[{ search: 5 }], [{ state: 'gone' }], [{ search: 'x'.repeat(255) }], [{ cursor: 'made up' }]])(
  'refuses %j',
  async (json) => {
    expect((await send(handler, findSubscribers, { json, sessionToken })).status).toBe(400);
  },
);

test('logs a search once an hour, without the searched text', async () => {
  for (const search of ['', 'ann', 'bo']) await find({ search });
  const lines = (await listAuditLines({}, 100, undefined)).items.filter(
    ({ act }) => act === 'subscribers-shown',
  );
  expect(lines.length).toBeGreaterThan(0);
  // Two lines if a new hour has begun in between.
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(lines[0]).toMatchObject({ username: 'admin', outcome: 'done' });
  expect(Object.keys(lines[0] ?? {}).sort()).toEqual([
    'accountId',
    'act',
    'at',
    'id',
    'network',
    'outcome',
    'username',
  ]);
});

test('counts the confirmed readers of each language', async () => {
  const readers = z.object({ all: z.number(), en: z.number(), ar: z.number() });
  const count = async () => readers.parse((await send(handler, countReaders, { sessionToken })).body);
  const before = await count();
  expect(before).toMatchObject({ all: before.en + before.ar, ar: 3 });
  await storeSubscription({ email: 'en@example.com', suspicions: [], subscribedAt: now.toISOString() });
  expect(await count()).toEqual(before);
  await confirm('en@example.com');
  expect(await count()).toEqual({ all: before.all + 1, en: before.en + 1, ar: 3 });
});
