import '#functions/data/testing/environment.ts';
import { SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { failed, streamRecord } from '#functions/follow-up/testing/stream-record.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/people/person.ts')),
  ...(await import('#functions/data/sign-in/administrator.ts')),
  ...(await import('#functions/data/sign-in/codes.ts')),
  ...(await import('#functions/data/sign-in/account-change.ts')),
  ...(await import('#functions/data/table/client.ts')),
  ...(await import('#functions/data/sign-in/save-administrator.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/follow-up/handler.ts')),
  ...(await import('./mail-written.ts')),
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

let username = '';
let accountId = '';
let made = 0;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  service.reset();
  service.on(SendEmailCommand).resolves({});
  made += 1;
  username = `dana${made}`;
  accountId = data.accountIdOf(username);
});

/** Creates a user with one-time codes, and with the mail address if one is given. */
async function account(language: 'en' | 'ar', email?: string) {
  if (email !== undefined) {
    await data.createInvited({ username, email, language, role: 'editor' }, new Date());
  }
  await data.saveAdministrator(username, 'hash', new Date());
  await turnOn();
}
async function turnOn() {
  const stored = await data.getAdministrator(accountId);
  const codes = { secret: 'secret', step: 1, recoveryHashes: new Set(['hash']) };
  expect(stored && (await data.turnCodesOn(stored, codes, new Date()))).toBe(true);
}
const tell = () =>
  data.handler(
    { Records: [streamRecord('administrator', accountId, 'MODIFY')] },
    { getRemainingTimeInMillis: () => 300_000 },
  );
const mails = () =>
  service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses,
    subject: input.Content?.Simple?.Subject?.Data ?? '',
    text: input.Content?.Simple?.Body?.Text?.Data ?? '',
    html: input.Content?.Simple?.Body?.Html?.Data ?? '',
  }));

test('tells a person once that their codes were turned off, whatever else is written about the account', async () => {
  await account('en', 'dana@example.com');
  await tell();
  expect(mails()).toEqual([]);
  await data.turnCodesOff({ accountId }, 'owner', new Date());
  await tell();
  await data.noteSignIn(accountId, new Date());
  await Promise.all([tell(), tell()]);
  const [mail, ...more] = mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ['dana@example.com'], subject: expect.stringContaining('are off') });
  expect(mail?.text).toContain('An owner of the site has turned off the one-time codes');
  expect(mail?.text).toContain(username);
  expect(mail?.text).toContain('https://www.example.com/admin-panel');
});

test('is in the language of the account, and names who turned them off', async () => {
  await account('ar', 'dana@example.com');
  await data.turnCodesOff({ accountId }, 'self', new Date());
  await tell();
  const [mail] = mails();
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.subject).toContain('أُوقفت رموز التحقّق');
  expect(mail?.text).toContain('دخل إلى حسابك');
});

test('tells each time the codes are turned off, even if delayed', async () => {
  await account('en', 'dana@example.com');
  await data.turnCodesOff({ accountId }, 'self', new Date(Date.now() - 2000));
  await tell();
  await turnOn();
  await tell();
  expect(mails()).toHaveLength(1);
  await data.turnCodesOff({ accountId }, 'owner', new Date());
  await turnOn();
  await tell();
  expect(mails()).toHaveLength(2);
});

test('sends a delayed mail when it is tried again', async () => {
  await account('en', 'dana@example.com');
  await data.turnCodesOff({ accountId }, 'self', new Date());
  const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
  service.on(SendEmailCommand).rejects(slow);
  expect(await tell()).toEqual(failed(accountId));
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await tell();
  expect(mails()).toHaveLength(1);
}, 30_000);

test('sends nothing without an address', async () => {
  await account('en');
  await data.turnCodesOff({ accountId }, 'self', new Date());
  await tell();
  expect(mails()).toEqual([]);
});

test('tells about codes turned off at most 15 minutes before the account was written, whatever else is written', async () => {
  const now = Math.floor(Date.now() / 1000) * 1000;
  await account('en', 'dana@example.com');
  const tellWithOlder = () =>
    data.handler(
      {
        Records: [
          streamRecord('administrator', accountId, 'MODIFY'),
          streamRecord('administrator', `${accountId}-of-another`, 'MODIFY', 60),
          streamRecord('link', accountId, 'INSERT', 60),
        ],
      },
      { getRemainingTimeInMillis: () => 300_000 },
    );
  vi.useFakeTimers({ toFake: ['Date'], now });
  await data.turnCodesOff({ accountId }, 'self', new Date(now - 15 * 60_000 - 1));
  await tellWithOlder();
  expect(mails()).toEqual([]);
  await turnOn();
  await data.turnCodesOff({ accountId }, 'self', new Date(now - 15 * 60_000));
  await tellWithOlder();
  expect(mails()).toHaveLength(1);
  vi.useRealTimers();
});

test('a mail that is tried again is sent until seven and a half days after the codes were turned off', async () => {
  const now = Date.now();
  const tryAgain = () =>
    data.mailWritten([{ kind: 'administrator', id: accountId, isNew: false }], () => true);
  await account('en', 'dana@example.com');
  vi.useFakeTimers({ toFake: ['Date'], now });
  await data.turnCodesOff({ accountId }, 'self', new Date(now - 7.5 * 86_400_000 - 1));
  await tryAgain();
  expect(mails()).toEqual([]);
  await turnOn();
  await data.turnCodesOff({ accountId }, 'self', new Date(now - 7.5 * 86_400_000));
  await tryAgain();
  expect(mails()).toHaveLength(1);
  vi.useRealTimers();
});

test('ignores the record of the last change of administrators', async () => {
  await account('en');
  await data.dynamodb.send(
    new PutCommand({ TableName: 'test-table', Item: { ...data.lastChangeKey, decided: 1 } }),
  );
  await data.handler(
    { Records: [streamRecord('administrator', 'decided', 'MODIFY')] },
    { getRemainingTimeInMillis: () => 300_000 },
  );
  expect([mails(), vi.mocked(console.error).mock.calls]).toEqual([[], []]);
});
