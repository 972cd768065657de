import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/data/messages/change-message.ts')),
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

const time = { getRemainingTimeInMillis: () => 300_000 };
const onMorning = (day: string) => data.handler({ source: 'aws.events', time: `${day}T05:00:00Z` }, time);
const mails = () => service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
const textOf = (mail = mails()[0]) => mail?.Content?.Simple?.Body?.Text?.Data ?? '';
async function set(digest: boolean) {
  const { version } = await data.getMailSettings();
  const recipients = [
    { email: 'team@example.com', language: 'en' as const },
    { email: 'sara@example.com', language: 'ar' as const },
  ];
  await data.saveMailSettings({ recipients, digest, version });
}
let made = 0;
async function store(createdAt: string, more: object = {}): Promise<string> {
  made += 1;
  const id = `waiting-message-${made}`;
  await data.storeMessage({
    ...{ id, source: 'contact', name: `Visitor ${made}`, email: 'visitor@example.com', message: 'Count.' },
    ...{ suspicions: [], createdAt, ...more },
  });
  return id;
}

test('sends nothing if no message waits too long', async () => {
  await set(true);
  await store('2026-05-01T05:00:01.000Z');
  const [inWork, done] = [await store('2026-04-01T00:00:00.000Z'), await store('2026-04-01T00:00:00.000Z')];
  await store('2026-04-01T00:00:00.000Z', { suspicions: ['no-form'] });
  await data.saveHandling(
    inWork,
    { status: 'in-work', assignee: '', note: '', version: 0 },
    new Date(),
    'dana',
  );
  await data.setDone(done, new Date());
  await onMorning('2026-05-02');
  expect(mails()).toEqual([]);
});

test('mails each recipient once a day the messages that wait too long, oldest first, with links', async () => {
  const [later, older] = [await store('2026-05-01T04:59:00.000Z'), await store('2026-05-01T01:00:00.000Z')];
  await Promise.allSettled([onMorning('2026-05-02'), onMorning('2026-05-02')]);
  await onMorning('2026-05-02');
  expect(
    mails()
      .map(({ Destination }) => Destination?.ToAddresses?.[0])
      .sort(),
  ).toEqual(['sara@example.com', 'team@example.com']);
  const english = mails().find(({ Destination }) => Destination?.ToAddresses?.[0] === 'team@example.com');
  expect(english?.Content?.Simple?.Subject?.Data).toBe('Messages waiting for longer than 24 hours: 2');
  const text = textOf(english);
  expect(text.indexOf(`message=${older}`)).toBeGreaterThan(0);
  expect(text.indexOf(`message=${later}`)).toBeGreaterThan(text.indexOf(`message=${older}`));
  expect(text).toContain('New messages in all: 4.');
  service.resetHistory();
  await onMorning('2026-05-03');
  expect(mails()).toHaveLength(2);
});

test('names the twenty oldest of many', async () => {
  for (let n = 0; n < 25; n++) await store(`2026-05-01T02:00:${10 + n}.000Z`);
  await onMorning('2026-05-04');
  const english = mails().find(({ Destination }) => Destination?.ToAddresses?.[0] === 'team@example.com');
  expect(textOf(english).match(/message=/g)).toHaveLength(20);
  expect(textOf(english)).toContain('The 20 oldest of them:');
});

test('sends nothing unless it is switched on', async () => {
  await set(false);
  await onMorning('2026-05-05');
  expect(mails()).toEqual([]);
});
