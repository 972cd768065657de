import '#functions/data/testing/environment.ts';
import { SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { failed, streamRecord } from './testing/stream-record.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
const load = async () => ({
  ...(await import('#functions/data/left-work.ts')),
  ...(await import('#functions/data/list-heads/kept-head.ts')),
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/data/messages/entries/index-root.ts')),
  ...(await import('#functions/data/table/client.ts')),
  ...(await import('./handler.ts')),
});
let service: ReturnType<typeof mockClient>;
const logged = vi.spyOn(console, 'error');

beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
  await data.saveMailSettings({ recipients: [{ email: 'team@example.com', language: 'en' }], version: 0 });
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({});
  logged.mockReset().mockReturnValue();
});

async function storeMessage(id: string): Promise<void> {
  await data.storeMessage({
    ...{ id, source: 'contact', name: 'Sara', email: 'sara@example.com', message: 'Count our shelves.' },
    ...{ suspicions: [], createdAt: new Date().toISOString() },
  });
}
const record = (id: string, eventName: 'INSERT' | 'MODIFY' = 'INSERT', ageSeconds = 0) =>
  streamRecord('message', id, eventName, ageSeconds);
const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
const time = { getRemainingTimeInMillis: () => 300_000 };
const follow = (...records: object[]) => data.handler({ Records: records }, time);
const wordsOf = async (id: string) => (await data.storedEntries(id)).map(({ sk }) => sk);
const mails = () => service.commandCalls(SendEmailCommand).length;

test('a new message is indexed and mailed; a changed one is indexed and not mailed', async () => {
  await storeMessage('comes-and-changes');
  expect(await follow(record('comes-and-changes', 'MODIFY'))).toEqual(failed());
  expect(await wordsOf('comes-and-changes')).toContain('word#SARA');
  expect(mails()).toBe(0);
  expect(await follow(record('comes-and-changes'))).toEqual(failed());
  expect(mails()).toBe(1);
});

test('a message that cannot be mailed is indexed, and only that one is returned for a retry', async () => {
  const [first, second] = ['found-and-not-mailed', 'found-and-mailed'];
  await storeMessage(first);
  await storeMessage(second);
  service.on(SendEmailCommand).callsFake(async ({ Content }) => {
    if (Content.Simple.Body.Text.Data.includes(first)) throw slow;
    return {};
  });
  expect(await follow(record(first), record(second))).toEqual(failed(first));
  expect(await wordsOf(first)).toContain('word#SARA');
  expect(await wordsOf(second)).toContain('word#SARA');
  expect(logged.mock.calls).toMatchObject([[{ failure: 'Left to be tried again', work: 'mail', id: first }]]);
});

test('a message that cannot be indexed is mailed, and only that one is returned for a retry', async () => {
  const [first, second] = ['mailed-and-not-found', 'mailed-and-found'];
  await storeMessage(first);
  await storeMessage(second);
  const table = data.dynamodb.send.bind(data.dynamodb) as (command: { input: object }) => Promise<object>;
  const broken = vi.spyOn(data.dynamodb, 'send').mockImplementation(async (command: { input: object }) => {
    const written = JSON.stringify(command.input);
    if (written.includes('message-entry') && written.includes(first))
      throw new Error('It cannot be written.');
    return table(command);
  });
  expect(await follow(record(first), record(second))).toEqual(failed(first));
  broken.mockRestore();
  expect(mails()).toBe(2);
  expect(await wordsOf(second)).toContain('word#SARA');
  expect(logged.mock.calls).toMatchObject([
    [{ failure: 'Left to be tried again', work: 'index', id: first }],
  ]);
  expect(await follow(record(first))).toEqual(failed());
  expect(await wordsOf(first)).toContain('word#SARA');
  expect(mails()).toBe(2);
});

test('a written post or picture makes the head of its list again; a list that cannot be read is tried again', async () => {
  const readAt = async (name: 'blog' | 'picture') => (await data.getKeptHeads([name])).get(name)?.readAt;
  expect(await follow(streamRecord('blog', 'a-post'), streamRecord('picture', 'shelf', 'REMOVE'))).toEqual(
    failed(),
  );
  expect(await readAt('blog')).toBeGreaterThan(0);
  expect(await readAt('picture')).toBeGreaterThan(0);
  const table = data.dynamodb.send.bind(data.dynamodb) as (command: { input: object }) => Promise<object>;
  const broken = vi.spyOn(data.dynamodb, 'send').mockImplementation(async (command: { input: object }) => {
    const asked = JSON.stringify(command.input);
    if (asked.includes('gsi4') && asked.includes('"news"')) throw new Error('It cannot be read.');
    return table(command);
  });
  const both = [streamRecord('news', 'one-post'), streamRecord('news', 'other-post')];
  expect(await follow(...both, streamRecord('career', 'a-job'))).toEqual(failed('one-post', 'other-post'));
  expect(await follow(streamRecord('news', 'old-post', 'MODIFY', 60))).toEqual(failed());
  broken.mockRestore();
  expect(await leftOf('news')).toMatchObject([{ work: 'head', kind: 'news' }]);
  await tryAgain();
  expect(await leftOf('news')).toEqual([]);
  expect((await data.getKeptHeads(['news'])).size).toBe(1);
});

const later = () => new Date(Date.now() + 60_000);
const leftOf = async (itemId: string) =>
  (await data.listLeftWork(99, later())).filter((one) => one.itemId === itemId);
const tryAgain = () => data.handler({ task: 'try-again' }, time);

test('a mail that keeps failing blocks no later message, and is sent once the service works again', async () => {
  const id = 'left-to-be-mailed';
  await storeMessage(id);
  service.on(SendEmailCommand).rejects(slow);
  expect(await follow(record(id, 'INSERT', 60))).toEqual(failed());
  expect(await leftOf(id)).toMatchObject([{ work: 'mail', kind: 'message' }]);
  await tryAgain();
  expect(await leftOf(id)).toHaveLength(1);
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await tryAgain();
  expect(mails()).toBe(1);
  expect(await leftOf(id)).toEqual([]);
  await tryAgain();
  expect(mails()).toBe(1);
});

test('an index update that keeps failing is stored as left work, and written again, so that the stream delivers it again', async () => {
  const id = 'left-to-be-found';
  await storeMessage(id);
  const table = data.dynamodb.send.bind(data.dynamodb) as (command: { input: object }) => Promise<object>;
  const broken = vi.spyOn(data.dynamodb, 'send').mockImplementation(async (command: { input: object }) => {
    if (JSON.stringify(command.input).includes('message-entry')) throw new Error('It cannot be written.');
    return table(command);
  });
  expect(await follow(record(id, 'MODIFY', 60))).toEqual(failed());
  broken.mockRestore();
  expect(await leftOf(id)).toMatchObject([{ work: 'index', kind: 'message' }]);
  const written = async () => (await data.getMessageItem(id))?.walkedAt;
  expect(await written()).toBeUndefined();
  await tryAgain();
  expect(await written()).toBeDefined();
  expect(await leftOf(id)).toEqual([]);
});

test('while the account is paused mails wait, are tried one at a time, and are sent when it is resumed', async () => {
  const ids = Array.from({ length: 12 }, (_, n) => `waits-for-the-account-${n}`);
  for (const id of ids) await storeMessage(id);
  const paused = { name: 'SendingPausedException', $metadata: { httpStatusCode: 400 } };
  service.on(SendEmailCommand).rejects(Object.assign(new Error('Email sending is paused.'), paused));
  // The mails are stored as left work without further attempts, because the mail service refuses a paused account for longer
  // than some seconds.
  expect(await follow(...ids.map((id) => record(id)))).toEqual(failed());
  const reason = 'SendingPausedException';
  const told = { failure: 'The mail account is refused', purpose: 'notice', reason };
  expect(logged.mock.calls.map(([line]) => line)).toMatchObject(ids.map(() => told));
  const waiting = async () =>
    (await data.listLeftWork(99, later())).filter(({ itemId }) => ids.includes(itemId));
  expect(await waiting()).toHaveLength(ids.length);
  service.resetHistory();
  await tryAgain();
  expect(mails()).toBeLessThanOrEqual(5);
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await tryAgain();
  expect(mails()).toBe(ids.length);
  expect(await waiting()).toEqual([]);
});

test('if left work cannot be stored, the stream delivers the record again', async () => {
  const id = 'not-noted-as-left';
  await storeMessage(id);
  service.on(SendEmailCommand).rejects(slow);
  const table = data.dynamodb.send.bind(data.dynamodb) as (command: { input: object }) => Promise<object>;
  const broken = vi.spyOn(data.dynamodb, 'send').mockImplementation(async (command: { input: object }) => {
    if (JSON.stringify(command.input).includes('left-work')) throw new Error('It cannot be written.');
    return table(command);
  });
  expect(await follow(record(id, 'INSERT', 60))).toEqual(failed(id));
  broken.mockRestore();
  expect(await leftOf(id)).toEqual([]);
});

test('work that no time is left for stays, and the log says why; it begins while more than a minute is left', async () => {
  const id = 'left-without-time';
  await storeMessage(id);
  service.on(SendEmailCommand).rejects(slow);
  await follow(record(id, 'INSERT', 60));
  service.reset();
  service.on(SendEmailCommand).resolves({});
  logged.mockClear();
  const work = (ms: number) => data.handler({ task: 'try-again' }, { getRemainingTimeInMillis: () => ms });
  await work(60_000);
  const reason = 'Error: Work is left as it was. Error: There was no time left.';
  expect(logged.mock.calls.at(-1)?.[0]).toMatchObject({ work: 'try-again', reason });
  expect(await leftOf(id)).toHaveLength(1);
  await work(60_001);
  expect(await leftOf(id)).toEqual([]);
  expect(mails()).toBe(1);
});

test('a failure is left to the stream for ten seconds after the write, and stored as left work then', async () => {
  const id = 'young-for-ten-seconds';
  await storeMessage(id);
  service.on(SendEmailCommand).rejects(slow);
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 });
  const answers = [await follow(record(id, 'INSERT', 9)), await follow(record(id, 'INSERT', 10))];
  vi.useRealTimers();
  expect(answers).toEqual([failed(id), failed()]);
  expect(await leftOf(id)).toMatchObject([{ work: 'mail' }]);
});

test('left work is taken by one caller at a time, and work stored again meanwhile stays', async () => {
  const work = { work: 'mail', kind: 'link', itemId: 'a-link-that-is-left' } as const;
  await data.storeLeftWork(work, new Date());
  const [left] = await leftOf(work.itemId);
  if (!left) throw new Error('It is not noted.');
  const taken = await data.reserveLeftWork(left, new Date());
  expect(await data.reserveLeftWork(left, new Date())).toBeUndefined();
  expect(await leftOf(work.itemId)).toEqual([]);
  await data.storeLeftWork(work, new Date());
  if (taken) await data.deleteLeftWork(taken);
  expect(await leftOf(work.itemId)).toHaveLength(1);
});

test('a scheduled task logs its failure and returns, so that Lambda does not retry it; an event of SES throws', async () => {
  const broken = vi.spyOn(data.dynamodb, 'send').mockRejectedValue(new Error('It is out of reach.'));
  for (const task of ['walk', 'try-again']) {
    expect(await data.handler({ task }, time)).toBeUndefined();
    expect(logged.mock.calls.at(-1)?.[0]).toMatchObject({ failure: 'Left to be tried again', work: task });
  }
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.com' }] };
  await expect(data.handler({ source: 'aws.ses', detail: { bounce } }, time)).rejects.toThrow('out of reach');
  broken.mockRestore();
});

test('the schedule runs the walk over all messages', async () => {
  await expect(data.handler({ task: 'walk' }, time)).resolves.toBeUndefined();
});

test.each([
  {},
  { Records: [{ ...record('x'), eventSource: 'aws:s3' }] },
  { Records: [streamRecord('a', '1')] },
  { source: 'somebody' },
  { task: 'another' },
])('refuses the event %j', async (event) => {
  await expect(data.handler(event, time)).rejects.toThrow('does not know this kind of event');
});

test('logs that a walk and the morning’s digest are done, but not a walk that fails', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  await data.handler({ task: 'walk' }, time);
  await data.handler({ source: 'aws.events', time: '2026-05-02T05:00:00Z' }, time);
  expect(info.mock.calls).toEqual([[{ done: 'walk' }], [{ done: 'digest' }]]);
  info.mockClear();
  const send = vi.spyOn(data.dynamodb, 'send').mockImplementation(async () => {
    throw new Error('no table');
  });
  await data.handler({ task: 'walk' }, time);
  send.mockRestore();
  expect(info).not.toHaveBeenCalled();
});
