import '#functions/data/testing/environment.ts';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { maxPerDay } from '#functions/data/usage.ts';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { countUse, getUsage } from '#shared/api/usage.ts';
import { dayOf } from '#shared/site-time.ts';
import { countedUses } from '#shared/usage/usage.ts';
import { handler } from './handler.ts';

// The clock does not advance, so that neither a day nor a window of ten minutes ends during the tests.
vi.useFakeTimers({ toFake: ['Date'] });

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const now = new Date();
const today = dayOf(now);
const store = (day: string, counts: object = {}) =>
  dynamodb.send(new PutCommand({ TableName: 'test-table', Item: { pk: 'usage', sk: day, ...counts } }));
const stored = async () => {
  const Key = { pk: 'usage', sk: today };
  return (await dynamodb.send(new GetCommand({ TableName: 'test-table', Key }))).Item;
};
beforeEach(async () => void (await store(today)));

let networks = 0;
/** Counts a use from its own network, unless the test sets one. */
const count = (use: unknown, more: TestRequest = {}) =>
  send(handler, countUse, { json: { use }, sourceIp: `198.51.100.${++networks % 250}`, ...more });
const none = Object.fromEntries(countedUses.map((use) => [use, 0]));

describe('POST /api/usage', () => {
  test('increments the counts of the day in the company’s time zone, and stores nothing else', async () => {
    const headers = { 'user-agent': 'Browser/1', referer: 'https://shop.example/' };
    for (const use of ['audit-started', 'audit-started', 'audit-finished'])
      expect(await count(use, { headers })).toMatchObject({ status: 204, text: '' });
    expect(await stored()).toEqual({
      ...{ pk: 'usage', sk: today, 'audit-started': 2, 'audit-finished': 1 },
      expiresAt: expect.any(Number),
    });
    const { Items = [] } = await dynamodb.send(
      new QueryCommand({
        TableName: 'test-table',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'usage' },
      }),
    );
    expect(JSON.stringify(Items)).not.toMatch(/198\.51|Browser/);
  });

  test('loses no count when many requests come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => count('report-opened')));
    expect((await stored())?.['report-opened']).toBe(40);
  });

  test.each([[{ use: 'audit-won' }], [{}], [{ use: 'audit-started', who: 'me' }]])(
    'refuses %j',
    async (json) => {
      expect((await send(handler, countUse, { json })).status).toBe(400);
      expect(await stored()).toEqual({ pk: 'usage', sk: today });
    },
  );

  test.each(['dnt', 'sec-gpc'])('counts nothing for a request with %s', async (name) => {
    expect((await count('plan-begun', { headers: { [name]: '1' } })).status).toBe(204);
    expect(await stored()).toEqual({ pk: 'usage', sk: today });
    await count('plan-begun', { headers: { [name]: '0' } });
    expect((await stored())?.['plan-begun']).toBe(1);
  });

  test('counts 60 uses of a network in ten minutes', async () => {
    const statuses = [];
    for (let n = 0; n < 62; n++)
      statuses.push((await count('plan-sent', { sourceIp: '203.0.113.7' })).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await stored())?.['plan-sent']).toBe(60);
  });

  test('a full count stops increasing, and other counts continue', async () => {
    await store(today, { 'plan-sent': maxPerDay });
    expect((await count('plan-sent')).status).toBe(204);
    await count('plan-begun');
    expect(await stored()).toMatchObject({ 'plan-sent': maxPerDay, 'plan-begun': 1 });
  });
});

describe('GET /api/admin/usage', () => {
  test('returns the last 90 days to administrators', async () => {
    expect((await send(handler, getUsage)).status).toBe(401);
    await store(dayOf(now, 89), { 'report-fetched': 4 });
    await store(dayOf(now, 90), { 'report-fetched': 5 });
    await count('audit-started');
    expect((await send(handler, getUsage, { sessionToken })).body).toEqual({
      today,
      days: [
        { day: dayOf(now, 89), counts: { ...none, 'report-fetched': 4 } },
        { day: today, counts: { ...none, 'audit-started': 1 } },
      ],
    });
  });
});
