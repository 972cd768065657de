import '#functions/data/testing/environment.ts';
import { SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { streamRecord } from '#functions/follow-up/testing/stream-record.ts';
import { readLinkHash } from '#shared/people/link.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/people/link.ts')),
  ...(await import('#functions/data/people/person.ts')),
  ...(await import('#functions/data/people/change-account.ts')),
  ...(await import('#functions/data/sign-in/administrator.ts')),
  ...(await import('#functions/data/sign-in/save-administrator.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/table/client.ts')),
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

let accountId = '';
let made = 0;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  service.reset();
  service.on(SendEmailCommand).resolves({});
  made += 1;
  const dana = {
    username: `dana${made}`,
    email: 'dana@example.com',
    language: 'ar',
    role: 'editor',
  } as const;
  await data.createInvited(dana, new Date());
  accountId = data.accountIdOf(dana.username);
});

/** Requests a link and returns the stream record that the mailer gets. */
async function ask(purpose: 'invitation' | 'reset', of = accountId) {
  const keys = async () => {
    const { Items = [] } = await data.dynamodb.send(new ScanCommand({ TableName: 'test-table' }));
    return Items.filter(({ sk }) => sk === 'link').map(({ pk }) => String(pk));
  };
  const before = new Set(await keys());
  await data.requestLink({ accountId: of, purpose }, new Date());
  const [pk = ''] = (await keys()).filter((key) => !before.has(key));
  return streamRecord('link', pk.slice('link#'.length));
}
const run = (...records: object[]) =>
  data.handler({ Records: records }, { getRemainingTimeInMillis: () => 300_000 });
const mails = () => service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
function linkIn(mail: ReturnType<typeof mails>[number] | undefined) {
  const text = mail?.Content?.Simple?.Body?.Text?.Data ?? '';
  const [, address = '', hash = ''] = /(https:\S+)(#\S+)/.exec(text) ?? [];
  expect(address).toBe('https://www.example.com/admin/password');
  const link = readLinkHash(hash);
  if (!link) throw new Error(`There is no link in ${text}`);
  return link;
}

test('an invited person gets one mail with a valid link, in their language, however often it is called', async () => {
  const record = await ask('invitation');
  await run(record);
  await Promise.all([run(record), run(record)]);
  const [mail, ...more] = mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    Destination: { ToAddresses: ['dana@example.com'] },
    Content: { Simple: { Subject: { Data: expect.stringContaining('دعوة إلى إدارة موقع') } } },
  });
  const link = linkIn(mail);
  expect(link.accountId).toBe(accountId);
  expect(await data.findLinked(accountId, link.token, new Date())).toBeDefined();
});

test('of two simultaneous calls for a request one mail is sent, with the valid link', async () => {
  await data.saveAdministrator(`dana${made}`, 'hash', new Date());
  const record = await ask('reset');
  await Promise.allSettled([run(record), run(record)]);
  expect(mails()).toHaveLength(1);
  const { token } = linkIn(mails()[0]);
  expect(await data.findLinked(accountId, token, new Date())).toBeDefined();
});

test('a delayed link is sent when it is tried again, and is valid', async () => {
  await data.saveAdministrator(`dana${made}`, 'hash', new Date());
  const record = await ask('reset');
  const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
  service.on(SendEmailCommand).rejects(slow);
  expect(await run(record)).toEqual({
    batchItemFailures: [{ itemIdentifier: record.dynamodb.SequenceNumber }],
  });
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await run(record);
  const { token } = linkIn(mails()[0]);
  expect(await data.findLinked(accountId, token, new Date())).toBeDefined();
}, 30_000);

test('a stranger who knows the name of an invited person can neither void the invitation nor cause mails', async () => {
  await run(await ask('invitation'));
  const { token } = linkIn(mails()[0]);
  await run(await ask('reset'), await ask('reset'));
  expect(mails()).toHaveLength(1);
  expect(await data.findLinked(accountId, token, new Date())).toBeDefined();
});

test('a mailed link stays valid while others are requested', async () => {
  await data.saveAdministrator(`dana${made}`, 'hash', new Date());
  await run(await ask('reset'));
  await run(await ask('reset'));
  for (const mail of mails()) {
    expect(await data.findLinked(accountId, linkIn(mail).token, new Date())).toBeDefined();
  }
  expect(mails()).toHaveLength(2);
});

test('sends nothing to an unknown name, a disabled account, one without an address, or one invited with a password', async () => {
  await data.saveAdministrator(`plain${made}`, 'hash', new Date());
  await data.changeAccount(accountId, 'disabled', new Date());
  await run(
    await ask('reset', data.accountIdOf('nobody')),
    await ask('reset', data.accountIdOf(`plain${made}`)),
    await ask('reset'),
  );
  await data.saveAdministrator(`dana${made}`, 'hash', new Date());
  await run(await ask('invitation'));
  expect(mails()).toEqual([]);
  await run(await ask('reset'));
  expect(mails()).toHaveLength(1);
});
