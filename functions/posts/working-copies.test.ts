import '#functions/data/testing/environment.ts';
import { expect, test, vi } from 'vitest';
import { getVersion, listVersions } from '#functions/data/versions/list-versions.ts';
import * as copies from '#functions/data/working-copies/end-copy.ts';
import {
  discardWorkingCopy,
  getWorkingCopy,
  listWorkingCopies,
  restoreWorkingCopy,
  saveWorkingCopy,
} from '#shared/api/posts/working-copies.ts';
import { copyMaxBytes } from '#shared/posts/working-copy.ts';
import { kinds, nextQuery, postsSite } from './testing/posts-site.ts';

const site = postsSite();
const of = (id: string, kind = 'blog') => ({ params: { kind, id } });
const save = (id: string, version: number, fields: object, basedOn = 0) =>
  site.askAsAdministrator(saveWorkingCopy, { ...of(id), json: { version, basedOn, fields } });
const read = async (id: string) => (await site.askAsAdministrator(getWorkingCopy, of(id))).body;

test('typed text is stored beside the post, which does not change until publication', async () => {
  const { id } = await site.create('blog', { title: 'Public', published: true });
  const typed = { title: '  half a ti', published: true, nonsense: 1 };
  expect(await save(id, 0, { ...typed, nonsense: 'x' }, 1)).toMatchObject({
    status: 200,
    body: { version: 1 },
  });
  expect(await read(id)).toMatchObject({
    postVersion: 1,
    copy: { version: 1, basedOn: 1, by: 'admin', fields: { title: '  half a ti', published: true } },
  });
  expect((await site.ask(kinds.blog.get, { params: { id } })).body).toMatchObject({ title: 'Public' });

  const { update } = kinds.blog;
  const saved = { params: { id }, json: { title: 'New', version: 1, copy: 1 } };
  expect((await site.askAsAdministrator(update, saved)).status).toBe(200);
  expect(await read(id)).toEqual({ postVersion: 2, postSavedBy: 'admin' });
});

test('a save without the copy, or with an older one, keeps what somebody is typing', async () => {
  const { id } = await site.create('blog');
  await save(id, 0, { title: 'Mine' }, 1);
  await site.askAsAdministrator(kinds.blog.update, { params: { id }, json: { published: true } });
  await save(id, 1, { title: 'Mine, longer' }, 1);
  const old = { params: { id }, json: { title: 'Theirs', copy: 1 } };
  await site.askAsAdministrator(kinds.blog.update, old);
  expect(await read(id)).toMatchObject({ postVersion: 3, copy: { fields: { title: 'Mine, longer' } } });
});

test('returns the version the copy started from if the post was saved since; a discarded copy is a version', async () => {
  const { id } = await site.create('blog', { title: 'Old' });
  await save(id, 0, { title: 'Mine' }, 1);
  await site.askAsAdministrator(kinds.blog.update, { params: { id }, json: { author: 'Theirs' } });
  expect(await read(id)).toMatchObject({
    ...{ postVersion: 2, copy: { basedOn: 1, fields: { title: 'Mine' } } },
    base: { title: 'Old', author: 'Shilan', published: false },
  });
  await site.askAsAdministrator(discardWorkingCopy, { ...of(id), json: { version: 1 } });
  const { versions = [] } = (await listVersions({ kind: 'blog', id }, new Date())) ?? {};
  const discarded = versions.find(({ state }) => state === 'discarded');
  const whole = await getVersion({ kind: 'blog', id }, discarded?.id ?? '', new Date());
  expect(whole?.fields).toMatchObject({ title: 'Mine', author: 'Theirs' });
});

test('a new post starts as a copy under its id, and is created from it', async () => {
  const id = 'begun-as-a-copy-1';
  await save(id, 0, { title: 'Begun' });
  expect(await read(id)).toMatchObject({ postVersion: 0, copy: { fields: { title: 'Begun' } } });
  const request = { headers: { 'idempotency-key': id }, json: { ...kinds.blog.bodyWith(), copy: 1 } };
  expect((await site.askAsAdministrator(kinds.blog.create, request)).status).toBe(201);
  expect(await read(id)).toEqual({ postVersion: 1, postSavedBy: 'admin' });
});

test('a post is saved even if its copy cannot be deleted', async () => {
  const { id } = await site.create('blog');
  await save(id, 0, { title: 'Mine' }, 1);
  const logged = vi.spyOn(console, 'error').mockReturnValueOnce();
  vi.spyOn(copies, 'dropWorkingCopy').mockRejectedValueOnce(new Error('throttled'));
  const request = { params: { id }, json: { title: 'Mine', copy: 1 } };
  expect((await site.askAsAdministrator(kinds.blog.update, request)).status).toBe(200);
  expect(await read(id)).toMatchObject({ postVersion: 2, copy: { fields: { title: 'Mine' } } });
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'Working copy left', kind: 'blog', id }),
  );
});

test('refuses to save or discard over a newer copy, and returns that copy', async () => {
  const id = 'copy-of-two-editors';
  await save(id, 0, { title: 'One' });
  await save(id, 1, { title: 'Two' });
  const current = { version: 2, fields: { title: 'Two' } };
  expect(await save(id, 1, { title: 'Late' })).toMatchObject({ status: 409, body: { current } });
  const discard = (version: number) =>
    site.askAsAdministrator(discardWorkingCopy, { ...of(id), json: { version } });
  expect(await discard(1)).toMatchObject({ status: 409, body: { current } });
  expect((await discard(2)).status).toBe(204);
  expect((await discard(2)).status).toBe(204);
  expect(await read(id)).toEqual({ postVersion: 0 });
  const gone = await save(id, 2, { title: 'Late' });
  expect(gone).toMatchObject({ status: 409, body: { error: expect.stringMatching(/\.$/) } });
  expect(gone.body).not.toHaveProperty('current');
  const restore = () => site.askAsAdministrator(restoreWorkingCopy, of(id));
  expect(await restore()).toMatchObject({ status: 200, body: { fields: { title: 'Two' } } });
  expect((await restore()).status).toBe(404);
});

test('stores long texts in every field, and refuses more than the database can store', async () => {
  const long = 'ش'.repeat(copyMaxBytes / 4);
  expect((await save('copy-of-long-texts', 0, { content: long, contentAr: long })).status).toBe(200);
  const refused = await save('copy-of-long-texts', 1, { content: long, contentAr: `${long}x` });
  expect([refused.status, refused.body]).toMatchObject([400, { details: [{ problem: 'too-long' }] }]);
});

test('lists copies by kind and state, in pages', async () => {
  for (const id of ['listed-news-copy-1', 'listed-news-copy-2']) {
    const content = `![](/images/a.png)\n\n## Ten *shelves*\n\n${'and more '.repeat(20)}the end`;
    const json = { version: 0, basedOn: 0, fields: { title: id, content } };
    await site.askAsAdministrator(saveWorkingCopy, { params: { kind: 'news', id }, json });
  }
  const list = (query: string) =>
    site.askAsAdministrator(listWorkingCopies, { params: { kind: 'news' }, query });
  const first = await list('limit=1');
  expect(first.body).toMatchObject([{ id: 'listed-news-copy-2', fields: { title: 'listed-news-copy-2' } }]);
  // A working copy without a title is listed by its first words.
  const beginning = 'Ten shelves and more and more and more and more and more…';
  expect(first.body).toMatchObject([{ beginning }]);
  expect(JSON.stringify(first.body)).not.toContain('the end');
  const next = nextQuery({ ...listWorkingCopies, path: '/api/admin/working-copies/news' }, first);
  expect((await list(next ?? '')).body).toMatchObject([{ id: 'listed-news-copy-1' }]);
  expect((await list('state=discarded')).body).toEqual([]);
  expect((await list(`${next}&state=discarded`)).status).toBe(400);
});

test('says of each listed copy whether it has a post', async () => {
  const { id: written } = await site.create('blog');
  const { id: deleted } = await site.create('blog');
  await site.askAsAdministrator(kinds.blog.delete, { params: { id: deleted } });
  const begun = 'a-copy-without-post';
  for (const id of [written, deleted, begun]) await save(id, 0, { title: 'Typed' });
  const { body } = await site.askAsAdministrator(listWorkingCopies, { params: { kind: 'blog' } });
  const copies = body as { id: string; hasPost?: boolean }[];
  const hasPost = (id: string) => copies.find((one) => one.id === id)?.hasPost;
  expect([written, deleted, begun].map(hasPost)).toEqual([true, false, false]);
});

test.each([
  ['recipe', 'a-well-formed-id-1'],
  ['blog', 'x'],
  ['__proto__', 'a-well-formed-id-1'],
])('%s %s does not exist', async (kind, id) => {
  expect((await site.askAsAdministrator(getWorkingCopy, of(id, kind))).status).toBe(404);
});

test.each([
  { version: -1, basedOn: 0, fields: {} },
  { version: 0, basedOn: 0.5, fields: {} },
  { version: 0, basedOn: 0, fields: { title: 1 } },
  { version: 0, basedOn: 0 },
])('stores nothing for %j', async (json) => {
  expect((await site.askAsAdministrator(saveWorkingCopy, { ...of('a-well-formed-id-1'), json })).status).toBe(
    400,
  );
});
