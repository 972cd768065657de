import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalSite, startLocal } from './local-site.ts';
import { copySite } from './testing/share-stack.ts';

const administrator = { adminUsername: 'editor', adminPassword: 'a long enough password' };
const message = { name: 'Dana', email: 'dana@example.com', message: 'Please audit our shelves.' };

let folder: string;
let cdkOut: string;
let site: LocalSite;

function start(more: object = {}): Promise<LocalSite> {
  return startLocal({ cdkOut, dataDir: join(folder, 'data'), port: 0, ...administrator, ...more });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  cdkOut = await copySite(folder);
  site = await start();
});

afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual', ...init });
}

/** Parts of forged URLs: markup, invalid bytes, names of properties, path traversal, long texts. */
const forgeries = [
  ...'0123456789.,&=%+?<>"\'\\/ -',
  ...['3-of-7', '8-of-7', '-1-of-7', 'quote', 'scope', '__proto__', 'constructor', '../', '..%2f', '.html'],
  ...['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '%00', '%ff', '%0d%0aset-cookie:a=b'],
  ...[
    '%E0%A4%A',
    '\u202e',
    'أربيل',
    '\ud83d\ude00',
    'a'.repeat(300),
    '%25',
    '//evil.example',
    '\\\\evil.example',
  ],
];

/** Returns a function that returns integers from 0 up to a limit, the same in each run. */
function seededNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function signIn(): Promise<string> {
  const { adminUsername: username, adminPassword: password } = administrator;
  const response = await post('/api/login', { username, password });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/ar', 'الرئيسية'],
    ['/ar/contact', 'اتصل بنا'],
    ['/admin/login', 'Admin'],
  ])('%s has the title “%s”', async (path, title) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
  ])('%s is not found', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });

  test('an unknown address is the not-found page', async () => {
    const response = await get('/no/such/page');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('Page Not Found');
  });

  test('removes a trailing slash, and keeps the query', async () => {
    const response = await get('/contact/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/contact?a=1']);
  });

  test('a thousand random addresses give a page, the not-found page, or a redirect to one', async () => {
    const number = seededNumbers(1126);
    const pick = (from: readonly string[]) => from[number(from.length)] ?? '';
    const pages = ['/contact', '/try-an-audit', '/plan-an-audit', '/sample-report', '/method'];
    const forged = () => Array.from({ length: 1 + number(12) }, () => pick(forgeries)).join('');
    const notFound = await (await get('/no/such/page')).text();
    const answers = new Map<number, number>();
    for (let i = 0; i < 1000; i += 1) {
      const beneath = number(3) === 0 ? '' : `/${forged()}`;
      const query = number(2) === 0 ? '' : `?${pick(['for', 'provinces', 'page', '', 'q'])}=${forged()}`;
      const address = `${pick(['', '/ar', '/AR', '//ar'])}${pick(pages)}${beneath}${query}#${forged()}`;
      const response = await get(address);
      const text = await response.text();
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
      expect([200, 308, 404], address).toContain(response.status);
      if (response.status === 404) expect(text === notFound, address).toBe(true);
      const location = response.headers.get('location');
      if (location !== null) expect(location, address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      // The build of this test has only one of these pages, the contact page.
      if (response.status === 200) expect(text, address).toMatch(/<title>(Contact|اتصل بنا)/);
      expect(text, address).not.toContain('onerror');
    }
    expect(Object.fromEntries(answers)).toMatchObject({ 308: expect.any(Number), 404: expect.any(Number) });
  });

  test('security headers are those of the template', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('assets are immutable and compressed, pages are revalidated', async () => {
    const asset = await get('/assets/site-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBeTruthy();
    expect((await get('/')).headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=1,/);
  });
});

describe('the API', () => {
  test('a message sent by a visitor is in the administrator’s inbox', async () => {
    expect((await post('/api/contact', message)).status).toBe(201);
    const cookie = await signIn();
    const inbox = await get('/api/admin/contact-submissions', { headers: { cookie } });
    expect(await inbox.json()).toContainEqual(expect.objectContaining(message));
  });

  test('the inbox needs a session', async () => {
    expect((await get('/api/admin/contact-submissions')).status).toBe(401);
  });

  test('errors are JSON', async () => {
    const response = await get('/api/nothing');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  test('the HTTP API’s own URL answers nothing, whatever headers are sent', async () => {
    const guess = { 'x-origin-verify': 'guess', 'cloudfront-viewer-address': '198.51.100.7:1' };
    for (const [headers, status, message] of [
      [{}, 401, 'Unauthorized'],
      [guess, 403, 'Forbidden'],
    ] as const) {
      const answer = await fetch(`${site.apiUrl}/api/site-content`, { headers });
      expect([answer.status, await answer.json()]).toEqual([status, { message }]);
    }
  });
});

test('somebody can sign in from the first start on, with a password that is printed once', async () => {
  const options = { cdkOut, dataDir: join(folder, 'fresh'), port: 0 };
  const first = await startLocal(options);
  expect(first.administrator).toEqual({ username: 'admin', madePassword: expect.stringMatching(/^.{24}$/) });
  await first.close();
  const second = await startLocal(options);
  expect(second.administrator).toEqual({ username: 'admin' });
  await second.close();
});

test('a restart with the existing password ends no session, and lists the accounts', async () => {
  expect(site.administrator).toEqual({ username: 'editor' });
  const cookie = await signIn();
  await site.close();
  site = await start();
  expect((await get('/api/user', { headers: { cookie } })).status).toBe(200);
  await site.close();
  site = await start({ adminUsername: undefined, adminPassword: undefined });
  expect(site.administrator).toEqual({ username: 'editor' });
});

test('stored data survive a restart', async () => {
  const id = (await (await post('/api/contact', { ...message, name: 'Before' })).json()).id;
  await site.close();
  site = await start();
  const inbox = await get('/api/admin/contact-submissions', { headers: { cookie: await signIn() } });
  expect(await inbox.json()).toContainEqual(expect.objectContaining({ id, name: 'Before' }));
});
