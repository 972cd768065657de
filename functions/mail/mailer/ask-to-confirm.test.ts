import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { streamRecord } from '#functions/follow-up/testing/stream-record.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/newsletter/confirm.ts')),
  ...(await import('#functions/data/newsletter/subscribe.ts')),
  ...(await import('#functions/data/newsletter/subscription.ts')),
  ...(await import('#functions/follow-up/handler.ts')),
});
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
let service: ReturnType<typeof mockClient>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({});
});

const email = 'Reader@example.com';
const idOf = () => data.subscriptionId(email);
const record = (eventName: 'INSERT' | 'MODIFY') => streamRecord('newsletter', idOf(), eventName);
const run = (...names: ('INSERT' | 'MODIFY')[]) =>
  data.handler({ Records: names.map(record) }, { getRemainingTimeInMillis: () => 300_000 });
const mails = () => service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
const leave = (minutes: number, more: object = {}) =>
  data.storeSubscription({
    ...{ email, language: 'ar', suspicions: [] },
    ...{ subscribedAt: new Date(Date.now() + minutes * 60_000).toISOString(), ...more },
  });

test('a new address is asked once in its language, once more when due, and never when confirmed', async () => {
  await leave(0, { suspicions: ['honeypot'] });
  await run('INSERT');
  expect(mails()).toEqual([]);
  await leave(1);
  await run('MODIFY');
  await Promise.all([run('MODIFY'), run('MODIFY', 'MODIFY')]);
  expect(mails()).toHaveLength(1);
  const { token = '' } = (await data.getSubscription(idOf())) ?? {};
  const [first] = mails();
  expect(first?.Destination).toEqual({ ToAddresses: [email] });
  expect(first?.Content?.Simple?.Subject?.Data).toContain('أكّد بريدك');
  const link = `https://www.example.com/api/newsletter/confirm/ar?key=${idOf()}.${token}`;
  expect(first?.Content?.Simple?.Body?.Text?.Data).toContain(link);
  await leave(20);
  await run('MODIFY');
  expect(mails()).toHaveLength(2);
  await data.confirmSubscription({ id: idOf(), token }, new Date());
  await run('MODIFY');
  expect(mails()).toHaveLength(2);
});

test('asks no deleted address', async () => {
  const records = [streamRecord('newsletter', 'a'.repeat(43), 'MODIFY')];
  await data.handler({ Records: records }, { getRemainingTimeInMillis: () => 300_000 });
  expect(mails()).toEqual([]);
});
