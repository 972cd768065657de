import '#functions/data/testing/environment.ts';
import { describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { getPostRow } from '#shared/api/posts/post-lists.ts';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import { translatedTexts } from '#shared/posts/arabic.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import type { VersionPage } from '#shared/versions/version.ts';
import { type AnsweredPost, kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();

/** Returns the fields of a post from a response that an editor sends back. */
const fieldsIn = (kind: PostKind, post: object) =>
  Object.fromEntries(Object.entries(post).filter(([name]) => name in postSchemas[kind].fields.shape));

describe.each(postKinds)('versions and trash of a %s post', (kind) => {
  const { update, delete: remove, get } = kinds[kind];
  const versions = postVersionEndpoints[kind];
  const save = (id: string, json: object) => site.askAsAdministrator(update, { params: { id }, json });
  const history = async (id: string) =>
    (await site.askAsAdministrator(versions.getVersionsOf, { params: { id } })).body as VersionPage;
  const restore = (id: string, version: string, json: object) =>
    site.askAsAdministrator(versions.restoreVersionOf, { params: { id, version }, json });
  const trash = async () => (await site.pagesOf(versions.listDeleted, '', true)).flat();

  test('lists, reads and restores an earlier version, only the texts unless requested', async () => {
    const { id } = await site.create(kind, { title: 'One', titleAr: 'واحد' });
    await save(id, { title: 'Two', published: true });
    const { versions: lines } = await history(id);
    expect(lines).toMatchObject([
      { version: 2, state: 'current', savedBy: 'admin' },
      { version: 1, state: 'kept', savedBy: 'admin' },
    ]);
    const params = { id, version: String(lines[1]?.id) };
    const first = await site.askAsAdministrator(versions.getVersionOf, { params });
    expect(first.body).toMatchObject({ fields: { title: 'One', titleAr: 'واحد', published: false } });

    const restored = await restore(id, params.version, { version: 2 });
    expect(restored.body).toMatchObject({ title: 'One', titleAr: 'واحد', published: true, version: 3 });
    expect((await site.ask(get, { params })).body).toEqual(restored.body);
    const whole = await restore(id, params.version, { version: 3, publication: true });
    expect(whole.body).toMatchObject({ title: 'One', published: false, version: 4 });
    expect((await history(id)).versions).toHaveLength(4);
  });

  test('a save of the stored content makes no version, and is answered like any other', async () => {
    const { id } = await site.create(kind, { title: 'One', published: true });
    const { body: before } = await save(id, { title: 'Two', version: 1 });
    const { published, publishedAt: _, ...rest } = before as AnsweredPost;
    vi.setSystemTime(Date.now() + 1000);
    const sent = vi.spyOn(dynamodb, 'send');
    for (const update of [
      { title: 'Two' },
      { title: 'Two', version: 2, publishedAt: '', published },
      fieldsIn(kind, rest),
      { arabicIsCurrent: true },
    ])
      expect(await save(id, update)).toMatchObject({ status: 200, body: before as object });
    const written = sent.mock.calls.map(([command]) => command.constructor.name);
    sent.mockRestore();
    expect(written).not.toContain('UpdateCommand');
    expect(await save(id, { title: 'Two', version: 1 })).toMatchObject({
      status: 200,
      body: before as object,
    });
    expect((await history(id)).versions).toHaveLength(2);
    expect((await save(id, { title: 'Three', version: 2 })).body).toMatchObject({ version: 3 });
  });

  test('undoing a first publication removes its date, but not a date that was set', async () => {
    for (const publishedAt of ['', '2026-01-02T03:00:00.000Z']) {
      const { id } = await site.create(kind, { publishedAt });
      await save(id, { published: true });
      const { body } = await restore(id, '0000000001', { version: 2, publication: true });
      expect(body).toMatchObject({ published: false, publishedAt });
    }
  });

  test('a restored version keeps its state of being older or newer than its English', async () => {
    const arabic = Object.fromEntries(translatedTexts(kind).map((name) => [arabicName(name), 'واحد']));
    const { id } = await site.create(kind, { title: 'One', ...arabic });
    const stateOfArabic = async () =>
      ((await site.askAsAdministrator(getPostRow, { params: { kind, id } })).body as PostRow).arabic;
    expect(await stateOfArabic()).toBe('all');
    await save(id, { title: 'Wun' });
    expect(await stateOfArabic()).toBe('older');
    await restore(id, '0000000001', { version: 2 });
    expect(await stateOfArabic()).toBe('all');
    await restore(id, '0000000002', { version: 3 });
    expect(await stateOfArabic()).toBe('older');
  });

  test('refuses to restore over another version than was read, and returns what is stored', async () => {
    const { id } = await site.create(kind);
    const { body } = await save(id, { title: 'Theirs' });
    expect(await restore(id, '0000000001', { version: 1 })).toMatchObject({
      ...{ status: 409, body: { current: body } },
    });
  });

  test.each(['0000000009', 'x', '', '../x', '__proto__', '1'])('the version %j is 404', async (version) => {
    const { id } = await site.create(kind);
    const params = { id, version };
    const answers = [
      await site.askAsAdministrator(versions.getVersionOf, { params }),
      await restore(id, version, { version: 1 }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { error: expect.stringMatching(/\.$/) } });
  });

  test('a deleted post is in the trash, and is restored as it was or deleted for good', async () => {
    const post = await site.create(kind, { published: true });
    const params = { id: post.id };
    const undelete = () => site.askAsAdministrator(versions.undelete, { params });
    const purge = () => site.askAsAdministrator(versions.purge, { params });
    expect((await undelete()).body).toEqual(post);
    expect((await purge()).status).toBe(404);
    await site.askAsAdministrator(remove, { params });
    const [first] = (await trash()) as (AnsweredPost & { deletedBy: string })[];
    expect(first).toMatchObject({ id: post.id, title: post.title, deletedBy: 'admin' });
    expect(first).not.toHaveProperty('content');
    expect(first).not.toHaveProperty('description');
    expect((await site.ask(get, { params })).status).toBe(404);
    expect((await undelete()).body).toEqual(post);
    expect((await site.ask(get, { params })).body).toEqual(post);
    expect((await trash()).map(({ id }) => id)).not.toContain(post.id);

    await site.askAsAdministrator(remove, { params });
    expect((await purge()).status).toBe(204);
    for (const answer of [await undelete(), await purge()]) expect(answer.status).toBe(404);
    expect((await trash()).map(({ id }) => id)).not.toContain(post.id);
  });

  test('visitors see none of it', async () => {
    const params = { id: 'absent-post-0000', version: '0000000001' };
    for (const endpoint of Object.values(versions))
      expect((await site.ask(endpoint, { params, json: { version: 1 } })).status).toBe(401);
  });
});
