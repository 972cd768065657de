import '#functions/data/testing/environment.ts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listContent, updateContent } from '#functions/data/content/content.ts';
import { deleteUpload, storeImage } from '#functions/data/image-store.ts';
import { getPicture } from '#functions/data/pictures/picture.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { finishImageUpload, startImageUpload, uploadContentImage, uploadImage } from '#shared/api/images.ts';
import { imageFormMaxBytes, imageMaxBytes } from '#shared/images/image.ts';
import { handler } from './handler.ts';
import { badFiles } from './testing/bad-files.ts';
import { chunk, pictures, pngOfBytes } from './testing/pictures.ts';

const uploads = new Map<string, Uint8Array>();
const published = new Map<string, { bytes: Uint8Array; contentType: string }>();
vi.mock(import('#functions/data/image-store.ts'), () => ({
  allowUpload: vi.fn(async (uploadId, contentType) => ({
    uploadId,
    url: 'https://uploads.example/',
    fields: { 'Content-Type': contentType },
  })),
  readUpload: vi.fn(async (uploadId) => uploads.get(uploadId)),
  deleteUpload: vi.fn(async (uploadId) => void uploads.delete(uploadId)),
  storeImage: vi.fn(async (key, bytes, contentType) => void published.set(key, { bytes, contentType })),
}));

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  uploads.clear();
  published.clear();
});

const ask = (endpoint: Endpoint, json: unknown) => send(handler, endpoint, { sessionToken, json });
async function sendForm(endpoint: Endpoint, fields: Record<string, string | Buffer>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'picture.png'));
  }
  const request = new Response(form);
  return send(handler, endpoint, {
    sessionToken,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  });
}
/** Returns a part of a form whose parts the text `x` separates. */
const part = (disposition: string, value: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const sendRaw = (body: Buffer) =>
  send(handler, uploadImage, {
    ...{ sessionToken, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ...{ body: body.toString('base64'), isBase64Encoded: true },
  });
const addressOf = (bytes: Buffer, extension: string) =>
  `/images/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
const shown = async (key: string) => (await listContent()).find((item) => item.key === key);

/** Uploads a picture as the browser does: announces it, then sends it to the storage. Returns the upload's id. */
async function uploaded(bytes: Buffer): Promise<string> {
  const { body } = await ask(startImageUpload, { contentType: 'image/png', size: bytes.length });
  const { uploadId } = body as { uploadId: string };
  uploads.set(uploadId, bytes);
  return uploadId;
}

describe('an announced picture', () => {
  test('gets permission for one upload', async () => {
    const { status, body } = await ask(startImageUpload, { contentType: 'image/webp', size: imageMaxBytes });
    expect(status).toBe(200);
    expect(body).toEqual({
      uploadId: expect.stringMatching(/^[\w-]{22}$/),
      url: 'https://uploads.example/',
      fields: { 'Content-Type': 'image/webp' },
    });
  });

  test.each([
    ['an SVG', { contentType: 'image/svg+xml', size: 10 }, 415, /JPG, PNG, GIF or WebP/],
    ['of no type', { contentType: '', size: 10 }, 415, /JPG, PNG, GIF or WebP/],
    ['of an inherited type', { contentType: 'toString', size: 10 }, 415, /JPG, PNG, GIF or WebP/],
    ['5 MB and a byte', { contentType: 'image/png', size: imageMaxBytes + 1 }, 413, /smaller than 5MB/],
    ['empty', { contentType: 'image/png', size: 0 }, 400, /empty/],
    ['less than empty', { contentType: 'image/png', size: -1 }, 400, /empty/],
  ])('that is %s is refused', async (_what, json, expected, sentence) => {
    const { status, body } = await ask(startImageUpload, json);
    expect({ status, body }).toEqual({ status: expected, body: { error: expect.stringMatching(sentence) } });
  });
});

describe('a finished upload', () => {
  test('becomes public under a name made from its content, and is deleted from the staging area', async () => {
    const uploadId = await uploaded(pictures.jpeg);
    const { status, body } = await ask(finishImageUpload, { uploadId });
    const imageUrl = addressOf(pictures.jpeg, 'jpg');
    expect({ status, body }).toEqual({ status: 200, body: { imageUrl } });
    expect(published.get(imageUrl.slice(1))).toEqual({ bytes: pictures.jpeg, contentType: 'image/jpeg' });
    expect(uploads.size).toBe(0);
  });

  test('with a key is shown by that item, whose Arabic picture stays', async () => {
    await updateContent('team_image', { value: '/images/old.png', valueAr: '/images/ar.png' }, new Date());
    const { body } = await ask(finishImageUpload, {
      uploadId: await uploaded(pictures.png),
      key: 'team_image',
    });
    const imageUrl = addressOf(pictures.png, 'png');
    expect(body).toEqual({ imageUrl, item: await shown('team_image') });
    expect(await shown('team_image')).toMatchObject({ value: imageUrl, valueAr: '/images/ar.png' });
  });

  test.each(badFiles)(
    'that is %s is refused, and nothing is published',
    async (_what, content, expected, sentence) => {
      const uploadId = 'A'.repeat(22);
      uploads.set(uploadId, content);
      const { status, body } = await ask(finishImageUpload, { uploadId, key: 'about_image' });
      expect({ status, body }).toEqual({
        status: expected,
        body: { error: expect.stringMatching(sentence) },
      });
      expect(published.size).toBe(0);
      expect(await shown('about_image')).toBeUndefined();
    },
  );

  test.each(['', 'x', '../images/a', 'A'.repeat(22), 'A'.repeat(23), `${'A'.repeat(21)}/`])(
    'under the id %j is 404',
    async (uploadId) => {
      if (uploadId !== 'A'.repeat(22)) uploads.set(uploadId, pictures.png);
      const { status, body } = await ask(finishImageUpload, { uploadId });
      expect({ status, body }).toEqual({ status: 404, body: { error: expect.stringContaining('again') } });
    },
  );

  test('is not read for a key that is not a picture', async () => {
    const uploadId = await uploaded(pictures.png);
    expect((await ask(finishImageUpload, { uploadId, key: 'hero_title' })).status).toBe(400);
    expect(uploads.has(uploadId)).toBe(true);
  });

  test('is not shown by an item before it is public', async () => {
    const uploadId = await uploaded(pictures.gif);
    vi.mocked(storeImage).mockRejectedValueOnce(Object.assign(new Error(), { name: 'SlowDown' }));
    expect((await ask(finishImageUpload, { uploadId, key: 'banner_image' })).status).toBe(503);
    expect(await shown('banner_image')).toBeUndefined();
    expect((await ask(finishImageUpload, { uploadId, key: 'banner_image' })).status).toBe(200);
    expect(await shown('banner_image')).toMatchObject({ value: addressOf(pictures.gif, 'gif') });
  });

  test('succeeds even if the staging area cannot be emptied', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValueOnce();
    vi.mocked(deleteUpload).mockRejectedValueOnce(new Error());
    expect((await ask(finishImageUpload, { uploadId: await uploaded(pictures.png) })).status).toBe(200);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ failure: 'Upload not deleted' }));
  });
});

describe('an upload form', () => {
  test('is answered with the picture’s address', async () => {
    const { status, body } = await sendForm(uploadImage, { image: pictures.webp });
    expect({ status, body }).toEqual({ status: 200, body: { imageUrl: addressOf(pictures.webp, 'webp') } });
    expect(published.size).toBe(1);
  });

  test('of the simple editor changes its item at once, and keeps the Arabic picture', async () => {
    await updateContent('office_image', { value: '', valueAr: '/images/ar.png' }, new Date());
    const { body } = await sendForm(uploadContentImage, { image: pictures.gif, key: 'office_image' });
    const imageUrl = addressOf(pictures.gif, 'gif');
    expect(body).toEqual({ success: true, imageUrl, item: await shown('office_image') });
    expect(await shown('office_image')).toMatchObject({ value: imageUrl, valueAr: '/images/ar.png' });
  });

  test.each(badFiles.filter(([, content]) => content.length < imageFormMaxBytes))(
    'that is %s is refused',
    async (_what, content, expected, sentence) => {
      const { status, body } = await sendForm(uploadContentImage, { image: content, key: 'hero_image' });
      const error = expect.stringMatching(sentence);
      expect({ status, body }).toEqual({ status: expected, body: { success: false, error } });
      expect(published.size).toBe(0);
    },
  );

  test.each([
    ['unknown', 'nothing', 404],
    ['inherited', 'constructor', 404],
    ['a text’s', 'hero_title', 400],
    ['a link’s', 'social_linkedin', 400],
  ])('for a key that is %s is refused, in the form of the simple editor', async (_what, key, expected) => {
    const { status, body } = await sendForm(uploadContentImage, { image: pictures.png, key });
    const error = expect.any(String);
    expect({ status, body }).toEqual({ status: expected, body: { success: false, error } });
    expect(published.size).toBe(0);
  });

  test.each([
    ['the dashboard', uploadImage, {}],
    ['the simple editor', uploadContentImage, { success: false }],
  ] as const)('sent as JSON is refused by %s', async (_where, endpoint, more) => {
    const { status, body } = await ask(endpoint, { contentType: 'image/png', size: 10, key: 'hero_image' });
    expect({ status, body }).toEqual({
      status: 415,
      body: { ...more, error: expect.stringContaining('multipart/form-data') },
    });
  });

  test.each([
    ['shelves\\Shelf 1.gif', {}, 'Shelf 1.gif'],
    ['shelves/Shelf 2.gif', { name: 'As typed' }, 'As typed'],
    ['blob', {}, ''],
  ])('with a file called %j and the fields %j gives the picture the name %j', async (file, more, name) => {
    const bytes = Buffer.from(pictures.gif).fill(name, 13, 17);
    const id = createHash('sha256').update(bytes).digest('hex');
    const lines = Object.entries(more).map(([field, value]) => part(`name="${field}"`, value));
    const image = part(`name="image"; filename="${file.replaceAll('\\', '\\\\')}"`, bytes);
    await sendRaw(Buffer.concat([...lines, image, Buffer.from('--x--\r\n')]));
    expect(await getPicture(id)).toMatchObject({ name });
  });

  test('of exactly the allowed size is read, and one of a byte more is not', async () => {
    const formOf = (length: number) =>
      Buffer.concat([part('name="image"; filename="a.png"', Buffer.alloc(length)), Buffer.from('--x--\r\n')]);
    const most = imageFormMaxBytes - formOf(0).length;
    expect(await sendRaw(formOf(most))).toMatchObject({
      status: 415,
      body: { error: expect.stringContaining('is not a picture') },
    });
    expect((await sendRaw(formOf(most + 1))).status).toBe(413);
  });

  test.each([
    [400, 1, 50_000, true],
    [401, 1, 1000, false],
    [1, 400, 50_001, false],
  ])(
    'with a picture of %i by %i pixels in %i bytes is published as it is: %s',
    async (width, height, length, isKept) => {
      const plain = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const at = 33;
      const data = Buffer.alloc(length - plain.length - 12);
      const bytes = Buffer.concat([plain.subarray(0, at), chunk('bKGD', data), plain.subarray(at)]);
      const { body } = await sendForm(uploadImage, { image: bytes });
      expect((body as { imageUrl: string }).imageUrl === addressOf(bytes, 'png')).toBe(isKept);
    },
  );

  test('that is too large is answered with the other endpoint', async () => {
    const { status, body } = await sendForm(uploadImage, { image: pngOfBytes(imageFormMaxBytes) });
    expect(status).toBe(413);
    expect(body).toEqual({ error: expect.stringContaining('/api/admin/upload-image/start') });
  });

  test.each([
    ['without a picture', {}, 'image', 'required'],
    ['whose picture is text', { image: 'text' }, 'image', 'required'],
  ])('%s is refused', async (_what, fields, field, problem) => {
    const { status, body } = await sendForm(uploadImage, fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field, problem }] });
  });

  test.each([
    ['nothing', 'multipart/form-data; boundary=x', ''],
    ['junk', 'multipart/form-data; boundary=x', 'junk'],
    [
      'an unfinished form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="image"',
    ],
    ['no boundary', 'multipart/form-data; charset=utf-8', '--x--'],
    [
      'a field twice',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\na\r\n--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nb\r\n--x--\r\n',
    ],
  ])('that is %s is answered with a 4xx', async (_what, contentType, text) => {
    const body = Buffer.from(text).toString('base64');
    const headers = { 'content-type': contentType };
    const answer = await send(handler, uploadImage, { sessionToken, body, isBase64Encoded: true, headers });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  test('needs a session', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body } = await send(handler, uploadContentImage, { body: 'x', headers });
    expect({ status, body }).toEqual({
      status: 401,
      body: { success: false, error: 'Sign in to continue.' },
    });
  });
});
