import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unnoticed } from '#infra/costs/costs.ts';
import { type LocalSite, startLocal } from '../local-site.ts';
import { administrator } from '../testing/administrator.ts';
import { synthesizeSite } from '../testing/synthesize.ts';
import { readItems } from './testing/stored-items.ts';

/**
 * A flood in which no single address exceeds a limit: each of a thousand addresses sends ten requests within minutes. The
 * addresses are loopback addresses of this machine.
 */
const { addresses, requests } = unnoticed;
/** The requests that each address sends, each as a method and a path. */
const sentByEach = [
  ...['/', '/ar', '/blog', '/contact', '/'].map((path) => ['GET', path] as const),
  ...Array.from({ length: 3 }, () => ['POST', '/api/contact'] as const),
  ...Array.from({ length: 2 }, () => ['POST', '/api/login'] as const),
];
/** How many requests of the flood run at once, and how many begin in a second. */
const lanes = 40;
const perSecond = 120;
/** How often a user tries again after an answer that says to wait. */
const maxTries = 20;
const visitors = 20;
/** How long visitors take to fill in the form, in milliseconds. Less looks like spam. */
const fillMs = 2100;
/** The maximum number of messages that look like spam and are stored per day: `flaggedPerDay` in `visitor-limits.ts`. */
const maxFlagged = 2000;
/** The shortest window of a rate limit. */
const windowMs = 5 * 60_000;

let folder: string;
let site: LocalSite;
let known = '';
/** The number of messages that were let through because counting failed, which an alarm reports. */
let uncounted = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thousand-'));
  site = await startLocal({
    cdkOut: synthesizeSite(folder, { webAcl: true }),
    dataDir: join(folder, 'data'),
    port: 0,
    ...administrator,
    log: (line) => {
      if (line.includes('Not counted for the limits')) uncounted += 1;
    },
  });
  await site.administrator;
  known = (await signIn('127.0.0.1')).cookies;
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  readonly from: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly id?: string;
}

async function send(method: string, path: string, { from, body, cookie, id }: Sent) {
  const content = body === undefined ? '' : JSON.stringify(body);
  const asked = request({
    ...{ host: '127.0.0.1', port: new URL(site.url).port, method, path, localAddress: from },
    headers: {
      'content-length': Buffer.byteLength(content),
      ...(content && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(id && { 'idempotency-key': id }),
    },
  });
  asked.end(content);
  const [response] = await once(asked, 'response');
  const cookies = (response.headers['set-cookie'] ?? []).map((one: string) => one.split(';')[0]).join('; ');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode as number, cookies, body: Buffer.concat(chunks).toString() };
}

/** Repeats a request while the answer says to wait. Returns the last answer. */
async function retryWhileRefused(act: () => ReturnType<typeof send>) {
  for (let tries = 1; ; tries += 1) {
    const answer = await act();
    if (![429, 503].includes(answer.status) || tries === maxTries) return answer;
    await setTimeout(500 + Math.random() * 500);
  }
}

const signIn = (from: string, cookie?: string) =>
  send('POST', '/api/login', {
    ...{ from, ...(cookie && { cookie }) },
    body: { username: administrator.adminUsername, password: administrator.adminPassword },
  });

/** Runs the flood. Resolves with the number of answers by path and status. */
async function flood(): Promise<Map<string, Map<number, number>>> {
  const answers = new Map<string, Map<number, number>>();
  const begun = Date.now();
  let next = 0;
  const lane = async () => {
    while (next < requests) {
      const turn = next++;
      // Waits, so that at most `perSecond` requests begin in a second. The routes would refuse a faster flood.
      await setTimeout(Math.max(0, begun + (turn / perSecond) * 1000 - Date.now()));
      const number = turn % addresses;
      const [method, path] = sentByEach[(turn + Math.floor(turn / addresses)) % sentByEach.length] ?? [
        'GET',
        '/',
      ];
      const body = path.endsWith('login')
        ? { username: administrator.adminUsername, password: `a guess ${turn}` }
        : { name: 'Buy', email: 'buy@example.com', message: `Cheap things ${turn}` };
      // Each address is in its own network.
      const from = `127.${10 + Math.floor(number / 250)}.${number % 250}.7`;
      const { status } = await send(method, path, { from, ...(method === 'POST' && { body }) });
      const counts = answers.get(path) ?? new Map<number, number>();
      answers.set(path, counts.set(status, (counts.get(status) ?? 0) + 1));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}

/** A visitor reads two pages, fills in the form and sends a message. */
async function visit(number: number): Promise<{ pages: number[]; message: number }> {
  const from = `127.2.${number}.1`;
  const pages = [];
  for (const path of ['/', '/ar/contact']) pages.push((await send('GET', path, { from })).status);
  const { formToken } = JSON.parse(
    (await retryWhileRefused(() => send('GET', '/api/form-token', { from }))).body,
  );
  await setTimeout(fillMs);
  const id = randomUUID();
  const { status } = await retryWhileRefused(() =>
    send('POST', '/api/contact', {
      ...{ from, id },
      body: {
        name: `Visitor ${number}`,
        email: 'visitor@example.com',
        message: 'Please make us an offer.',
        formToken,
      },
    }),
  );
  return { pages, message: status };
}

/** In milliseconds. It is long, because a machine that is busy with other work takes several times as long. */
const timeout = 20 * 60_000;

test('a flood from a thousand addresses blocks neither visitors nor the owner, and what it stores is limited', {
  timeout,
}, async () => {
  const begun = Date.now();
  let isOver = false;
  const flooding = flood().finally(() => {
    isOver = true;
  });
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  const work: number[] = [];
  // The owner signs in from the known device, which has its own rate limit.
  const owner = await retryWhileRefused(() => signIn('127.3.0.1', known));
  while (!isOver || visits.length < visitors) {
    const asked = { from: '127.3.0.1', cookie: owner.cookies };
    for (const path of ['/api/user', '/api/admin/contact-submissions'])
      work.push((await retryWhileRefused(() => send('GET', path, asked))).status);
    if (visits.length < visitors) visits.push(await visit(visits.length));
    else await setTimeout(200);
  }
  const answers = await flooding;

  expect(owner.status).toBe(200);
  expect(new Set(work)).toEqual(new Set([200]));
  expect(visits.map(({ message }) => message)).toEqual(visits.map(() => 201));
  expect(new Set(visits.flatMap(({ pages }) => pages))).toEqual(new Set([200]));

  // No guessed password was right, and each answer is the requested page or a refusal.
  expect([...(answers.get('/api/login')?.keys() ?? [])]).not.toContain(200);
  for (const counts of answers.values())
    for (const status of counts.keys()) expect([200, 201, 401, 404, 429, 503]).toContain(status);

  const items = await readItems(join(folder, 'data'));
  const ofKind = (kind: string) => items.filter(({ pk }) => pk.split('#')[0] === kind).length;
  expect(ofKind('message')).toBeLessThanOrEqual(maxFlagged + visitors + uncounted);
  // The table has two counters per network and window, for messages and sign-ins, and a few for the account and the day.
  const windows = Math.ceil((Date.now() - begun) / windowMs) + 1;
  expect(ofKind('throttle')).toBeLessThanOrEqual(2 * (addresses + visitors) * windows + 20);
  expect(ofKind('session')).toBeLessThanOrEqual(3);
});
