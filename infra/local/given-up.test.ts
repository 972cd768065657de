import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, readBody } from '#infra/emulator/listen.ts';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import { type LocalSite, startLocal } from './local-site.ts';
import { administrator, openSession } from './testing/administrator.ts';
import { synthesizeSite } from './testing/synthesize.ts';

/** A mail service that never has time for the mail about one message. */
const poisoned = 'message-nobody-is-told-of';
let folder: string;
let service: Server;
let site: LocalSite;
const log: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-up-'));
  const cdkOut = synthesizeSite(folder);
  await tryLess(join(cdkOut, 'Site-test.template.json'));
  site = await startLocal({
    ...{ cdkOut, dataDir: join(folder, 'data'), port: 0, ...administrator },
    log: (line) => log.push(line),
    async between(services) {
      service = busyFor(poisoned, services.ses);
      return { ...services, ses: `http://127.0.0.1:${await listen(service, 0)}` };
    },
  });
});
afterAll(async () => {
  await site?.close();
  service?.close();
  await rm(folder, { recursive: true, force: true });
});

/** As deployed it is tried ten times, for minutes. */
async function tryLess(template: string): Promise<void> {
  const text = await readFile(template, 'utf8');
  const less = text.replaceAll(/"MaximumRetryAttempts": 10\b/g, '"MaximumRetryAttempts": 0');
  if (less === text) throw new Error('The template says otherwise how often it is tried.');
  await writeFile(template, less);
}

function busyFor(message: string, actual: string): Server {
  return createServer(async (request, response) => {
    const body = await readBody(request, Number.POSITIVE_INFINITY);
    const isBusy = body.includes(`message=${message}`);
    const headers = { 'content-type': 'application/json', 'x-amzn-errortype': 'TooManyRequestsException' };
    if (isBusy) return void response.writeHead(429, headers).end('{}');
    const { authorization = '' } = request.headers;
    const answer = await fetch(actual + request.url, {
      method: 'POST',
      body: String(body),
      headers: { authorization },
    });
    response.writeHead(answer.status).end(await answer.text());
  });
}

async function ask(path: string, init: RequestInit, cookie = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', cookie, ...init.headers };
  const answer = await fetch(`${site.url}/api/${path}`, { ...init, headers });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}
const write = (id: string) =>
  ask('contact', {
    method: 'POST',
    headers: { 'idempotency-key': id },
    body: JSON.stringify({ name: id, email: 'dana@example.com', message: 'Count our shelves.' }),
  });

test('what cannot be mailed however often it is tried ends in the queue alone, and the inbox has it and tells', async () => {
  const cookie = await openSession(site.url);
  const recipients = [{ email: 'team@example.com', language: 'en' }];
  await ask(
    'admin/mail-settings',
    { method: 'PUT', body: JSON.stringify({ recipients, version: 0 }) },
    cookie,
  );
  const others = ['message-that-came-before', 'message-that-came-after-0'];
  await Promise.all([write(others[0] ?? ''), write(poisoned), write(others[1] ?? '')]);
  await site.settled();

  const mails = await new MailStore(join(folder, 'data')).list(10);
  const about = mails.map(({ text = '' }) => /message=([\w-]+)/.exec(text)?.[1]);
  expect(about.sort()).toEqual([...others].sort());
  const queues = join(folder, 'data', 'queues');
  const names = await readdir(queues);
  expect(names).toEqual([expect.stringContaining('MailerFailed')]);
  const reports = (await readFile(join(queues, names[0] ?? ''), 'utf8')).trim().split('\n');
  expect(reports.map((line) => JSON.parse(line))).toMatchObject([
    {
      requestContext: { condition: 'RetryAttemptsExhausted' },
      DDBStreamBatchInfo: {
        batchSize: 1,
        approximateArrivalOfFirstRecord: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    },
  ]);
  expect(log.filter((line) => line.includes('gave up'))).toEqual([
    expect.stringContaining(`message#${poisoned}/message`),
  ]);
  expect(await ask(`admin/contact-submissions/${poisoned}`, {}, cookie)).toMatchObject({ id: poisoned });
  expect(await ask('admin/mail-settings', {}, cookie)).toMatchObject({
    open: [{ purpose: 'notice', about: poisoned, state: 'refused' }],
  });
});
