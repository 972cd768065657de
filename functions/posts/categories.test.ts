import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import {
  getPostCategories,
  renamePostCategories,
  savePostCategories,
} from '#shared/api/posts/post-categories.ts';
import { maxCategories, maxFormer } from '#shared/posts/category.ts';
import { kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();
type Kind = 'blog' | 'news';
interface Stored {
  categories: { id: string; name: string; nameAr: string; formerly: string[] }[];
  version: number;
}
const stored = async (kind: Kind) =>
  (await site.askAsAdministrator(getPostCategories, { params: { kind } })).body as Stored;
const save = async (kind: Kind, categories: object[], version?: number) =>
  site.askAsAdministrator(savePostCategories, {
    json: { kind, categories, version: version ?? (await stored(kind)).version },
  });
const rename = async (kind: Kind) =>
  (await site.askAsAdministrator(renamePostCategories, { json: { kind } })).body as {
    changed: { id: string }[];
    left: number;
  };
const read = async (kind: Kind, id: string) =>
  (await site.askAsAdministrator(kinds[kind].getAny, { params: { id } })).body as Record<string, unknown>;

describe.each(['blog', 'news'] as const)('the categories of %s posts', (kind) => {
  const audit = { id: `audit-${kind}`, name: 'Audit', nameAr: 'تدقيق' };

  test('are empty at first, and can be renamed everywhere', async () => {
    expect(await stored(kind)).toEqual({ categories: [], version: 0 });
    const [one, other, third] = [
      await site.create(kind, { category: 'Audits', published: true }),
      await site.create(kind, { category: 'Audits', categoryAr: 'قديم' }),
      await site.create(kind, { category: 'Retail' }),
    ];
    expect(await save(kind, [{ ...audit, was: ['Audits'] }])).toMatchObject({
      status: 200,
      body: { categories: [{ ...audit, formerly: ['Audits'] }], version: 1 },
    });
    const { changed, left } = await rename(kind);
    expect([changed.map(({ id }) => id).toSorted(), left]).toEqual([[one.id, other.id].toSorted(), 0]);
    for (const { id } of [one, other])
      expect(await read(kind, id)).toMatchObject({ category: 'Audit', categoryAr: 'تدقيق', version: 2 });
    expect(await read(kind, third.id)).toMatchObject({ category: 'Retail', version: 1 });
    expect(await rename(kind)).toEqual({ changed: [], left: 0 });
  });

  test('keep their former names: a post saved with a former name gets the present one', async () => {
    await save(kind, [{ ...audit, name: 'Store audits' }]);
    expect((await stored(kind)).categories).toEqual([
      { ...audit, name: 'Store audits', formerly: ['Audit', 'Audits'], nameBefore: 'Audit' },
    ]);
    const post = await site.create(kind, { category: 'Audit' });
    expect(post).toMatchObject({ category: 'Store audits', categoryAr: 'تدقيق' });
    const update = { category: 'Audits', categoryAr: '' };
    await site.askAsAdministrator(kinds[kind].update, { params: { id: post.id }, json: update });
    expect(await read(kind, post.id)).toMatchObject({ category: 'Store audits', categoryAr: 'تدقيق' });
  });

  test('are saved over the version that was read, and over no other', async () => {
    const { version } = await stored(kind);
    const mine = [{ ...audit, name: 'Mine' }];
    expect((await save(kind, mine, version)).status).toBe(200);
    expect((await save(kind, mine, version)).status).toBe(200);
    const theirs = await save(kind, [{ ...audit, name: 'Theirs' }], version);
    expect(theirs).toMatchObject({ status: 409, body: { current: await stored(kind) } });
  });

  test('can be merged: posts with any present or former name get the merged one', async () => {
    const named = (name: string) => ({ id: `${name}-${kind}`, name, nameAr: '' });
    const [shops, stalls] = [named('shops'), named('stalls')];
    await save(kind, [shops, { ...stalls, name: 'Kiosks' }]);
    await save(kind, [shops, stalls]);
    const posts = [];
    for (const category of ['shops', 'stalls', 'Kiosks']) posts.push(await site.create(kind, { category }));
    const merged = { ...shops, nameAr: 'متاجر' };
    const { body } = await save(kind, [{ ...merged, was: ['shops', 'stalls'] }]);
    expect(body).toMatchObject({ categories: [{ ...merged, formerly: ['stalls', 'Kiosks'] }] });
    expect((await rename(kind)).left).toBe(0);
    for (const { id } of posts)
      expect(await read(kind, id)).toMatchObject({ category: 'shops', categoryAr: 'متاجر' });
  });

  test.each([
    [[{ ...audit, was: Array.from({ length: maxFormer + 1 }, String) }]],
    [[{ ...audit, name: '' }]],
    [[audit, { ...audit, id: 'other', name: 'AUDIT' }]],
    [[audit, { ...audit, name: 'Other' }]],
    [[{ ...audit, name: 'x'.repeat(201) }]],
    [Array.from({ length: maxCategories + 1 }, (_, n) => ({ id: `${n}`, name: `${n}`, nameAr: '' }))],
  ])('are not saved as %j', async (categories) => {
    const before = await stored(kind);
    expect((await save(kind, categories)).status).toBe(400);
    expect(await stored(kind)).toEqual(before);
  });
});

test('jobs have no categories, and categories need a session', async () => {
  expect((await site.askAsAdministrator(getPostCategories, { params: { kind: 'career' } })).status).toBe(404);
  expect((await site.ask(getPostCategories, { params: { kind: 'blog' } })).status).toBe(401);
  const json = { kind: 'blog', categories: [], version: 0 };
  expect((await site.ask(savePostCategories, { json })).status).toBe(401);
  expect((await site.ask(renamePostCategories, { json })).status).toBe(401);
});
