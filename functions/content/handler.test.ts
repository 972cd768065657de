import '#functions/data/testing/environment.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateContent as storeContent } from '#functions/data/content/content.ts';
import { saveStatus } from '#functions/data/publishing.ts';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  getPublication,
  getSiteContent,
  noteEditing,
  requestPublication,
  updateContent,
  updateSimpleContent,
} from '#shared/api/content.ts';
import { type ContentItem, contentItem } from '#shared/content/item.ts';
import { noPictureThere } from '#shared/images/image.ts';
import { publishRequests } from '#shared/publishing/publisher.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

const save = (
  key: string,
  json: unknown,
  endpoint: typeof updateContent | typeof updateSimpleContent = updateContent,
) => send(handler, endpoint, { sessionToken, params: { key }, json });
const read = (request?: TestRequest) => send(handler, getSiteContent, request);
async function shown(key: string): Promise<ContentItem | undefined> {
  const { body } = await read({ sessionToken });
  return (body as ContentItem[]).find((item) => item.key === key);
}

describe('GET /api/site-content', () => {
  test('lists the stored content publicly, cacheable by the CDN for two seconds', async () => {
    await save('hero_title', { value: 'Title', valueAr: 'عنوان' });
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Cache-Control': 'public, max-age=0, s-maxage=2',
      ETag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(body).toContainEqual(
      expect.objectContaining({ key: 'hero_title', value: 'Title', valueAr: 'عنوان' }),
    );
    const listed = body as ContentItem[];
    expect(listed.every((item) => contentItem.safeParse(item).success)).toBe(true);
    const names = listed.flatMap((item) => Object.keys(item));
    expect(Object.keys(contentItem.shape)).toEqual(expect.arrayContaining(names));
  });

  test('answers 304 if the client already has the content, until something else is stored', async () => {
    await save('hero_title', { value: 'One' });
    const etag = String((await read()).headers.ETag);
    const headers = { 'if-none-match': `"other", W/${etag}` };
    expect(await read({ headers })).toMatchObject({ status: 304, text: '', headers: { ETag: etag } });
    await save('hero_title', { value: 'Two' });
    expect((await read({ headers })).status).toBe(200);
  });

  test('reads the table at most once a second', async () => {
    const { dynamodb } = await import('#functions/data/table/client.ts');
    const sent = vi.spyOn(dynamodb, 'send');
    pass(1000);
    for (let n = 0; n < 100; n++) await read();
    expect(sent).toHaveBeenCalledOnce();
    pass(1000);
    await read();
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
  });

  test('shows an administrator a save at once, bypassing every cache', async () => {
    await read();
    await save('hero_title', { value: 'Just saved' });
    const { headers, body } = await read({ sessionToken });
    expect(headers['Cache-Control']).toBe('private, no-cache');
    expect(body).toContainEqual(expect.objectContaining({ key: 'hero_title', value: 'Just saved' }));
  });

  test.each(['junk', 'A'.repeat(43)])(
    'with only the cookie %j is cacheable and read once a second, as for visitors',
    async (junk) => {
      pass(1000);
      const { headers } = await read();
      const { dynamodb } = await import('#functions/data/table/client.ts');
      const sent = vi.spyOn(dynamodb, 'send');
      for (let n = 0; n < 20; n++) expect((await read({ sessionToken: junk })).headers).toEqual(headers);
      const commands = sent.mock.calls.map(([command]) => command.constructor.name);
      expect(commands).not.toContain('QueryCommand');
      sent.mockRestore();
    },
  );

  test('does not extend a session that only reads', async () => {
    const { findSession } = await import('#functions/data/sign-in/session.ts');
    const before = await findSession(sessionToken, new Date());
    pass(2 * 60_000);
    await read({ sessionToken });
    expect(await findSession(sessionToken, new Date())).toEqual(before);
  });
});

describe.each([
  ['PUT /api/update-content/{key}', updateContent],
  ['PUT /api/simple-admin/content/{key}', updateSimpleContent],
])('%s', (_route, endpoint) => {
  test('saves an item and returns its new state', async () => {
    const before = (await shown('hero_subtitle'))?.version ?? 0;
    const { status, body } = await save(
      'hero_subtitle',
      { value: ' a\r\nb ', valueAr: 'ت', version: before },
      endpoint,
    );
    expect(status).toBe(200);
    expect(body).toEqual(await shown('hero_subtitle'));
    expect(body).toMatchObject({ value: 'a\nb', valueAr: 'ت', type: 'text', version: before + 1 });
  });

  test('accepts an item exactly as it was read', async () => {
    await save('about_title', { value: 'About' }, endpoint);
    const item = await shown('about_title');
    const { body } = await save(
      'about_title',
      { ...item, value: 'Changed', id: 'x', createdAt: 'y' },
      endpoint,
    );
    expect(body).toMatchObject({ key: 'about_title', value: 'Changed', version: (item?.version ?? 0) + 1 });
  });

  test('refuses a save over a newer version, and returns that version', async () => {
    await save('about_description', { value: 'Mine' }, endpoint);
    const version = (await shown('about_description'))?.version ?? 0;
    await save('about_description', { value: 'Theirs', version }, endpoint);
    const { status, body } = await save('about_description', { value: 'Mine again', version }, endpoint);
    expect(status).toBe(409);
    const current = await shown('about_description');
    expect(body).toEqual({ error: expect.any(String), current, savedBy: 'admin' });
    expect(await shown('about_description')).toMatchObject({ value: 'Theirs' });
  });

  test('keeps the Arabic text when only a picture is sent', async () => {
    await save('hero_image', { value: '/assets/a.png', valueAr: '/assets/ar.png' }, endpoint);
    await save('hero_image', { value: '/assets/b.png', valueAr: undefined }, endpoint);
    expect(await shown('hero_image')).toMatchObject({ value: '/assets/b.png', valueAr: '/assets/ar.png' });
  });

  test('refuses a path without a picture, unless the item already has that path', async () => {
    const nowhere = '/images/nowhere.png';
    for (const [field, value] of [
      ['value', nowhere],
      ['valueAr', `${nowhere}?v=2`],
    ] as const) {
      const { status, body } = await save('team_image', { value: '/assets/a.png', [field]: value }, endpoint);
      expect([status, body]).toEqual([
        400,
        { error: noPictureThere, details: [{ field, problem: 'no-picture' }] },
      ]);
    }
    await storeContent('team_image', { value: nowhere }, new Date());
    const { status } = await save('team_image', { value: nowhere, valueAr: '/assets/ar.png' }, endpoint);
    expect(status).toBe(200);
    expect((await save('team_image', { value: 'https://example.com/none.png' }, endpoint)).status).toBe(200);
    // Only the paths of pictures are checked: a text may contain any path.
    expect((await save('hero_title', { value: nowhere }, endpoint)).status).toBe(200);
  });

  test.each([
    ...['nothing', '__proto__', 'toString', 'HERO_TITLE'].map((key) => [key, 'key']),
    // These do not have the form of a key.
    ['hero_title\0', 'There is nothing at this address'],
    ['', 'There is nothing at this address'],
  ])('answers 404 for the key %j', async (key = '', said = '') => {
    const { status, body } = await save(key, { value: 'x' }, endpoint);
    expect({ status, body }).toEqual({ status: 404, body: { error: expect.stringContaining(said) } });
  });

  test.each([
    ['hero_title', { value: 'x'.repeat(301) }, 'value', 'too-long'],
    ['hero_title', { value: 'x', valueAr: 'ت'.repeat(301) }, 'valueAr', 'too-long'],
    ['mission_statement', { value: 'x'.repeat(5001) }, 'value', 'too-long'],
    ['hero_image', { value: 'javascript:alert(1)' }, 'value', 'address'],
    ['hero_image', { value: '/a.png', valueAr: 'http://example.com/a.png' }, 'valueAr', 'address'],
    ['social_linkedin', { value: '//evil.example' }, 'value', 'address'],
    ['hero_title', {}, 'value', 'required'],
    ['hero_title', { value: null }, 'value', 'required'],
    ['hero_title', { value: 'x', valueAr: null }, 'valueAr', 'invalid'],
    ['hero_title', { value: 'x', version: '1' }, 'version', 'invalid'],
    ['hero_title', { value: 'x', version: 1.5 }, 'version', 'invalid'],
  ])('answers %s with %j if %s is %s', async (key, json, field, problem) => {
    const before = await shown(key);
    const { status, body } = await save(key, json, endpoint);
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field, problem }] });
    expect(await shown(key)).toEqual(before);
  });

  test.each(['\\u0000', '\\ud800'])('refuses the text %s', async (text) => {
    const request = { body: `{"value":"${text}"}`, headers: { 'content-type': 'application/json' } };
    const { status } = await send(handler, endpoint, {
      sessionToken,
      params: { key: 'hero_title' },
      ...request,
    });
    expect(status).toBe(400);
  });

  test('accepts both languages at their maximum length', async () => {
    const json = { value: 'ش'.repeat(5000), valueAr: 'ت'.repeat(5000) };
    expect((await save('mission_statement', json, endpoint)).status).toBe(200);
  });
});

describe('the publishing status', () => {
  test('contains what the publisher did last, and the current time', async () => {
    const before = await send(handler, getPublication, { sessionToken });
    expect(before).toMatchObject({ status: 200, body: { now: new Date().toISOString() } });
    expect(before.body).not.toHaveProperty('status');
    const instant = new Date().toISOString();
    const failures = [{ path: '/blog/a', language: 'ar' as const, reason: 'No.' }];
    await saveStatus({
      release: 'r1',
      readAt: instant,
      noticed: { content: instant },
      publishedAt: instant,
      failures,
    });
    const { body } = await send(handler, getPublication, { sessionToken });
    expect(body).toMatchObject({
      status: { release: 'r1', readAt: instant, noticed: { content: instant }, failures },
    });
  });

  test('can be restarted by a request, whose stored item triggers the publisher', async () => {
    const { dynamodb } = await import('#functions/data/table/client.ts');
    const sent = vi.spyOn(dynamodb, 'send');
    expect(await send(handler, requestPublication, { sessionToken })).toMatchObject({ status: 202 });
    expect(sent.mock.calls.map(([command]) => command.input)).toContainEqual(
      expect.objectContaining({ Key: { pk: publishRequests, sk: 'all' } }),
    );
    sent.mockRestore();
  });
});

describe('PUT /api/admin/content-editing/{key}', () => {
  const edit = (key: string) => send(handler, noteEditing, { sessionToken, params: { key } });

  test('returns the other editors of the item, without the caller', async () => {
    const { noteEditing: note } = await import('#functions/data/content/editing.ts');
    await note('hero_title', { accountId: 'account-of-sara', username: 'sara' }, new Date());
    await edit('hero_title');
    expect(await edit('hero_title')).toMatchObject({ status: 200, body: { others: ['sara'] } });
    expect(await edit('nothing')).toMatchObject({ status: 404 });
  });
});
