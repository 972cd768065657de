import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, readBody } from '#infra/emulator/http/listen.ts';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import { type LocalSite, startLocal } from './local-site.ts';
import { administrator, openSession } from './testing/administrator.ts';
import { copySite } from './testing/share-stack.ts';

/** The message whose notification the mail service refuses at first. */
const held = 'message-nobody-is-told-of';
let isHeld = true;
let folder: string;
let service: Server;
let site: LocalSite;
const log: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-mail-'));
  const cdkOut = await copySite(folder);
  site = await startLocal({
    ...{ cdkOut, dataDir: join(folder, 'data'), port: 0, ...administrator },
    log: (line) => log.push(line),
    async between(services) {
      service = busyFor(held, services.ses);
      return { ...services, ses: `http://127.0.0.1:${await listen(service, 0)}` };
    },
  });
});
afterAll(async () => {
  await site?.close();
  service?.close();
  await rm(folder, { recursive: true, force: true });
});

function busyFor(message: string, actual: string): Server {
  return createServer(async (request, response) => {
    const body = await readBody(request, Number.POSITIVE_INFINITY);
    const isBusy = isHeld && body.includes(`message=${message}`);
    const headers = { 'content-type': 'application/json', 'x-amzn-errortype': 'TooManyRequestsException' };
    if (isBusy) return void response.writeHead(429, headers).end('{}');
    // `fetch` would replace the `host` header, which the signature of the request covers.
    httpRequest(actual + request.url, { method: 'POST', headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end(body);
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

test('a mail that cannot be sent blocks no other, its message is in the inbox with a warning, and it is sent when possible', async () => {
  const cookie = await openSession(site.url);
  const recipients = [{ email: 'team@example.com', language: 'en' }];
  await ask(
    'admin/mail-settings',
    { method: 'PUT', body: JSON.stringify({ recipients, version: 0 }) },
    cookie,
  );
  const others = ['message-that-came-before', 'message-that-came-after-0'];
  await Promise.all([write(others[0] ?? ''), write(held), write(others[1] ?? '')]);
  await site.settled();

  const mailedAbout = async () => {
    const mails = await new MailStore(join(folder, 'data')).list(10);
    return mails.map(({ text = '' }) => /message=([\w-]+)/.exec(text)?.[1]).sort();
  };
  expect(await mailedAbout()).toEqual([...others].sort());
  expect(log.filter((line) => line.includes('gave up'))).toEqual([]);
  expect(log.filter((line) => line.includes('Left to be tried again') && line.includes(held))).not.toEqual(
    [],
  );
  expect(await ask(`admin/contact-submissions/${held}`, {}, cookie)).toMatchObject({ id: held });
  const found = { method: 'POST', body: JSON.stringify({ text: 'nobody' }) };
  expect(await ask('admin/contact-submissions/found', found, cookie)).toMatchObject([{ id: held }]);
  expect(await ask('admin/mail-settings', {}, cookie)).toMatchObject({
    open: [{ purpose: 'notice', about: held, state: 'refused' }],
  });

  isHeld = false;
  await site.fireSchedules('FollowUpAgain');
  expect(await mailedAbout()).toEqual([...others, held].sort());
  expect(await ask('admin/mail-settings', {}, cookie)).toMatchObject({ open: [] });
});
