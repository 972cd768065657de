import '#functions/data/testing/environment.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { ResponseBody } from '#shared/api/endpoint/endpoint.ts';
import {
  changePosts,
  deletePosts,
  getPostListHead,
  getPostRow,
  getPostsOverview,
  listPostRows,
} from '#shared/api/posts/post-lists.ts';
import { maxPostsAtOnce } from '#shared/posts/bulk.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();
const rows = async (kind: PostKind) =>
  (await site.askAsAdministrator(listPostRows, { params: { kind } })).body as PostRow[];
const rowWith = async (kind: PostKind, id: string) => (await rows(kind)).find((row) => row.id === id);
const send = (endpoint: typeof changePosts | typeof deletePosts, json: object) =>
  site.askAsAdministrator(endpoint, { json });

describe.each(postKinds)('the rows of %s posts', (kind) => {
  test('contain drafts, newest first, and no long texts', async () => {
    const older = await site.create(kind, { title: 'Older', published: true });
    const newer = await site.create(kind, { title: 'Newer' });
    const all = await rows(kind);
    const place = (id: string) => all.findIndex((row) => row.id === id);
    expect(place(newer.id)).toBeLessThan(place(older.id));
    expect(await rowWith(kind, older.id)).toMatchObject({ title: 'Older', published: true, version: 1 });
    const names = all.flatMap((row) => Object.keys(row));
    for (const name of ['content', 'contentAr', 'description', 'excerpt', 'imageUrl', 'benefits'])
      expect(names).not.toContain(name);
    expect(all.flatMap((row) => Object.values(row))).not.toContain('');
  });

  test('contain how much is translated to Arabic, also of long texts', async () => {
    const { id, ...post } = await site.create(kind);
    const english = Object.entries(post).filter(
      ([name, value]) => typeof value === 'string' && value !== '' && `${name}Ar` in post && name !== 'type',
    );
    const save = (json: object) => site.askAsAdministrator(kinds[kind].update, { params: { id }, json });
    const arabic = async () => (await rowWith(kind, id))?.arabic;
    expect(await arabic()).toBe('none');
    await save({ titleAr: 'عنوان' });
    expect(await arabic()).toBe('some');
    const twins = Object.fromEntries(english.map(([name]) => [`${name}Ar`, 'نص']));
    await save(twins);
    expect(await arabic()).toBe('all');
    await save({ title: 'Another' });
    expect(await arabic()).toBe('older');
    const { body: row } = await site.askAsAdministrator(getPostRow, { params: { kind, id } });
    expect(row).toEqual(await rowWith(kind, id));
    const [long] = Object.keys(twins).filter((name) => /^(content|description)Ar$/.test(name));
    await save({ [String(long)]: '' });
    expect(await arabic()).toBe('some');
  });

  test('begin with the head of the list, which has their number and the first page', async () => {
    await site.create(kind);
    const all = await rows(kind);
    const { body } = await site.askAsAdministrator(getPostListHead, { params: { kind } });
    expect(body).toMatchObject({ count: all.length, rows: expect.arrayContaining([...all]) });
  });

  test('do not contain deleted posts', async () => {
    const { id } = await site.create(kind);
    await site.askAsAdministrator(kinds[kind].delete, { params: { id } });
    expect(await rowWith(kind, id)).toBeUndefined();
    expect((await site.askAsAdministrator(getPostRow, { params: { kind, id } })).status).toBe(404);
  });

  test('publish and unpublish many at once; repeating it changes nothing', async () => {
    const ids = [(await site.create(kind)).id, (await site.create(kind, { published: true })).id];
    const change = (to: string) => send(changePosts, { kind, ids: [...ids, 'absent-post-0000'], change: to });
    for (let turn = 0; turn < 2; turn++) {
      const { status, body } = await change('publish');
      expect(status).toBe(200);
      expect(body).toMatchObject({ failed: [] });
      const { changed } = body as { changed: PostRow[] };
      expect(changed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      for (const row of changed) expect(await rowWith(kind, row.id)).toEqual(row);
      expect(changed.map(({ version }) => version).toSorted()).toEqual([1, 2]);
      for (const id of ids) expect((await site.ask(kinds[kind].get, { params: { id } })).status).toBe(200);
    }
    await change('unpublish');
    for (const id of ids) expect((await site.ask(kinds[kind].get, { params: { id } })).status).toBe(404);
  });

  test('lose the date of a first publication that is undone, and keep every other date', async () => {
    const planned = '2026-01-02T03:00:00.000Z';
    const act = (id: string, change: string) => send(changePosts, { kind, ids: [id], change });
    const dateAfter = async (id: string, ...changes: string[]) => {
      for (const change of changes) expect(await act(id, change)).toMatchObject({ body: { failed: [] } });
      return (await rowWith(kind, id))?.publishedAt ?? '';
    };
    const { id: first } = await site.create(kind);
    expect(await dateAfter(first, 'publish')).not.toBe('');
    expect(await dateAfter(first, 'withdraw', 'withdraw')).toBe('');
    expect(await rowWith(kind, first)).toMatchObject({ published: false, version: 3 });
    const { id: dated } = await site.create(kind, { publishedAt: planned });
    expect(await dateAfter(dated, 'publish', 'withdraw')).toBe(planned);
    const { id: again } = await site.create(kind);
    const before = await dateAfter(again, 'publish', 'unpublish');
    expect(await dateAfter(again, 'publish', 'withdraw')).toBe(before);
    const { id: set } = await site.create(kind);
    await act(set, 'publish');
    const { update } = kinds[kind];
    await site.askAsAdministrator(update, { params: { id: set }, json: { publishedAt: planned } });
    expect(await dateAfter(set, 'withdraw')).toBe(planned);
  });

  test('delete many at once', async () => {
    const ids = [(await site.create(kind)).id, (await site.create(kind)).id];
    const { body } = await send(deletePosts, { kind, ids: [...ids, 'absent-post-0000'] });
    expect((body as { deleted: string[] }).deleted.toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await rowWith(kind, id)).toBeUndefined();
    await send(changePosts, { kind, ids: [...ids, 'absent-post-0000'], change: 'undelete' });
    for (const id of ids) expect(await rowWith(kind, id)).toMatchObject({ published: false, version: 1 });
  });
});

test('contain a post of a release before rows, with its title', async () => {
  const { dynamodb } = await import('#functions/data/table/client.ts');
  const createdAt = '2020-01-01T00:00:00.000Z';
  const id = 'a-post-of-before-rows';
  const keys = { pk: `blog#${id}`, sk: 'blog', gsi1pk: 'blog', gsi1sk: `${createdAt}#${id}` };
  const summary = { title: 'Old', titleAr: 'قديم', published: true };
  await dynamodb.send(
    new PutCommand({ TableName: 'test-table', Item: { ...keys, id, createdAt, version: 3, summary } }),
  );
  expect(await rowWith('blog', id)).toEqual({
    ...{ id, createdAt, updatedAt: createdAt, version: 3, published: true, arabic: 'all' },
    ...{ title: 'Old', titleAr: 'قديم', publishedAt: createdAt },
  });
});

test.each([
  { kind: 'blog', ids: [], change: 'publish' },
  { kind: 'blog', ids: ['x'.repeat(65)], change: 'publish' },
  { kind: 'none', ids: ['absent-post-0000'], change: 'publish' },
  { kind: 'blog', ids: ['absent-post-0000'], change: 'hide' },
  {
    kind: 'blog',
    ids: Array.from({ length: maxPostsAtOnce + 1 }, (_, n) => `absent-${n}`),
    change: 'publish',
  },
])('refuse the request %j', async (json) => {
  expect((await send(changePosts, json)).status).toBe(400);
});

test('are 404 for another kind', async () => {
  for (const kind of ['none', 'content', '__proto__', ''])
    for (const endpoint of [listPostRows, getPostListHead])
      expect((await site.askAsAdministrator(endpoint, { params: { kind } })).status).toBe(404);
});

test('need a session, as do changes', async () => {
  const json = { kind: 'blog', ids: ['absent-post-0000'], change: 'publish' };
  expect((await site.ask(listPostRows, { params: { kind: 'blog' } })).status).toBe(401);
  expect((await site.ask(changePosts, { json })).status).toBe(401);
  expect((await site.ask(deletePosts, { json })).status).toBe(401);
});

test('the overview counts drafts and scheduled posts of all kinds, and names the next ones', async () => {
  const read = async () =>
    (await site.askAsAdministrator(getPostsOverview)).body as ResponseBody<typeof getPostsOverview>;
  const before = await read();
  await site.create('news', {
    title: 'Planned later',
    published: true,
    publishedAt: '2999-02-01T06:00:00.000Z',
  });
  const next = await site.create('blog', {
    title: 'Planned first',
    published: true,
    publishedAt: '2999-01-01T06:00:00.000Z',
  });
  const draft = await site.create('blog', { title: 'Begun last' });
  const after = await read();
  expect(after.scheduled).toEqual({
    count: before.scheduled.count + 2,
    next: { kind: 'blog', id: next.id, title: 'Planned first', at: '2999-01-01T06:00:00.000Z' },
  });
  expect(after.drafts.count).toBe(before.drafts.count + 1);
  expect(after.drafts.last).toMatchObject({ kind: 'blog', id: draft.id, title: 'Begun last' });
});

test('the overview needs a session', async () => {
  expect((await site.ask(getPostsOverview)).status).toBe(401);
});
