import '#functions/data/testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { getSubscription, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send } from '#functions/http/testing/event.ts';
import { confirmSubscription, showConfirmation } from '#shared/api/newsletter.ts';
import { handler } from './handler.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

async function waiting(email: string) {
  await storeSubscription({ email, subscribedAt: new Date().toISOString(), suspicions: [] });
  const id = subscriptionId(email);
  const token = (await getSubscription(id))?.token ?? '';
  return { id, key: `key=${id}.${token}` };
}
const show = (query: string, language = 'en') =>
  send(handler, showConfirmation, { query, params: { language } });
const press = (query: string, language = 'en') =>
  send(handler, confirmSubscription, { query, params: { language } });
const stateOf = async (id: string) => (await getSubscription(id))?.state;

test('opening the link changes nothing; its button confirms, in the reader’s language', async () => {
  const { id, key } = await waiting('link@example.com');
  const asked = await show(key, 'ar');
  expect([asked.status, asked.headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(asked.text).toContain('<html lang="ar" dir="rtl">');
  expect(asked.text).toContain('<form method="post"><button type="submit">تأكيد الاشتراك</button></form>');
  expect(asked.headers['Cache-Control']).toBe('no-store');
  expect(await stateOf(id)).toBe('waiting');
  const done = await press(key, 'ar');
  expect([done.status, done.text.includes('اكتمل اشتراكك')]).toEqual([200, true]);
  expect(done.text).toContain('<a href="/ar">');
  expect(done.text).not.toContain('<form');
  expect(await stateOf(id)).toBe('confirmed');
  expect((await press(key)).text).toContain('You are on the list');
});

test('a key for something else confirms nothing, and reveals nothing', async () => {
  const one = await waiting('one@example.com');
  const other = await waiting('other@example.com');
  const mixed = `key=${one.id}.${other.key.split('.')[1]}`;
  for (const query of [mixed, `key=${'a'.repeat(43)}.${'b'.repeat(32)}`, 'key=x', '']) {
    const answer = await press(query);
    expect([answer.status, answer.text.includes('This link no longer works')]).toEqual([404, true]);
  }
  expect(await stateOf(one.id)).toBe('waiting');
  expect(await stateOf(other.id)).toBe('waiting');
});

test.each(['ku', '', '<b>'])('the language %j is 404', async (language) => {
  const { key } = await waiting('language@example.com');
  expect((await show(key, language)).status).toBe(404);
  expect((await press(key, language)).status).toBe(404);
});

test('a page of another site cannot submit the form', async () => {
  const { id, key } = await waiting('forged@example.com');
  const headers = { origin: 'https://evil.example' };
  const answer = await send(handler, confirmSubscription, {
    query: key,
    params: { language: 'en' },
    headers,
  });
  expect(answer.status).toBe(400);
  expect(await stateOf(id)).toBe('waiting');
});

test('if the database fails, the button is shown again', async () => {
  const { key } = await waiting('later@example.com');
  vi.spyOn(console, 'error').mockReturnValueOnce();
  const away = mockClient(dynamodb);
  away.on(GetCommand).rejects(Object.assign(new Error('slow'), { name: 'TimeoutError' }));
  const answer = await press(key);
  away.restore();
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('<button type="submit">Confirm</button>');
  expect(answer.text).toContain('<a href="/">');
});

test('another failure is no page that asks to press the button again', async () => {
  const { key } = await waiting('fault@example.com');
  vi.spyOn(console, 'error').mockReturnValueOnce();
  const away = mockClient(dynamodb);
  away.on(GetCommand).rejects(new Error('a fault'));
  const answer = await press(key);
  away.restore();
  expect([answer.status, answer.text.includes('<button')]).toEqual([500, false]);
});
