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
  ])('%s is the page “%s”', async (path, title) => {
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
  ])('%s is no page', async (path, type) => {
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

  test('a slash at the end is taken away, the query kept', async () => {
    const response = await get('/contact/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/contact?a=1']);
  });

  test('security headers are those of the template', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('assets are immutable and compressed, pages are asked for again', async () => {
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

  test('without a session the inbox is closed', async () => {
    expect((await get('/api/admin/contact-submissions')).status).toBe(401);
  });

  test('errors stay JSON', async () => {
    const response = await get('/api/nothing');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  test('the HTTP API’s own address tells nothing, whoever one claims to be', async () => {
    for (const headers of [
      {},
      { 'x-origin-verify': 'guess', 'cloudfront-viewer-address': '198.51.100.7:1' },
    ]) {
      const answer = await fetch(`${site.apiUrl}/api/site-content`, { headers });
      expect([answer.status, Object.keys(await answer.json())]).toEqual([404, ['error']]);
    }
  });
});

test('somebody can sign in from the first start on, with a password that is told once', async () => {
  const options = { cdkOut, dataDir: join(folder, 'fresh'), port: 0 };
  const first = await startLocal(options);
  expect(first.administrator).toEqual({ username: 'admin', madePassword: expect.stringMatching(/^.{24}$/) });
  await first.close();
  const second = await startLocal(options);
  expect(second.administrator).toEqual({ username: 'admin' });
  await second.close();
});

test('a restart with the password there is ends no session, and names whoever can sign in', async () => {
  expect(site.administrator).toEqual({ username: 'editor' });
  const cookie = await signIn();
  await site.close();
  site = await start();
  expect((await get('/api/user', { headers: { cookie } })).status).toBe(200);
  await site.close();
  site = await start({ adminUsername: undefined, adminPassword: undefined });
  expect(site.administrator).toEqual({ username: 'editor' });
});

test('what was stored is there after a restart', async () => {
  const id = (await (await post('/api/contact', { ...message, name: 'Before' })).json()).id;
  await site.close();
  site = await start();
  const inbox = await get('/api/admin/contact-submissions', { headers: { cookie: await signIn() } });
  expect(await inbox.json()).toContainEqual(expect.objectContaining({ id, name: 'Before' }));
});
