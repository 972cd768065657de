import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { streamRecord } from '#functions/follow-up/testing/stream-record.ts';
import { brand } from '#shared/company/brand.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/messages/message.ts')),
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

const mails = () => service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
async function set(acknowledge: boolean) {
  const { version } = await data.getMailSettings();
  await data.saveMailSettings({ recipients: [], acknowledge, version });
}
let made = 0;
/** Stores a message and runs the mailer for it twice. */
async function send(
  more: { readonly createdAt?: string; readonly [name: string]: unknown } = {},
): Promise<void> {
  made += 1;
  const id = `acknowledged-message-${made}`;
  const { createdAt = '2026-05-01T12:00:00.000Z' } = more;
  await data.storeMessage({
    ...{
      id,
      source: 'contact',
      name: 'Visit https://evil.example',
      email: 'dana@example.com',
      message: 'Evil words.',
    },
    ...{ suspicions: [], ...more, createdAt },
  });
  const ageSeconds = Math.floor((Date.now() - Date.parse(createdAt)) / 1000);
  const event = { Records: [streamRecord('message', id, 'INSERT', ageSeconds)] };
  const run = () => data.handler(event, { getRemainingTimeInMillis: () => 300_000 });
  await run();
  await run();
}

test('sends no acknowledgement unless it is switched on', async () => {
  await send();
  expect(mails()).toEqual([]);
});

test('acknowledges a message in the sender’s language, once a day, without the typed text', async () => {
  await set(true);
  await send({ language: 'ar' });
  await send({ email: 'DANA@example.com', createdAt: '2026-05-01T23:00:00.000Z' });
  const [mail, ...others] = mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    Destination: { ToAddresses: ['dana@example.com'] },
    ReplyToAddresses: [brand.email],
    Content: { Simple: { Subject: { Data: 'وصلتنا رسالتك' } } },
  });
  const { Text, Html } = mail?.Content?.Simple?.Body ?? {};
  expect(Text?.Data).toContain('خلال ٢٤ ساعة');
  for (const body of [Text?.Data, Html?.Data]) expect(body).not.toMatch(/evil/i);
  await send({ createdAt: '2026-05-02T00:00:00.000Z' });
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.Content?.Simple?.Body?.Text?.Data).toContain('We answer within 24 hours.');
});

test.each([{ suspicions: ['no-form'] }, { email: 'دانا@example.com' }])(
  'sends no acknowledgement to %j',
  async (more) => {
    await send({ createdAt: '2026-06-01T00:00:00.000Z', ...more });
    expect(mails()).toEqual([]);
  },
);
