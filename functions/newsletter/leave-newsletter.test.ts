import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmSubscription as confirm } from '#functions/data/newsletter/confirm.ts';
import { removedAt, unsubscribe } from '#functions/data/newsletter/removal.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { getSubscription, isSubscribed, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send } from '#functions/http/testing/event.ts';
import { leaveNewsletter, showLeaving } from '#shared/api/newsletter.ts';
import { handler } from './handler.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

async function confirmed(email: string) {
  await storeSubscription({ email, subscribedAt: new Date().toISOString(), suspicions: [] });
  const id = subscriptionId(email);
  const token = (await getSubscription(id))?.token ?? '';
  await confirm({ id, token }, new Date());
  return { id, token, query: `key=${id}.${token}` };
}
const press = (query: string, language = 'en', more: object = {}) =>
  send(handler, leaveNewsletter, { query, params: { language }, ...more });

test('opening the link changes nothing; its button unsubscribes the address, and repeating it gives the same answer', async () => {
  const email = 'reader@example.com';
  const { query } = await confirmed(email);
  const asked = await send(handler, showLeaving, { query, params: { language: 'ar' } });
  expect(asked.text).toContain('<button type="submit">أزل عنواني من القائمة</button>');
  expect(await isSubscribed(email)).toBe(true);
  const done = await press(query, 'ar');
  expect([done.status, done.text.includes('أُلغي اشتراكك')]).toEqual([200, true]);
  expect(await isSubscribed(email)).toBe(false);
  expect((await press(query)).text).toContain('You are off the list');
});

test('a mail program unsubscribes the address directly, without a page', async () => {
  const { query } = await confirmed('one-click@example.com');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await press(query, 'en', { body: 'List-Unsubscribe=One-Click', headers });
  expect(answer.status).toBe(200);
  expect(await isSubscribed('one-click@example.com')).toBe(false);
});

test('the remaining record contains neither the address nor a hash that others can compute, and is deleted by a new confirmation', async () => {
  const email = 'gone@example.com';
  const { query, id } = await confirmed(email);
  await press(query);
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  const all = JSON.stringify(Items);
  expect(all).not.toContain(email);
  expect(all).not.toContain(id);
  expect(await removedAt('GONE@example.com')).toMatch(/Z$/);
  await confirmed(email);
  expect(await removedAt(email)).toBeUndefined();
});

test('the link of an older mail does not end a newer subscription, and says so', async () => {
  const email = 'anew@example.com';
  const { query } = await confirmed(email);
  await unsubscribe(email, new Date());
  await confirmed(email);
  const answer = await press(query);
  expect([answer.status, answer.text.includes('later one')]).toEqual([404, true]);
  expect(await isSubscribed(email)).toBe(true);
});

test.each(['', 'key=x', `key=${'a'.repeat(43)}`])('the key %j is invalid', async (query) => {
  expect((await press(query)).status).toBe(404);
});
