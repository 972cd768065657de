import { afterEach, describe, expect, test, vi } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';
import type { StartedUpload } from '#shared/api/images.ts';
import { imageMaxBytes } from '#shared/images/image.ts';
import { badFiles } from './testing/bad-files.ts';
import { pictures, pngOfBytes } from './testing/pictures.ts';

/** Tests how a picture gets from a browser to the public site, over HTTP and with the storage's own checks. */
const site = runSite();
const json = async (answer: Promise<Response>) => (await answer).json();
afterEach(() => void vi.useRealTimers());

const announce = (contentType = 'image/png', size = 100): Promise<StartedUpload> =>
  json(ask('start', { contentType, size }));
const finish = (uploadId: string, key?: string) => ask('finish', { uploadId, key });

/** Asks until the rate limit of the route allows it: there are more bad files than requests in a burst. */
async function ask(step: 'start' | 'finish', body: object): Promise<Response> {
  const asked = () => site.askAsAdministrator(`/api/admin/upload-image/${step}`, 'POST', body);
  return vi.waitUntil(
    async () => {
      const answer = await asked();
      return answer.status === 429 ? undefined : answer;
    },
    { timeout: 20_000 },
  );
}

/**
 * Sends a file to the upload's URL, with changes to its form. Returns the status with S3's error code or `stored`, and
 * the response's headers.
 */
async function sendTo({ url, fields }: StartedUpload, file: Uint8Array, change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file)]), 'picture');
  const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: site.url } });
  const code = /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1];
  return { stored: `${answer.status} ${code ?? 'stored'}`, headers: answer.headers };
}

async function uploaded(file: Uint8Array, contentType?: string): Promise<string> {
  const upload = await announce(contentType, file.length);
  expect((await sendTo(upload, file)).stored).toBe('204 stored');
  return upload.uploadId;
}

describe('a picture', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['gif', 'image/gif', 'gif'],
    ['webp', 'image/webp', 'webp'],
  ] as const)(
    'as %s is public and cached for ever after the upload',
    async (name, contentType, extension) => {
      const { imageUrl } = await json(finish(await uploaded(pictures[name], contentType)));
      expect(imageUrl).toMatch(new RegExp(`^/images/[0-9a-f]{64}\\.${extension}$`));
      const shown = await site.ask(imageUrl);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(pictures[name]);
    },
  );

  test('of exactly 5 MB is accepted', async () => {
    const { imageUrl } = await json(finish(await uploaded(pngOfBytes(imageMaxBytes))));
    expect(imageUrl).toMatch(/^\/images\/[\w-]{24}\/3x2\.jpg$/);
    for (const address of [
      imageUrl,
      imageUrl.replace('3x2.jpg', '3.avif'),
      imageUrl.replace('3x2.jpg', '3.webp'),
    ]) {
      const shown = await site.ask(address);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test('gets its type from its content, not its name', async () => {
    const { imageUrl } = await json(finish(await uploaded(pictures.gif, 'image/jpeg')));
    expect(imageUrl).toMatch(/\.gif$/);
  });

  test('uploaded twice is stored once', async () => {
    const first = await json(finish(await uploaded(pictures.webp)));
    expect(await json(finish(await uploaded(pictures.webp)))).toEqual(first);
  });

  test('for a content item is shown by it, and the Arabic picture stays', async () => {
    const arabic = { value: '/assets/old.png', valueAr: '/assets/ar.png' };
    await site.askAsAdministrator('/api/update-content/hero_image', 'PUT', arabic);
    const { imageUrl, item } = await json(finish(await uploaded(pictures.png), 'hero_image'));
    expect(item).toMatchObject({ key: 'hero_image', value: imageUrl, valueAr: '/assets/ar.png', version: 2 });
  });

  test('is not public before the upload is finished', async () => {
    const uploadId = await uploaded(pictures.png);
    for (const path of [
      `/staging/${uploadId}`,
      `/images/staging/${uploadId}`,
      `/images/../staging/${uploadId}`,
    ]) {
      expect((await site.ask(path)).status, path).toBe(404);
    }
  });
});

describe('the storage refuses an upload', () => {
  test.each([
    ['5 MB and a byte', pngOfBytes(imageMaxBytes + 1), {}, '400 EntityTooLarge'],
    ['nothing', Buffer.alloc(0), {}, '400 EntityTooSmall'],
    ['another type', pictures.png, { 'Content-Type': 'image/svg+xml' }, '403 AccessDenied'],
    ['another key', pictures.png, { key: 'images/mine.png' }, '403 AccessDenied'],
    ['a key beside it', pictures.png, { key: 'staging/other' }, '403 AccessDenied'],
    ['a field nobody signed', pictures.png, { 'Cache-Control': 'no-store' }, '403 AccessDenied'],
    ['another signature', pictures.png, { 'X-Amz-Signature': '0'.repeat(64) }, '403 SignatureDoesNotMatch'],
    [
      'another policy',
      pictures.png,
      { Policy: btoa('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}') },
      '403 SignatureDoesNotMatch',
    ],
  ])('with %s', async (_what, file, change, expected) => {
    const upload = await announce();
    expect((await sendTo(upload, file, change)).stored).toBe(expected);
    expect((await finish(upload.uploadId)).status).toBe(404);
  });

  test('after two minutes', async () => {
    const upload = await announce();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    expect((await sendTo(upload, pictures.png)).stored).toBe('403 AccessDenied');
  });
});

describe('refuses an invalid picture when the upload is finished', () => {
  const storable = badFiles.filter(([, { length }]) => length > 0 && length <= imageMaxBytes);
  test.each(storable)('%s', async (_what, content, status, sentence) => {
    const answer = await finish(await uploaded(content), 'about_image');
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.stringMatching(sentence) },
    ]);
    const items = await json(site.askAsAdministrator('/api/site-content'));
    expect(items.some(({ key }: { key: string }) => key === 'about_image')).toBe(false);
  });
});

describe('an upload form', () => {
  const sendForm = (path: string, fields: Record<string, string | Buffer>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      form.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
    }
    return site.ask(path, { method: 'POST', body: form, headers: { cookie: site.cookie } });
  };

  test('uploads a small picture, which its item then shows', async () => {
    const fields = { image: pictures.jpeg, key: 'team_image' };
    const { success, imageUrl, item } = await json(sendForm('/api/simple-admin/upload-image', fields));
    expect({ success, value: item.value }).toEqual({ success: true, value: imageUrl });
    expect((await site.ask(imageUrl)).status).toBe(200);
  });

  test.each([
    ['رفّ الألبان 1.png', {}, 'رفّ الألبان 1.png'],
    ['C:\\photos\\shelf\u202e 2.png', {}, 'shelf 2.png'],
    [`${'long '.repeat(100)}3.png`, {}, expect.stringMatching(/^long long .{100,290}…$/)],
    ['unsaid 4.png', { name: 'said' }, 'said'],
    ['blob', {}, ''],
  ])('with the file name %s, and %j, keeps its name', async (fileName, more, name) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(more)) form.set(field, value);
    form.set('image', new Blob([new Uint8Array(pngOfBytes(2000 + fileName.length))]), fileName);
    const request = { method: 'POST', body: form, headers: { cookie: site.cookie } };
    const { imageUrl } = await json(site.ask('/api/admin/upload-image', request));
    const pictures: { address: string; name: string }[] = await json(
      site.askAsAdministrator('/api/admin/pictures?limit=100'),
    );
    expect(pictures.find(({ address }) => address === imageUrl)).toMatchObject({ name });
  });

  test('of nearly 4.5 MB is accepted', async () => {
    const answer = await sendForm('/api/admin/upload-image', { image: pngOfBytes(4_499_000) });
    expect(answer.status).toBe(200);
  });

  test.each([4_500_000, imageMaxBytes, 12_000_000])(
    'of %d bytes is answered with the other endpoint',
    async (length) => {
      const answer = await sendForm('/api/simple-admin/upload-image', {
        image: Buffer.alloc(length),
        key: 'team_image',
      });
      const error = expect.stringContaining('/api/admin/upload-image/start');
      expect([answer.status, await answer.json()]).toEqual([413, { success: false, error }]);
    },
  );
});

describe('a browser', () => {
  test('may send uploads to the storage only from a page of this site', async () => {
    const policy = (await site.ask('/admin')).headers.get('content-security-policy') ?? '';
    const [, allowed] = /connect-src 'self' (\S+)( \S+)?;/.exec(policy) ?? [];
    const upload = await announce();
    expect(new URL(upload.url).origin).toBe(allowed);
    expect(policy).not.toContain('amazonaws');
  });

  test('gets permission from the storage before and with the upload', async () => {
    const upload = await announce();
    const preflight = await fetch(upload.url, {
      method: 'OPTIONS',
      headers: { origin: site.url, 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const { headers } = await sendTo(upload, pictures.png);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

test('an interrupted upload can be repeated at every step', async () => {
  const upload = await announce();
  expect((await finish(upload.uploadId)).status).toBe(404);
  expect((await sendTo(upload, pictures.png)).stored).toBe('204 stored');
  expect((await finish(upload.uploadId, 'no_such_key')).status).toBe(404);
  expect((await finish(upload.uploadId, 'office_image')).status).toBe(200);
  expect((await finish(upload.uploadId, 'office_image')).status).toBe(404);
});
