import '#functions/data/testing/environment.ts';
import { describe, expect, test, vi } from 'vitest';
import { postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { type AnsweredPost, kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();

describe.each(postKinds)('a %s post', (kind) => {
  const { list, get, listAll, getAny, create, update, delete: remove, bodyWith } = kinds[kind];
  const save = (id: string, json: unknown) => site.askAsAdministrator(update, { params: { id }, json });
  const read = (id: string) => site.ask(get, { params: { id } });
  const listed = async () => (await site.pagesOf(list)).flat();
  const listedForAdministrators = async () => (await site.pagesOf(listAll, '', true)).flat();
  const stored = async (id: string) => (await listedForAdministrators()).find((post) => post.id === id);

  test('is listed for administrators, without long texts if they request summaries', async () => {
    const post = await site.create(kind);
    const [[summary]] = (await site.pagesOf(listAll, 'fields=summary', true)) as [[AnsweredPost]];
    const { longTexts } = postSchemas[kind];
    const short = Object.entries(post).filter(([name]) => !(name in longTexts));
    expect(summary).toEqual(Object.fromEntries(short));
    expect(Object.keys(summary).length).toBeLessThan(Object.keys(post).length);
    const gone = await site.askAsAdministrator(getAny, { params: { id: 'of-no-post-at-all' } });
    expect(gone.status).toBe(404);
  });

  test('is a draft that only administrators see, until it is published', async () => {
    const post = await site.create(kind);
    expect(post).toEqual({
      ...bodyWith(),
      id: expect.stringMatching(/^[\w-]{22}$/),
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      version: 1,
    });
    expect(await stored(post.id)).toEqual(post);
    expect((await site.askAsAdministrator(getAny, { params: { id: post.id } })).body).toEqual(post);
    expect((await site.ask(getAny, { params: { id: post.id } })).status).toBe(401);
    expect((await read(post.id)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).not.toContain(post.id);

    const published = await save(post.id, { published: true });
    expect((await read(post.id)).body).toEqual(published.body);
    expect((await listed())[0]).toEqual(published.body);

    await save(post.id, { published: false });
    expect((await read(post.id)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).not.toContain(post.id);
  });

  test('is public from its date until its end, in the place of its date', async () => {
    const at = (day: number) => new Date(Date.UTC(2027, 0, day)).toISOString();
    const early = await site.create(kind, { published: true });
    const plan = { published: true, publishedAt: '2027-01-02T00:00:00Z', unpublishAt: at(4) };
    const { id } = await site.create(kind, plan);
    const seen = async () => [
      (await read(id)).status,
      (await listed()).map((post) => post.id),
      (await site.ask(list, { query: 'fields=summary&limit=1' })).body,
    ];
    const now = Date.now();
    expect((await seen())[0]).toBe(404);
    vi.setSystemTime(at(2));
    expect(await seen()).toEqual([
      200,
      [id, early.id],
      [expect.objectContaining({ id, publishedAt: at(2) })],
    ]);
    vi.setSystemTime(at(4));
    expect((await seen())[0]).toBe(404);
    vi.setSystemTime(now);
    await save(id, { publishedAt: '2020-01-01T00:00:00Z', unpublishAt: '' });
    expect([(await read(id)).status, (await listed()).at(-1)?.id]).toEqual([200, id]);
    await save(id, { published: false });
  });

  test('needs only the required fields; the others are empty, and it is a draft', async () => {
    const required = Object.entries(bodyWith()).filter(([, value]) => value !== '' && value !== false);
    const { status, body } = await site.askAsAdministrator(create, { json: Object.fromEntries(required) });
    expect(status).toBe(201);
    expect(body).toMatchObject(bodyWith());
  });

  test('is created once for one idempotency key', async () => {
    const headers = { 'idempotency-key': `key-of-the-${kind}-post-1` };
    const send = (json: unknown) => site.askAsAdministrator(create, { headers, json });
    const first = await send(bodyWith());
    expect(await send(bodyWith())).toEqual(first);
    const other = await send({ ...bodyWith(), title: 'Other' });
    const conflict = { error: expect.any(String), current: first.body, savedBy: 'admin' };
    expect(other).toMatchObject({ status: 409, body: conflict });
    expect((await listedForAdministrators()).filter(({ id }) => id === `key-of-the-${kind}-post-1`)).toEqual([
      first.body,
    ]);
  });

  test.each(['short', 'ü'.repeat(20), 'x'.repeat(65), `${'a'.repeat(20)}/..`, ''])(
    'is not created with the idempotency key %j',
    async (key) => {
      const request = { headers: { 'idempotency-key': key }, json: bodyWith() };
      expect(await site.askAsAdministrator(create, request)).toMatchObject({ status: 400 });
    },
  );

  test('can be saved exactly as it was read, and keeps its id and creation time', async () => {
    const post = await site.create(kind);
    const json = { ...post, title: 'Changed', id: 'x', createdAt: 'y', updatedAt: 'z', nonsense: 1 };
    const { status, body } = await save(post.id, json);
    expect(status).toBe(200);
    expect(body).toEqual({ ...post, title: 'Changed', version: 2 });
  });

  test('keeps fields that an update omits, and clears those it sends empty', async () => {
    const post = await site.create(kind, { titleAr: 'عنوان' });
    expect((await save(post.id, { title: 'Other' })).body).toMatchObject({ titleAr: 'عنوان' });
    expect((await save(post.id, { titleAr: '' })).body).toMatchObject({ title: 'Other', titleAr: '' });
  });

  test('refuses a save over a newer version, and returns that version and who saved it', async () => {
    const { id } = await site.create(kind);
    const theirs = await save(id, { title: 'Theirs', version: 1 });
    const mine = await save(id, { title: 'Mine', version: 1 });
    const conflict = { error: expect.any(String), current: theirs.body, savedBy: 'admin' };
    expect(mine).toMatchObject({ status: 409, body: conflict });
    expect(await save(id, { title: 'Theirs', version: 1 })).toMatchObject({ status: 200, body: theirs.body });
    expect(await save(id, { title: 'Last' })).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test('is deleted once, and then is nowhere', async () => {
    const { id } = await site.create(kind, { published: true });
    const deletion = () => site.askAsAdministrator(remove, { params: { id } });
    expect(await deletion()).toMatchObject({ status: 204, text: '' });
    expect((await deletion()).status).toBe(404);
    expect((await save(id, { title: 'x' })).status).toBe(404);
    expect((await read(id)).status).toBe(404);
    expect(await stored(id)).toBeUndefined();
  });

  test.each(['absent-but-well-formed', '', '.', '../x', 'categories', '__proto__', 'x'.repeat(3000), 'ش\0'])(
    'does not exist under the id %j',
    async (id) => {
      const params = { id };
      for (const answer of [
        await site.ask(get, { params }),
        await site.askAsAdministrator(update, { params, json: { title: 'x' } }),
        await site.askAsAdministrator(remove, { params }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { error: expect.stringMatching(/\.$/) } });
      }
    },
  );
});
