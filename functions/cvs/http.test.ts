import { afterEach, describe, expect, test, vi } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';
import { cvFileName, cvMaxBytes } from '#shared/messages/cv.ts';
import { badCvs, pdf } from './testing/pdfs.ts';

/** Tests how a CV gets from a visitor's browser to an owner of the site, over HTTP and with the storage's own checks. */
const site = runSite();
const json = async (answer: Promise<Response>) => (await answer).json();
afterEach(() => void vi.useRealTimers());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  site.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

interface Upload {
  readonly uploadId: string;
  readonly url: string;
  readonly fields: Record<string, string>;
}
async function start(size = 1000): Promise<Upload> {
  const { formToken } = await json(site.ask('/api/form-token'));
  return json(post('/api/cv-uploads', { size, formToken }));
}

/** Sends a file to the upload's URL, with changes to its form. Returns the status and S3's error code. */
async function sendTo({ url, fields }: Upload, file: Uint8Array, change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file)]), 'my-cv.pdf');
  const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: site.url } });
  return `${answer.status} ${/<Code>(.*)<\/Code>/.exec(await answer.text())?.[1] ?? 'stored'}`;
}
const check = (uploadId: string) => post('/api/cv-uploads/check', { uploadId });

async function checked(file = pdf()): Promise<string> {
  const upload = await start();
  expect(await sendTo(upload, file)).toBe('204 stored');
  expect((await check(upload.uploadId)).status).toBe(200);
  return upload.uploadId;
}

let made = 0;
async function sendMessage(cv: string, email = 'shilan@example.com'): Promise<string> {
  made += 1;
  const { formToken } = await json(site.ask('/api/form-token'));
  const message = { name: 'Shilan', email, message: 'I audited shops in Basra.', cv, formToken };
  const { id } = await json(
    post('/api/contact', message, { 'idempotency-key': `cv-message-${made}-0000000` }),
  );
  return id;
}
const messages = '/api/admin/contact-submissions';
const stateOf = async (id: string) => (await json(site.askAsAdministrator(`${messages}/${id}`))).cv?.state;
const kept = (id: string) =>
  vi.waitFor(async () => expect(await stateOf(id)).toBe('kept'), { timeout: 20_000, interval: 200 });
const download = (id: string) => site.askAsAdministrator(`${messages}/${id}/cv`, 'POST');
const linesOf = async (act: string): Promise<{ thingId?: string }[]> =>
  (await json(site.askAsAdministrator('/api/admin/audit-log', 'POST', {}))).lines.filter(
    (line: { act: string }) => line.act === act,
  );

describe('a CV', () => {
  test('is stored with its message, and an owner downloads it as an untyped file from another host', async () => {
    const id = await sendMessage(await checked());
    await kept(id);
    const { url } = await json(download(id));
    expect(new URL(url).origin).not.toBe(site.url);
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${cvFileName(id)}"`,
      'cache-control': 'no-store',
    });
    expect((await linesOf('cv-downloaded')).map(({ thingId }) => thingId)).toContain(id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await fetch(url)).status).toBe(403);
  });

  test('cannot be reached at any URL without a session', async () => {
    const uploadId = await checked();
    const id = await sendMessage(uploadId);
    await kept(id);
    expect((await post(`${messages}/${id}/cv`, {})).status).toBe(401);
    const { url } = await start();
    for (const path of [`kept/${id}`, `checked/${uploadId}`, `waiting/${uploadId}`]) {
      expect((await site.ask(`/${path}`)).status, path).toBe(404);
      expect((await site.ask(`/images/../${path}`)).status, path).toBe(404);
      expect((await fetch(new URL(path, `${url}/`))).status, path).toBe(403);
    }
  });

  test('of 5 MB is accepted', async () => {
    const head = pdf();
    const size = cvMaxBytes - head.length;
    const remark = Buffer.concat([
      Buffer.from('%PDF-1.7\n%'),
      Buffer.alloc(size - 11, 'x'),
      Buffer.from('\n'),
    ]);
    await checked(Buffer.concat([remark, head]));
  });

  test('is part of a person’s stored data, and is deleted with it', async () => {
    const email = 'leaver@example.com';
    const id = await sendMessage(await checked(), email);
    await kept(id);
    const { url } = await json(download(id));
    const { found } = await json(
      site.askAsAdministrator('/api/admin/personal-data/search', 'POST', { email }),
    );
    expect(found).toMatchObject([{ attributes: { cv: { fileName: cvFileName(id), size: pdf().length } } }]);
    await site.askAsAdministrator('/api/admin/personal-data/deletion', 'POST', { email });
    expect((await download(id)).status).toBe(404);
    await vi.waitFor(async () => expect((await fetch(url)).status).toBe(403), {
      timeout: 20_000,
      interval: 200,
    });
  });

  test('that belongs to one message is not attached to another, which is stored without it', async () => {
    const uploadId = await checked();
    await sendMessage(uploadId);
    const id = await sendMessage(uploadId);
    expect(await stateOf(id)).toBe('missing');
    expect((await download(id)).status).toBe(404);
  });
});

describe('the storage refuses an upload', () => {
  test.each([
    ['5 MB and a byte', Buffer.alloc(cvMaxBytes + 1), {}, '400 EntityTooLarge'],
    ['50 MB', Buffer.alloc(50_000_000), {}, '400 EntityTooLarge'],
    ['nothing', Buffer.alloc(0), {}, '400 EntityTooSmall'],
    ['another type', pdf(), { 'Content-Type': 'text/html' }, '403 AccessDenied'],
    ['a key where checked files lie', pdf(), { key: 'checked/AAAAAAAAAAAAAAAAAAAAAA' }, '403 AccessDenied'],
  ])('with %s', async (_what, file, change, expected) => {
    const upload = await start();
    expect(await sendTo(upload, file, change)).toBe(expected);
    expect((await check(upload.uploadId)).status).toBe(404);
  });

  test('after two minutes', async () => {
    const upload = await start();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    expect(await sendTo(upload, pdf())).toBe('403 AccessDenied');
  });
});

/**
 * One file for each problem, because one IP address may send only twenty files a day. `handler.test.ts` tries all bad files.
 */
const some = badCvs.filter(
  ([, { length }, problem], at) => length > 0 && badCvs.findLastIndex((one) => one[2] === problem) === at,
);
test.each(some)(
  'a file of %s is not kept, and its message is stored without it',
  async (_, file, problem) => {
    const upload = await start();
    expect(await sendTo(upload, file)).toBe('204 stored');
    expect(await json(check(upload.uploadId))).toMatchObject({ details: [{ field: 'file', problem }] });
    expect((await check(upload.uploadId)).status).toBe(404);
    expect(await stateOf(await sendMessage(upload.uploadId))).toBe('missing');
  },
);

test('an interrupted upload keeps nothing', async () => {
  const upload = await start();
  const controller = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      stream.enqueue(new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="key"\r\n\r\n'));
      controller.abort();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const sending = { method: 'POST', body, headers, signal: controller.signal, duplex: 'half' };
  await expect(fetch(upload.url, sending as RequestInit)).rejects.toThrow();
  expect((await check(upload.uploadId)).status).toBe(404);
});

test('a browser may send CVs to the storage from a page of this site', async () => {
  const policy = (await site.ask('/contact')).headers.get('content-security-policy') ?? '';
  const { url } = await start();
  expect(/connect-src 'self' ([^;]+);/.exec(policy)?.[1]?.split(' ')).toContain(new URL(url).origin);
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin: site.url, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(200);
});
