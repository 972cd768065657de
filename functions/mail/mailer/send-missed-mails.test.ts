import '#functions/data/testing/environment.ts';
import { SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
const load = async () => ({
  ...(await import('#functions/data/mail/mail.ts')),
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/follow-up/handler.ts')),
});
const to = 'team@example.com';
const hour = 60 * 60_000;
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
let service: ReturnType<typeof mockClient>;

beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
  await data.saveMailSettings({ recipients: [{ email: to, language: 'en' }], version: 0 });
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({});
  vi.spyOn(console, 'error').mockReturnValue();
});

async function store(id: string, ageMs: number): Promise<string> {
  const createdAt = new Date(Date.now() - ageMs).toISOString();
  const email = 'visitor@example.com';
  await data.storeMessage({
    ...{ id, source: 'contact', name: id, email, message: 'Count.', suspicions: [], createdAt },
  });
  return id;
}
const time = { getRemainingTimeInMillis: () => 300_000 };
const again = (ageMs: number) =>
  data.handler({ task: 'mail-again', since: new Date(Date.now() - ageMs).toISOString() }, time);
const mailed = () =>
  service
    .commandCalls(SendEmailCommand)
    .map(
      ({ args: [{ input }] }) => /message=([\w-]+)/.exec(input.Content?.Simple?.Body?.Text?.Data ?? '')?.[1],
    );

test('mails each message since an instant that was not mailed, once, however often it is called', async () => {
  await store('message-before-it-0', 3 * hour);
  const missing = await store('message-missing-000', hour);
  const held = await store('message-held-up-0000', hour);
  const [sent, unclear] = [
    await store('message-sent-0000000', hour),
    await store('message-unclear-0000', hour),
  ];
  const mail = (about: string) => ({ purpose: 'notice' as const, about, to });
  for (const about of [sent, unclear, held]) await data.claimMail(mail(about), 'holder', new Date());
  await data.noteSent(mail(sent), 'holder');
  await data.noteUnclear(mail(unclear), 'holder', 'TimeoutError');
  await data.noteRefused(mail(held), 'holder', 'TooManyRequestsException');
  await again(2 * hour);
  await again(2 * hour);
  expect(mailed().sort()).toEqual([held, missing]);
});

test('mails all messages of more than one page', async () => {
  const ids = Array.from({ length: 130 }, (_, n) => `message-of-many-${String(n).padStart(4, '0')}`);
  await Promise.all(ids.map((id, n) => store(id, n * 1000)));
  await again(2 * hour);
  expect(mailed().sort()).toEqual(ids);
});

test('leaves a mail that cannot be sent yet for another call', async () => {
  const id = await store('message-not-yet-0000', 0);
  const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
  service.on(SendEmailCommand).rejects(slow);
  await expect(again(hour)).rejects.toThrow('TooManyRequestsException');
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await again(hour);
  expect(mailed()).toEqual([id]);
});

test('sends nothing for an instant before the mail records expire', async () => {
  await expect(again(31 * 24 * hour)).rejects.toThrow('name a later instant');
  expect(mailed()).toEqual([]);
});
