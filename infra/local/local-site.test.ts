import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalSite, startLocal } from './local-site.ts';
import { synthesizeSite } from './testing/synthesize.ts';

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
  cdkOut = synthesizeSite(folder);
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
  const { username, password } = await site.administrator;
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
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  test('an unknown address is the not-found page', async () => {
    const response = await get('/no/such/page');
    expect(response.status).toBe(404);
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
    expect((await get('/')).headers.get('cache-control')).toContain('must-revalidate');
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

  test('the HTTP API’s own address answers too', async () => {
    expect((await fetch(`${site.apiUrl}/api/user`)).status).toBe(401);
  });
});

describe('a client that', () => {
  test('has another loopback address is another viewer', async () => {
    const asked = request(`${site.url.replace('localhost', '127.0.0.1')}/`, {
      localAddress: '127.0.0.2',
    }).end();
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(200);
    response.destroy();
  });

  test('sends more than 10 MB is told so', async () => {
    const response = await get('/api/contact', { method: 'POST', body: Buffer.alloc(11 * 1024 * 1024) });
    expect(response.status).toBe(413);
  });

  test.each([
    ['speaks no HTTP', 'hello\r\n\r\n'],
    ['breaks off in its headers', 'GET / HTTP/1.1\r\nHost: x'],
    ['breaks off in its body', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'],
    ['climbs out of its bucket', 'GET /../../x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['garbles its path', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('%s harms nobody', async (_, bytes) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.end(bytes);
    await once(socket, 'close');
    expect(answer).not.toMatch(/^HTTP\/1.1 [25]/);
    expect((await get('/')).status).toBe(200);
  });
});

test('somebody can sign in from the first start on, with a password that is told once', async () => {
  const options = { cdkOut, dataDir: join(folder, 'fresh'), port: 0 };
  const first = await startLocal(options);
  const { username, password } = await first.administrator;
  expect([username, password?.length]).toEqual(['admin', 24]);
  await first.close();
  const second = await startLocal(options);
  expect(await second.administrator).toEqual({ username: 'admin' });
  await second.close();
});

test('the port and the data folder are one server’s', async () => {
  const port = Number(new URL(site.url).port);
  await expect(start()).rejects.toThrow(/data folder .* is in use/);
  await expect(start({ port, dataDir: join(folder, 'other') })).rejects.toThrow(`Port ${port} is taken`);
});

test('what was stored is there after a restart, and the lock is not', async () => {
  const id = (await (await post('/api/contact', { ...message, name: 'Before' })).json()).id;
  const engine = JSON.parse(await readFile(join(folder, 'data/engine.json'), 'utf8'));
  expect(engine).toEqual({ dynamodb: site.dynamodb, tableName: site.tableName, pid: process.pid });
  await site.close();
  await expect(readFile(join(folder, 'data/engine.json'))).rejects.toThrow('ENOENT');
  site = await start();
  const inbox = await get('/api/admin/contact-submissions', { headers: { cookie: await signIn() } });
  expect(await inbox.json()).toContainEqual(expect.objectContaining({ id, name: 'Before' }));
});
