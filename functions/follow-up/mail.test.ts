import '#functions/data/testing/environment.ts';
import { MessageRejected, SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { failed, streamRecord } from './testing/stream-record.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
const load = async () => ({
  ...(await import('#functions/data/mail/mail.ts')),
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/table/client.ts')),
  ...(await import('./handler.ts')),
});
let service: ReturnType<typeof mockClient>;
const logged = vi.spyOn(console, 'error');

beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
  await data.saveMailSettings({
    recipients: [
      { email: 'team@example.com', language: 'en' },
      { email: 'sara@example.com', language: 'ar' },
    ],
    version: 0,
  });
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({ MessageId: '1' });
  logged.mockReset().mockReturnValue();
});

let made = 0;
async function storeMessage(): Promise<string> {
  made += 1;
  const id = `mailed-message-${made}`;
  await data.storeMessage({
    ...{ id, source: 'contact', name: `Visitor ${made}`, email: 'visitor@example.com', message: 'Count.' },
    ...{ suspicions: [], createdAt: new Date().toISOString() },
  });
  return id;
}
const record = (id: string) => streamRecord('message', id);
const time = { getRemainingTimeInMillis: () => 300_000 };
const run = (...ids: string[]) => data.handler({ Records: ids.map(record) }, time);
const mailedAddresses = () =>
  service
    .commandCalls(SendEmailCommand)
    .map(({ args: [{ input }] }) => input.Destination?.ToAddresses?.[0])
    .sort();
const openOf = async (id: string) => (await data.listOpenMails(50)).filter(({ about }) => about === id);
const both = ['sara@example.com', 'team@example.com'];

test('each recipient gets one mail, however many records and simultaneous calls there are', async () => {
  const ids = [await storeMessage(), await storeMessage()];
  await run(...ids);
  await Promise.all([run(...ids), run(...ids)]);
  expect(mailedAddresses()).toEqual([...both, ...both].sort());
});

test('two simultaneous calls for one message send one mail', async () => {
  const id = await storeMessage();
  await Promise.allSettled([run(id), run(id)]);
  expect(mailedAddresses()).toEqual(both);
  expect(await openOf(id)).toEqual([]);
});

test('a mail that the service delays fails the batch, and is sent by the retry', async () => {
  const id = await storeMessage();
  const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
  service.on(SendEmailCommand).rejects(slow);
  expect(await run(id)).toEqual(failed(id));
  expect(await openOf(id)).toMatchObject([{ state: 'refused' }, { state: 'refused' }]);
  const reason = 'MailHeldUpError: The mail service refused a mail: TooManyRequestsException.';
  const left = { failure: 'Left to be tried again', work: 'mail', kind: 'message' };
  expect(logged.mock.calls).toEqual([[{ ...left, id, reason }]]);
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await run(id);
  expect(mailedAddresses()).toEqual(both);
  expect(await openOf(id)).toEqual([]);
});

test('a rejected recipient does not stop the others, and is logged without an address', async () => {
  const id = await storeMessage();
  const rejected = new MessageRejected({ message: 'team@example.com', $metadata: { httpStatusCode: 400 } });
  service.on(SendEmailCommand).callsFake(async ({ Destination }) => {
    if (Destination.ToAddresses[0] === 'team@example.com') throw rejected;
    return {};
  });
  await run(id);
  expect(await openOf(id)).toMatchObject([{ state: 'refused' }]);
  expect(logged.mock.calls).toEqual([
    [
      {
        failure: 'A mail was not sent',
        mail: expect.any(String),
        purpose: 'notice',
        about: id,
        reason: 'MessageRejected',
      },
    ],
  ]);
});

test('a mail with an unknown outcome is logged and never sent again', async () => {
  const id = await storeMessage();
  service.on(SendEmailCommand).rejects(Object.assign(new Error('x'), { name: 'TimeoutError' }));
  await run(id);
  await run(id);
  expect(mailedAddresses()).toEqual(both);
  expect(await openOf(id)).toMatchObject([{ state: 'unclear' }, { state: 'unclear' }]);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a mail whose sender died is logged and never sent again', async () => {
  const id = await storeMessage();
  await data.claimMail({ purpose: 'notice', about: id, to: 'team@example.com' }, 'died', new Date());
  await run(id);
  await run(id);
  expect(mailedAddresses()).toEqual(['sara@example.com']);
  expect(logged.mock.calls).toMatchObject([
    [{ failure: 'A mail was not sent', reason: 'LeftUnfinished', about: id }],
  ]);
});

test('of several messages only the failed one is returned, logged, and mailed again', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, storeMessage));
  const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
  service.on(SendEmailCommand).callsFake(async ({ Content, Destination }) => {
    const isHeldUp = new RegExp(`message=${ids[2]}\\b`).test(Content.Simple.Body.Text.Data);
    if (isHeldUp && Destination.ToAddresses[0] === 'team@example.com') throw slow;
    return {};
  });
  expect(await run(...ids)).toEqual(failed(ids[2] ?? ''));
  expect(logged.mock.calls.map(([{ id }]) => id)).toEqual([ids[2]]);
  expect(mailedAddresses().filter((to) => to === 'sara@example.com')).toHaveLength(10);
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await run(...ids);
  expect(mailedAddresses()).toEqual(['team@example.com']);
});

test('an unfinished mail is logged before its state is stored, and logged again if that failed', async () => {
  const id = await storeMessage();
  for (const to of both) await data.claimMail({ purpose: 'notice', about: id, to }, 'died', new Date());
  const table = vi.spyOn(data.dynamodb, 'send');
  logged.mockImplementation(() => void table.mockRejectedValue(new Error('The process is killed.')));
  expect(await run(id)).toEqual(failed(id));
  table.mockRestore();
  logged.mockReset();
  await run(id);
  const told = { failure: 'A mail was not sent', reason: 'LeftUnfinished' };
  expect(logged.mock.calls).toMatchObject([[told], [told]]);
});

test('leaves messages for which there is no time', async () => {
  const id = await storeMessage();
  const late = { getRemainingTimeInMillis: () => 1000 };
  expect(await data.handler({ Records: [record(id)] }, late)).toEqual(failed(id));
  expect(mailedAddresses()).toEqual([]);
});

test('sends nothing for a deleted message', async () => {
  await run('a-message-that-is-gone');
  expect(mailedAddresses()).toEqual([]);
});

test.each([{}, { Records: [{ eventSource: 'aws:s3' }] }])('refuses the event %j', async (event) => {
  await expect(data.handler(event, time)).rejects.toThrow('does not know this kind of event');
});
