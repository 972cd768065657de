import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalSite, startLocal } from './local-site.ts';
import type { EngineFile } from './start/instance-lock.ts';
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
    ['/sitemap.xml', /^(text|application)\/xml$/],
  ])('%s is no page', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
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

describe('a client that', () => {
  test('is silent for a minute finds its connection as it left it', async () => {
    expect((await get('/')).headers.get('keep-alive')).toBe('timeout=65');
  });

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

describe('the database', () => {
  const engine = async (): Promise<EngineFile> =>
    JSON.parse(await readFile(join(folder, 'data/engine.json'), 'utf8'));
  const scan = async (headers: Record<string, string> = {}) => {
    const { dynamodb, tableName, accessKeyId } = await engine();
    const answer = await fetch(dynamodb, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.Scan',
        'x-amz-date': '20260101T000000Z',
        authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
        ...headers,
      },
      body: JSON.stringify({ TableName: tableName }),
    });
    return { status: answer.status, cors: answer.headers.get('access-control-allow-origin') };
  };

  test('lets in its owner, who has the key', async () => {
    expect(await scan()).toEqual({ status: 200, cors: null });
  });

  test.each([
    ['a page', { origin: 'https://evil.example' }],
    ['a page of this machine', { origin: 'http://localhost:3000' }],
    ['a page that hides where it is from', { 'sec-fetch-site': 'cross-site' }],
  ])('lets in no %s', async (_, headers) => {
    expect(await scan(headers)).toEqual({ status: 403, cors: null });
  });

  test('lets in nobody with another key', async () => {
    const authorization =
      'AWS4-HMAC-SHA256 Credential=LOCAL/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';
    expect(await scan({ authorization })).toEqual({ status: 400, cors: null });
  });

  test('and all that is stored is its owner’s alone', async () => {
    const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
    expect([await modeOf('data'), await modeOf('data/engine.json')]).toEqual(['700', '600']);
  });
});

test('the port and the data folder are one server’s', async () => {
  const port = Number(new URL(site.url).port);
  await expect(start()).rejects.toThrow(/data folder .* is in use/);
  await expect(start({ port, dataDir: join(folder, 'other') })).rejects.toThrow(`Port ${port} is taken`);
});

test('what was stored is there after a restart, and the lock is not', async () => {
  const id = (await (await post('/api/contact', { ...message, name: 'Before' })).json()).id;
  const engine = JSON.parse(await readFile(join(folder, 'data/engine.json'), 'utf8'));
  expect(engine).toMatchObject({ pid: process.pid });
  await site.close();
  await expect(readFile(join(folder, 'data/engine.json'))).rejects.toThrow('ENOENT');
  site = await start();
  const inbox = await get('/api/admin/contact-submissions', { headers: { cookie: await signIn() } });
  expect(await inbox.json()).toContainEqual(expect.objectContaining({ id, name: 'Before' }));
});
