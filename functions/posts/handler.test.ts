import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { jobTypes } from '#shared/posts/job.ts';
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

  test('is listed for administrators without its long texts when they ask for summaries', async () => {
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

  test('needs only what is required; the rest is empty, and a draft', async () => {
    const required = Object.entries(bodyWith()).filter(([, value]) => value !== '' && value !== false);
    const { status, body } = await site.askAsAdministrator(create, { json: Object.fromEntries(required) });
    expect(status).toBe(201);
    expect(body).toMatchObject(bodyWith());
  });

  test('is made once by one idempotency key', async () => {
    const headers = { 'idempotency-key': `key-of-the-${kind}-post-1` };
    const send = (json: unknown) => site.askAsAdministrator(create, { headers, json });
    const first = await send(bodyWith());
    expect(await send(bodyWith())).toEqual(first);
    const other = await send({ ...bodyWith(), title: 'Other' });
    expect(other).toMatchObject({ status: 409, body: { error: expect.any(String), current: first.body } });
    expect((await listedForAdministrators()).filter(({ id }) => id === `key-of-the-${kind}-post-1`)).toEqual([
      first.body,
    ]);
  });

  test.each(['short', 'ü'.repeat(20), 'x'.repeat(65), `${'a'.repeat(20)}/..`, ''])(
    'is not made by the idempotency key %j',
    async (key) => {
      const request = { headers: { 'idempotency-key': key }, json: bodyWith() };
      expect(await site.askAsAdministrator(create, request)).toMatchObject({ status: 400 });
    },
  );

  test('is saved as it was read, and keeps its id and creation', async () => {
    const post = await site.create(kind);
    const json = { ...post, title: 'Changed', id: 'x', createdAt: 'y', updatedAt: 'z', nonsense: 1 };
    const { status, body } = await save(post.id, json);
    expect(status).toBe(200);
    expect(body).toEqual({ ...post, title: 'Changed', version: 2 });
  });

  test('keeps what an update leaves out, and clears what it empties', async () => {
    const post = await site.create(kind, { titleAr: 'عنوان' });
    expect((await save(post.id, { title: 'Other' })).body).toMatchObject({ titleAr: 'عنوان' });
    expect((await save(post.id, { titleAr: '' })).body).toMatchObject({ title: 'Other', titleAr: '' });
  });

  test('refuses a save over a newer version, with that one', async () => {
    const { id } = await site.create(kind);
    const theirs = await save(id, { title: 'Theirs', version: 1 });
    const mine = await save(id, { title: 'Mine', version: 1 });
    expect(mine).toMatchObject({ status: 409, body: { error: expect.any(String), current: theirs.body } });
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

  const texts = Object.entries(bodyWith()).filter(([, value]) => typeof value === 'string');
  const required = texts.filter(([, value]) => value !== '').map(([name]) => name);
  const optional = texts.filter(([, value]) => value === '').map(([name]) => name);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(bodyWith()).filter(([key]) => key !== name));

  async function expectRefused(json: unknown, field: string, problem: string) {
    const made = await site.askAsAdministrator(create, { json });
    expect([made.status, made.body]).toMatchObject([400, { details: [{ field, problem }] }]);
  }

  test.each(required)('needs a %s, when it is made and whenever it is saved', async (field) => {
    for (const json of [
      without(field),
      { ...bodyWith(), [field]: '' },
      { ...bodyWith(), [field]: ' \n\t\u00a0 ' },
      { ...bodyWith(), [field]: null },
    ]) {
      await expectRefused(json, field, 'required');
    }
    const post = await site.create(kind);
    for (const value of ['', ' \r\n ', null]) {
      const { status, body } = await save(post.id, { [field]: value });
      expect([status, body]).toMatchObject([400, { details: [{ field, problem: 'required' }] }]);
    }
    expect(await stored(post.id)).toEqual(post);
  });

  test.each(optional)('does not need a %s, which is a text', async (field) => {
    for (const value of [null, 1, {}, []]) {
      await expectRefused({ ...bodyWith(), [field]: value }, field, 'invalid');
    }
  });

  const lengths: Record<string, number> = {
    ...{ content: 20_000, contentAr: 20_000, excerpt: 1000, excerptAr: 1000, imageUrl: 2048 },
    ...{ description: 20_000, descriptionAr: 20_000, requirements: 20_000, requirementsAr: 20_000 },
    ...{ benefits: 20_000, benefitsAr: 20_000 },
  };
  test.each(texts.map(([name]) => name).filter((name) => name !== 'type'))('bounds its %s', async (field) => {
    const length = lengths[field] ?? 200;
    const text = (characters: number) =>
      field === 'imageUrl' ? `/${'a'.repeat(characters - 1)}` : 'ش'.repeat(characters);
    await expectRefused({ ...bodyWith(), [field]: text(length + 1) }, field, 'too-long');
    const { status, body } = await site.askAsAdministrator(create, {
      json: { ...bodyWith(), [field]: text(length) },
    });
    expect([status, (body as AnsweredPost)[field]]).toEqual([201, text(length)]);
  });

  test('takes every text at its longest at once', async () => {
    const long = texts
      .filter(([name]) => name !== 'type' && name !== 'imageUrl')
      .map(([name]) => [name, '\u0ca0'.repeat(lengths[name] ?? 200)]);
    const post = await site.create(kind, Object.fromEntries(long));
    expect((await save(post.id, { ...post, published: true })).status).toBe(200);
    await site.askAsAdministrator(remove, { params: { id: post.id } });
  });

  test.each([
    ['published', 'yes', 'invalid'],
    ['published', null, 'invalid'],
    ['published', 1, 'invalid'],
  ])('refuses %s %j', async (field, value, problem) => {
    await expectRefused({ ...bodyWith(), [field]: value }, field, problem);
  });

  test.each(['1', 1.5, null])('refuses to be saved over the version %j', async (version) => {
    const { id } = await site.create(kind);
    const { status, body } = await save(id, { title: 'x', version });
    expect([status, body]).toMatchObject([400, { details: [{ field: 'version', problem: 'invalid' }] }]);
  });

  test.each([{}, { version: 1 }, { id: 'x', createdAt: 'y' }])(
    'refuses the save %j, which changes nothing',
    async (json) => {
      const { id } = await site.create(kind);
      expect((await save(id, json)).status).toBe(400);
      expect(await stored(id)).toMatchObject({ version: 1 });
    },
  );

  test('keeps its texts composed, without outer blanks, lines as one line', async () => {
    const post = await site.create(kind, {
      title: ' Cafe\u0301\r\nin  Erbil\u2028',
      titleAr: '\u0627\u0653',
    });
    expect(post).toMatchObject({ title: 'Caf\u00e9 in  Erbil', titleAr: '\u0622' });
  });
});

describe.each(['blog', 'news'] as const)('the picture of a %s post', (kind) => {
  test.each([
    'javascript:alert(1)',
    'http://example.com/a.png',
    '//evil.example/a.png',
    'a.png',
    'data:image/png,x',
  ])('is not at %j', async (imageUrl) => {
    const json = { ...kinds[kind].bodyWith(), imageUrl };
    const { status, body } = await site.askAsAdministrator(kinds[kind].create, { json });
    expect([status, body]).toMatchObject([400, { details: [{ field: 'imageUrl', problem: 'address' }] }]);
  });

  test.each(['', '/images/a.png', 'https://example.com/a.png'])('may be at %j', async (imageUrl) => {
    expect(await site.create(kind, { imageUrl })).toMatchObject({ imageUrl });
  });
});

describe('the type of a job', () => {
  test.each(jobTypes)('may be %s', async (type) => {
    expect(await site.create('career', { type })).toMatchObject({ type });
  });

  test.each(['Full-time', 'full time', 'freelance', 'toString'])('is not %j', async (type) => {
    const json = { ...kinds.career.bodyWith(), type };
    const { status, body } = await site.askAsAdministrator(kinds.career.create, { json });
    expect([status, body]).toMatchObject([400, { details: [{ field: 'type', problem: 'required' }] }]);
  });
});
