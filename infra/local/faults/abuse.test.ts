import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalSite, startLocal } from '#infra/local/local-site.ts';
import { synthesizeSite } from '#infra/local/testing/synthesize.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { endpoints } from '#shared/api/table.ts';

/** The tests below send requests over HTTP, as visitors and attackers may send them to the deployed site. */
const administrator = { adminUsername: 'editor', adminPassword: 'كلمة مرور طويلة جدًا' };
const table = Object.entries<Endpoint>(endpoints);

let folder: string;
let site: LocalSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abuse-'));
  const log = () => {};
  site = await startLocal({
    cdkOut: synthesizeSite(folder),
    dataDir: join(folder, 'data'),
    port: 0,
    log,
    ...administrator,
  });
});

afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  text: string;
  cookie: string | undefined;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's IP address, a loopback address. */
  from?: string;
}

async function send(
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Sent = {},
): Promise<Answer> {
  const { port } = new URL(site.url);
  // A GET has no body, since CloudFront itself refuses one.
  const sent = method === 'GET' ? '' : (body ?? '');
  const length = { 'content-length': Buffer.byteLength(sent) };
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { ...length, ...headers },
    localAddress: from,
  });
  asked.end(sent);
  const [response] = await once(asked, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, text, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] };
}

/** Sends the request again until the API's rate limit lets it through, since it has to reach a function. */
async function sendWhenLetThrough(path: string, sent?: Sent): Promise<Answer> {
  for (;;) {
    const answer = await send(path, sent);
    if (answer.text !== '{"message":"Too Many Requests"}') return answer;
    await setTimeout(50);
  }
}

const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, more: Sent = {}) =>
  send(path, { method: 'POST', ...more, headers: { ...json, ...more.headers }, body: JSON.stringify(body) });
const credentials = (password: string) => ({ username: administrator.adminUsername, password });
const signIn = (password: string, from = '127.0.0.1') =>
  sendWhenLetThrough('/api/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials(password)),
    from,
  });

describe('without a valid session', () => {
  const admin = table.filter(([, { access }]) => access !== 'public');

  test.each(admin)('%s is 401, whatever is sent', async (_, { method, path, failure }) => {
    const { from } = failure ?? defaultFailure;
    for (const cookie of [
      '',
      '__Host-session=',
      `__Host-session=${'A'.repeat(43)}`,
      '__Host-session=%00; __Host-session=x',
    ]) {
      const answer = await send(path.replace(/\{\w+\}/g, randomUUID()), {
        method,
        headers: { ...json, cookie },
        body: '{"broken',
      });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        401,
        from({ error: 'Sign in to continue.' }),
      ]);
    }
  });

  test('marking a message as done changes nothing', async () => {
    const { text } = await post('/api/contact', {
      name: 'Dana',
      email: 'dana@example.com',
      message: 'Not to be touched.',
    });
    const { id } = JSON.parse(text);
    await send(`/api/admin/contact-submissions/${id}/processed`, { method: 'PUT' });
    const { cookie = '' } = await signIn(administrator.adminPassword, '127.0.0.9');
    const inbox = await send('/api/admin/contact-submissions', { headers: { cookie } });
    expect(JSON.parse(inbox.text)).toContainEqual(expect.objectContaining({ id, processed: false }));
  });
});

describe('malformed input', () => {
  const valid = { name: 'Dana', email: 'dana@example.com', message: 'A message of some length.' };
  const bodies: [string, Sent][] = [
    ['nothing', {}],
    ['broken JSON', { headers: json, body: '{"name":' }],
    ['1 MB', { headers: json, body: JSON.stringify({ ...valid, message: 'x'.repeat(1_000_000) }) }],
    ['the wrong type', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }],
    ['bytes that are no text', { headers: json, body: Buffer.from([0xff, 0xfe, 0x00, 0x80]) }],
    ['deep nesting', { headers: json, body: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }],
    ['an array', { headers: json, body: '[]' }],
    ['null', { headers: json, body: 'null' }],
    [
      'a number for every field',
      { headers: json, body: '{"name":1,"email":2,"message":3,"username":4,"password":5}' },
    ],
    ['prototype keys', { headers: json, body: '{"__proto__":{"name":"x"},"constructor":{},"toString":1}' }],
    ['NUL characters', { headers: json, body: JSON.stringify({ ...valid, name: 'a\u0000b' }) }],
    [
      'half a surrogate pair',
      { headers: json, body: '{"name":"\\ud800","email":"a@b.co","message":"A message of some length."}' },
    ],
    ['a duplicated length', { headers: { ...json, 'idempotency-key': 'x' }, body: JSON.stringify(valid) }],
    [
      'a foreign origin',
      { headers: { ...json, origin: 'https://evil.example' }, body: JSON.stringify(valid) },
    ],
    [
      'a cross-site fetch',
      { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: JSON.stringify(valid) },
    ],
  ];
  const targets = table.map(([name, endpoint]) => [name, endpoint] as const);

  test.each(targets)('never makes %s answer 5xx', async (_, { method, path, access }) => {
    for (const [what, sent] of bodies) {
      for (const sentMethod of new Set([method, 'POST', 'PUT', 'PATCH', 'DELETE'])) {
        const address = path.replace(/\{\w+\}/g, '%00');
        const answer = await sendWhenLetThrough(address, { ...sent, method: sentMethod, from: '127.0.0.8' });
        expect(answer.status, `${sentMethod} ${address} with ${what}`).toBeLessThan(500);
        // A public GET succeeds, whatever the headers and parameters are.
        const reads = sentMethod === 'GET' && access === 'public';
        expect(answer.status, `${sentMethod} ${address} with ${what}`).toBeGreaterThanOrEqual(
          reads ? 200 : 204,
        );
        // Matches whole words only, because a form token may contain any letters.
        expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|Exception\b|node_modules|\bAWS\b/);
      }
    }
  });

  test.each([
    '/api/admin/contact-submissions?cursor=%00',
    '/api/admin/contact-submissions?state=nothing&limit=-1',
    '/api/admin/contact-submissions?cursor=eyJhIjoxfQ',
    `/api/admin/contact-submissions?cursor=${'x'.repeat(5000)}`,
    '/api/admin/contact-submissions?state=new&state=done',
  ])('%s is a 400 for an administrator', async (path) => {
    const { cookie = '' } = await signIn(administrator.adminPassword, '127.0.0.7');
    expect((await sendWhenLetThrough(path, { headers: { cookie } })).status).toBe(400);
  });

  test('an unknown path under /api/ is a 404 in JSON', async () => {
    const answer = await send('/api/admin/../../nothing');
    expect(answer.status).toBe(404);
    expect((await send('/api/nothing')).text).toBe('{"message":"Not Found"}');
  });
});

test('the same message sent 100 times at once with one key is stored once', async () => {
  const key = randomUUID();
  const body = { name: 'Once', email: 'once@example.com', message: `Sent a hundred times: ${key}` };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      sendWhenLetThrough('/api/contact', {
        method: 'POST',
        headers: { ...json, 'idempotency-key': key },
        body: JSON.stringify(body),
        from: '127.0.0.6',
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { cookie = '' } = await signIn(administrator.adminPassword, '127.0.0.6');
  const inbox = await send('/api/admin/contact-submissions', { headers: { cookie } });
  expect(
    JSON.parse(inbox.text).filter((stored: { message: string }) => stored.message === body.message),
  ).toHaveLength(1);
  const other = await post(
    '/api/contact',
    { ...body, name: 'Other' },
    { headers: { 'idempotency-key': key }, from: '127.0.0.6' },
  );
  expect(other.status).toBe(409);
});

test('most of 1,000 simultaneous wrong passwords are refused unread, and the right one works from elsewhere', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, i) =>
      post('/api/login', credentials(`wrong password ${i}`), { from: '127.0.0.5' }),
    ),
  );
  const compared = answers.filter(({ status }) => status === 401);
  expect(compared.length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1000 - compared.length);
  expect((await signIn(administrator.adminPassword, '127.0.0.4')).status).toBe(200);
});
