import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runStack } from './run-stack.ts';
import { StreamJournal } from './stream/journal.ts';
import { runGuestbook } from './testing/run-guestbook.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const guestbook = runGuestbook();
const { ask } = guestbook;

async function writeNote(text: string): Promise<string> {
  const answer = await ask('/notes', { method: 'POST', body: JSON.stringify({ text }) });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

describe('pages', () => {
  test('come from the deployed bucket, with the template’s headers', async () => {
    const answer = await ask('/');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await answer.text()).toContain('<title>Guestbook</title>');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test('that moved are answered by the edge function', async () => {
    const answer = await ask('/old');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/']);
  });

  test('that do not exist get the error response', async () => {
    const answer = await ask('/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Nothing here');
  });

  test('are read again after an invalidation', async () => {
    const cacheOf = async () => (await ask('/')).headers.get('x-cache');
    await cacheOf();
    expect(await cacheOf()).toBe('Hit from cloudfront');
    guestbook.stack.invalidate(['/assets/*', '/index.html']);
    expect(await cacheOf()).toBe('Miss from cloudfront');
  });

  test('and their files are compressed', async () => {
    expect(
      (await ask('/assets/words.js', { headers: { 'accept-encoding': 'br' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('br');
  });
});

describe('the API', () => {
  test('reaches its function, which reaches the table', async () => {
    const id = await writeNote('We were here.');
    expect(await (await ask(`/notes/${id}`)).json()).toEqual({ text: 'We were here.' });
  });

  test('answers an unknown route itself, in JSON', async () => {
    const answer = await ask('/notes/1/2');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  test('has its own URL', async () => {
    const answer = await fetch(`${guestbook.stack.apiUrl}/notes/nobody`);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'No such note.' }]);
  });

  test('cannot do to the table what its function’s role does not allow', async () => {
    const id = await writeNote('To stay.');
    const answer = await ask(`/notes/${id}`, { method: 'DELETE' });
    expect(await answer.json()).toEqual({ type: expect.stringContaining('AccessDeniedException') });
    expect((await ask(`/notes/${id}`)).status).toBe(200);
  });
});

describe('a function on the table’s stream', () => {
  const rung = async (id: string) => (await ask(`/notes/${id}/rung`)).json();

  test('is called once for a written note', async () => {
    const id = await writeNote('Anybody there?');
    await guestbook.stack.settled();
    expect(await rung(id)).toEqual({ INSERT: 1 });
  });

  test('is called for a note that an earlier process could not deliver', async () => {
    const id = await writeNote('Leaving.');
    await guestbook.stack.settled();
    await guestbook.stack.close();
    const folder = join(guestbook.dataDir, 'streams');
    const journal = new StreamJournal(join(folder, String((await readdir(folder))[0])), ['nobody']);
    const key = { pk: { S: id }, sk: { S: 'note' } };
    const change = { at: Date.now(), id: '1', name: 'MODIFY', by: 'caller', key } as const;
    journal.finish(journal.begin([], 'caller'), [change]);
    journal.close();
    await guestbook.restart();
    await guestbook.stack.settled();
    expect(await rung(id)).toEqual({ INSERT: 1, MODIFY: 1 });
  });

  test('is called as a custom resource after the pages were deployed', async () => {
    expect(await (await ask('/sign.txt')).text()).toBe('Create: Ring for service.');
  });
});

describe('a client that', () => {
  test('is silent for a minute keeps its connection', async () => {
    expect((await ask('/')).headers.get('keep-alive')).toBe('timeout=65');
  });

  test('has another loopback address is another viewer', async () => {
    const asked = request(`${guestbook.stack.url.replace('localhost', '127.0.0.1')}/`, {
      localAddress: '127.0.0.2',
    }).end();
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(200);
    response.destroy();
  });

  test('sends more than 10 MB is refused with a reason', async () => {
    const answer = await ask('/notes', { method: 'POST', body: Buffer.alloc(11 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  test.each([
    ['speaks no HTTP', 'hello\r\n\r\n'],
    ['breaks off in its headers', 'GET / HTTP/1.1\r\nHost: x'],
    ['breaks off in its body', 'POST /notes HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'],
    ['climbs out of its bucket', 'GET /../../x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['garbles its path', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('%s does not affect others', async (_, bytes) => {
    const socket = connect(Number(new URL(guestbook.stack.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.end(bytes);
    await once(socket, 'close');
    expect(answer).not.toMatch(/^HTTP\/1.1 [25]/);
    expect((await ask('/')).status).toBe(200);
  });
});

test('prepares the table before the server accepts requests', async () => {
  const dataDir = await temporaryFolder();
  const prepared = runStack({
    cdkOut: guestbook.cdkOut,
    dataDir,
    port: 0,
    prepare: async ({ tableName }) => `in ${tableName}`,
  });
  const stack = await prepared;
  expect(stack.prepared).toMatch(/^in Guestbook-Notes/);
  await stack.close();
});

test('stops and unlocks its data folder if the preparation fails', async () => {
  const dataDir = await temporaryFolder();
  const options = { cdkOut: guestbook.cdkOut, dataDir, port: 0 };
  await expect(runStack({ ...options, prepare: () => Promise.reject(new Error('no')) })).rejects.toThrow(
    'no',
  );
  await (await guestbook.start({ dataDir })).close();
});

test('only one server can use the port and the data folder', async () => {
  const port = Number(new URL(guestbook.stack.url).port);
  await expect(guestbook.start()).rejects.toThrow(/data folder .* is in use/);
  const dataDir = await temporaryFolder();
  await expect(guestbook.start({ port, dataDir })).rejects.toThrow(`Port ${port} is taken`);
});

test('stored data survive a restart, and the lock does not', async () => {
  const id = await writeNote('Before');
  const engineFile = join(guestbook.dataDir, 'engine.json');
  expect(JSON.parse(await readFile(engineFile, 'utf8'))).toMatchObject({ pid: process.pid });
  await guestbook.stack.close();
  await expect(readFile(engineFile)).rejects.toThrow('ENOENT');
  await guestbook.restart();
  expect(await (await ask(`/notes/${id}`)).json()).toEqual({ text: 'Before' });
});
