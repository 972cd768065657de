import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '#infra/emulator/http/listen.ts';

const sound: Record<string, { status: number; body: string }> = {
  '/': { status: 200, body: '<!doctype html><html dir="ltr" lang="en">' },
  '/ar': { status: 200, body: '<!doctype html><html dir="rtl" lang="ar">' },
  '/api/site-content': { status: 200, body: '{"content":{}}' },
};
let answers = sound;
let agents: unknown[] = [];
let server: Server;
let handler: typeof import('./handler.ts').handler;
beforeAll(async () => {
  server = createServer((request, response) => {
    agents.push(request.headers['user-agent']);
    const answer = answers[request.url ?? ''];
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer.status, { location: '/ar' }).end(answer.body);
  });
  process.env.SITE_ADDRESS = `http://127.0.0.1:${await listen(server, 0)}`;
  ({ handler } = await import('./handler.ts'));
});
afterAll(() => void server.close());
afterEach(() => void vi.unstubAllEnvs());
const info = vi.spyOn(console, 'info').mockReturnValue();
beforeEach(() => {
  answers = sound;
  agents = [];
  info.mockClear();
});

test('reports success for a site that answers, and names itself to it', async () => {
  await handler();
  expect(agents).toEqual(['canary', 'canary', 'canary']);
  expect(info.mock.calls).toEqual([[{ done: 'canary' }]]);
});

test.each(['ftp://example.com', 'xhttp://example.com', 'httpsx://example.com', 'example.com'])(
  'does not start with the address %s',
  async (address) => {
    vi.resetModules();
    vi.stubEnv('SITE_ADDRESS', address);
    await expect(import('./handler.ts')).rejects.toThrow('SITE_ADDRESS');
  },
);

test('takes every JSON, after blanks too', async () => {
  answers = { ...sound, '/api/site-content': { status: 200, body: ' \n[]' } };
  await handler();
  expect(info).toHaveBeenCalledOnce();
});

test.each([
  ['a page that is missing', { '/': { status: 404, body: '' } }, '/ is answered with 404'],
  ['a page in the other language', { '/ar': sound['/'] }, '/ar does not contain'],
  [
    'an API that fails',
    { '/api/site-content': { status: 503, body: '{}' } },
    '/api/site-content is answered with 503',
  ],
  ['a page that leads elsewhere', { '/': { status: 302, body: '' } }, '/ is answered with 302'],
  [
    'an API that answers with a page',
    { '/api/site-content': { status: 200, body: '<html>{}' } },
    '/api/site-content does not contain',
  ],
  [
    'two that fail',
    { '/': { status: 404, body: '' }, '/ar': { status: 500, body: '' } },
    '/ is answered with 404; /ar is answered with 500',
  ],
  ['a site that cannot be reached', { '/': undefined }, '/ cannot be read'],
])('reports the failure: %s', async (_what, change, message) => {
  answers = { ...sound, ...change } as typeof sound;
  await expect(handler()).rejects.toThrow(message);
  expect(info).not.toHaveBeenCalled();
});
