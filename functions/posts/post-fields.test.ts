import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { keepPicture, restorePicture, trashPicture } from '#functions/data/pictures/picture.ts';
import { noPictureThere } from '#shared/images/image.ts';
import { jobTypes } from '#shared/posts/job.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { type AnsweredPost, kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();

describe.each(postKinds)('the fields of a %s post', (kind) => {
  const { listAll, create, update, delete: remove, bodyWith } = kinds[kind];
  const save = (id: string, json: unknown) => site.askAsAdministrator(update, { params: { id }, json });
  const stored = async (id: string) =>
    (await site.pagesOf(listAll, '', true)).flat().find((post) => post.id === id);

  const texts = Object.entries(bodyWith()).filter(
    ([name, value]) => typeof value === 'string' && !name.endsWith('At'),
  );
  const required = texts.filter(([, value]) => value !== '').map(([name]) => name);
  const optional = texts.filter(([, value]) => value === '').map(([name]) => name);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(bodyWith()).filter(([key]) => key !== name));

  async function expectRefused(json: unknown, field: string, problem: string) {
    const made = await site.askAsAdministrator(create, { json });
    expect([made.status, made.body]).toMatchObject([400, { details: [{ field, problem }] }]);
  }

  test.each(required)('requires a %s on creation and on each save', async (field) => {
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

  test.each(optional)('does not require a %s, which is a text', async (field) => {
    for (const value of [null, 1, {}, []]) {
      await expectRefused({ ...bodyWith(), [field]: value }, field, 'invalid');
    }
  });

  const lengths: Record<string, number> = {
    ...{ content: 20_000, contentAr: 20_000, excerpt: 1000, excerptAr: 1000, imageUrl: 2048 },
    ...{ description: 20_000, descriptionAr: 20_000, requirements: 20_000, requirementsAr: 20_000 },
    ...{ benefits: 20_000, benefitsAr: 20_000, seoDescription: 400, seoDescriptionAr: 400, slug: 100 },
  };
  /** The fields that may hold any text. */
  const free = texts.map(([name]) => name).filter((name) => name !== 'type' && name !== 'byline');
  test.each(free)('limits the length of its %s', async (field) => {
    const length = lengths[field] ?? 200;
    const text = (characters: number) =>
      field === 'imageUrl'
        ? `/${'a'.repeat(characters - 1)}`
        : (field === 'slug' ? 'a' : 'ش').repeat(characters);
    await expectRefused({ ...bodyWith(), [field]: text(length + 1) }, field, 'too-long');
    const { status, body } = await site.askAsAdministrator(create, {
      json: { ...bodyWith(), [field]: text(length) },
    });
    expect([status, (body as AnsweredPost)[field]]).toEqual([201, text(length)]);
  });

  test('are refused if the end is before the beginning', async () => {
    const plan = { publishedAt: '2027-01-02T00:00:00Z', unpublishAt: '2027-01-02T00:00:00Z' };
    await expectRefused({ ...bodyWith(), ...plan }, 'unpublishAt', 'before-publication');
  });

  test('accepts every text at its maximum length at once', async () => {
    const long = free
      .filter((name) => name !== 'imageUrl' && name !== 'slug')
      .map((name) => [name, '\u0ca0'.repeat(lengths[name] ?? 200)]);
    const post = await site.create(kind, Object.fromEntries(long));
    expect((await save(post.id, { ...post, published: true })).status).toBe(200);
    await site.askAsAdministrator(remove, { params: { id: post.id } });
  });

  test.each([
    ['published', 'yes', 'invalid'],
    ['published', null, 'invalid'],
    ['published', 1, 'invalid'],
    ['publishedAt', 'tomorrow', 'date'],
    ['publishedAt', '2026-02-30T10:00:00Z', 'date'],
    ['publishedAt', '2026-02-03', 'date'],
    ['publishedAt', '0026-02-03T10:00:00Z', 'date'],
    ['unpublishAt', '0226-02-03T10:00:00Z', 'date'],
    ['unpublishAt', '12026-02-03T10:00:00Z', 'date'],
    ['unpublishAt', 5, 'invalid'],
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

  test('are normalised: composed, trimmed, and single-line where required', async () => {
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
  ])('is refused at %j', async (imageUrl) => {
    const json = { ...kinds[kind].bodyWith(), imageUrl };
    const { status, body } = await site.askAsAdministrator(kinds[kind].create, { json });
    expect([status, body]).toMatchObject([400, { details: [{ field: 'imageUrl', problem: 'address' }] }]);
  });

  test.each(['', '/a.png', 'https://example.com/a.png'])('is accepted at %j', async (imageUrl) => {
    expect(await site.create(kind, { imageUrl })).toMatchObject({ imageUrl });
  });

  const id = `${kind}-${'a'.repeat(19)}`;
  const address = `/images/${id}/800x600.jpg`;
  const refused = [400, { error: noPictureThere, details: [{ field: 'imageUrl', problem: 'no-picture' }] }];
  const save = (post: AnsweredPost, changes: object) =>
    site.askAsAdministrator(kinds[kind].update, { params: { id: post.id }, json: changes });

  test('has to be public: in the library, and not in its trash', async () => {
    const json = { ...kinds[kind].bodyWith(), imageUrl: address };
    const make = async () => {
      const { status, body } = await site.askAsAdministrator(kinds[kind].create, { json });
      return [status, body];
    };
    expect(await make()).toEqual(refused);
    await keepPicture({ id, address, width: 800, height: 600, name: '' }, new Date());
    for (const imageUrl of [address, `${address}#8x6`, address.replace('800x600.jpg', '400.webp')])
      expect(await site.create(kind, { imageUrl })).toMatchObject({ imageUrl });
    const post = await site.create(kind);
    const other = await save(post, { imageUrl: address.replace('800x600', '801x600') });
    expect([other.status, other.body]).toEqual(refused);
    await trashPicture(id, new Date());
    expect(await make()).toEqual(refused);
    await restorePicture(id);
    expect(await make()).toMatchObject([201, { imageUrl: address }]);
  });

  test('may stay at a path that no longer exists if the post has it already', async () => {
    await keepPicture({ id, address, width: 800, height: 600, name: '' }, new Date());
    const post = await site.create(kind, { imageUrl: address });
    const bare = await site.create(kind);
    await trashPicture(id, new Date());
    expect(await save(post, { title: 'Other words', imageUrl: address })).toMatchObject({ status: 200 });
    const moved = await save(bare, { imageUrl: address });
    expect([moved.status, moved.body]).toEqual(refused);
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
