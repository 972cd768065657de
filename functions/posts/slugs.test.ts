import '#functions/data/testing/environment.ts';
import { describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { changePosts } from '#shared/api/posts/post-lists.ts';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { type AnsweredPost, kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();

describe.each(postKinds)('the slug of a %s post', (kind) => {
  const { get, create, update, delete: remove } = kinds[kind];
  const { undelete, purge, restoreVersionOf } = postVersionEndpoints[kind];
  let made = 0;
  const nextSlug = () => {
    made += 1;
    return `counted-${made}`;
  };
  const shown = async (id: string) => ((await site.ask(get, { params: { id } })).body as AnsweredPost).id;
  const status = async (id: string) => (await site.ask(get, { params: { id } })).status;
  const save = (id: string, json: object) => site.askAsAdministrator(update, { params: { id }, json });
  const later = (ms = 120_000) => vi.setSystemTime(Date.now() + ms);
  const taken = { status: 400, body: { details: [{ field: 'slug', problem: 'taken' }] } };
  const inTrash = {
    status: 400,
    body: {
      error: expect.stringMatching(/^A post in the trash has .* restore that post or delete it for good\.$/),
      details: [{ field: 'slug', problem: 'taken-in-trash' }],
    },
  };

  test('leads to it, as its id does', async () => {
    const slug = nextSlug();
    const { id } = await site.create(kind, { published: true, slug });
    expect(await shown(slug)).toBe(id);
    expect(await shown(id)).toBe(id);
    expect(await status(`${slug}-more`)).toBe(404);
  });

  test('of a draft leads nowhere, and only editors learn that it is taken', async () => {
    const slug = nextSlug();
    const { id } = await site.create(kind, { slug });
    const [draft, none] = [slug, 'of-no-post'].map((name) => site.ask(get, { params: { id: name } }));
    expect((await draft)?.body).toEqual((await none)?.body);
    await save(id, { published: true });
    expect(await shown(slug)).toBe(id);
  });

  test('belongs to one post: another post cannot take it, on creation or save', async () => {
    const slug = nextSlug();
    await site.create(kind, { slug });
    const other = await site.create(kind);
    later();
    expect(await save(other.id, { slug })).toMatchObject(taken);
    const json = { ...kinds[kind].bodyWith(), slug };
    expect(await site.askAsAdministrator(create, { json })).toMatchObject(taken);
  });

  test('cannot be the id of another post', async () => {
    const headers = { 'idempotency-key': `${kind}-made-by-name` };
    const json = { ...kinds[kind].bodyWith() };
    expect(await site.askAsAdministrator(create, { json, headers })).toMatchObject({ status: 201 });
    const { id } = await site.create(kind);
    expect(await save(id, { slug: `${kind}-made-by-name` })).toMatchObject(taken);
  });

  test('still leads to the post after it was changed, if it was public', async () => {
    const [draft, first, second] = [nextSlug(), nextSlug(), nextSlug()];
    const { id } = await site.create(kind, { slug: draft });
    await save(id, { slug: first, published: true });
    await save(id, { slug: second });
    await save(id, { slug: '' });
    expect(await Promise.all([first, second].map(shown))).toEqual([id, id]);
    expect(await status(draft)).toBe(404);
    later();
    const other = await site.create(kind, { slug: draft, published: true });
    expect(await shown(draft)).toBe(other.id);
    expect(await save(other.id, { slug: first })).toMatchObject(taken);
    expect((await save(id, { slug: first })).body).toMatchObject({ slug: first, formerSlugs: [second] });
  });

  test('stays the post’s while it is in the trash, and is free when the trash is emptied', async () => {
    const slug = nextSlug();
    const { id } = await site.create(kind, { slug, published: true });
    await site.askAsAdministrator(remove, { params: { id } });
    later();
    const other = await site.create(kind);
    expect(await status(slug)).toBe(404);
    expect(await save(other.id, { slug })).toMatchObject(inTrash);
    const json = { ...kinds[kind].bodyWith(), slug };
    expect(await site.askAsAdministrator(create, { json })).toMatchObject(inTrash);
    await site.askAsAdministrator(undelete, { params: { id } });
    expect(await shown(slug)).toBe(id);
    await site.askAsAdministrator(remove, { params: { id } });
    expect((await site.askAsAdministrator(purge, { params: { id } })).status).toBe(204);
    expect(await save(other.id, { slug, published: true })).toMatchObject({ status: 200 });
    expect(await shown(slug)).toBe(other.id);
  });

  test('of a save that was interrupted is free after a while', async () => {
    const slug = nextSlug();
    const [{ id }, other] = [await site.create(kind), await site.create(kind)];
    const send = dynamodb.send.bind(dynamodb);
    const sent = vi.spyOn(dynamodb, 'send').mockImplementation(((command: { input: object }) => {
      // Fails the save after it has reserved the slug.
      if (JSON.stringify(command.input).includes(`version#${kind}`)) throw new Error('killed');
      return send(command as never);
    }) as never);
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await save(id, { slug })).status).toBe(500);
    sent.mockRestore();
    expect(await save(other.id, { slug })).toMatchObject(taken);
    later();
    expect(await save(other.id, { slug })).toMatchObject({ status: 200 });
  });

  test('stays when the texts of a version are restored, and returns when a save is undone', async () => {
    const [first, second] = [nextSlug(), nextSlug()];
    const { id, version } = await site.create(kind, { slug: first, published: true });
    await save(id, { slug: second, title: 'Renamed' });
    const restore = (json: object) =>
      site.askAsAdministrator(restoreVersionOf, { params: { id, version: `000000000${version}` }, json });
    expect((await restore({ version: 2 })).body).toMatchObject({ slug: second });
    expect((await restore({ version: 3, publication: true })).body).toMatchObject({ slug: first });
    expect(await shown(second)).toBe(id);
  });

  test('is made from the title at the first publication if nobody chose one, unique for each post', async () => {
    const title = `Shelf talk ${kind}`;
    const base = `shelf-talk-${kind}`;
    const draft = await site.create(kind, { title });
    expect(draft).toMatchObject({ slug: '' });
    expect(await site.create(kind, { title, published: true })).toMatchObject({ slug: base });
    expect((await save(draft.id, { published: true })).body).toMatchObject({ slug: `${base}-2` });
    const planned = await site.create(kind, { title });
    const plan = { published: true, publishedAt: new Date(Date.now() + 3_600_000).toISOString() };
    expect((await save(planned.id, plan)).body).toMatchObject({ slug: `${base}-3` });
    expect(await Promise.all([base, `${base}-2`].map(shown))).toHaveLength(2);
  });

  test('is made from an Arabic title in Latin letters, and from a title without any letter', async () => {
    const arabic = await site.create(kind, { title: 'حديث الرفوف', published: true });
    expect(arabic).toMatchObject({ slug: 'hdyth-alrfwf' });
    expect((await site.create(kind, { title: '🛒', published: true })).slug).toMatch(/^post(-\d)?$/);
  });

  test('is made however the post is published, also by the switch of a row', async () => {
    const title = `Switched ${kind}`;
    const { id } = await site.create(kind, { title });
    const json = { kind, ids: [id], change: 'publish' };
    const { body } = await site.askAsAdministrator(changePosts, { json });
    expect(body).toMatchObject({ changed: [{ slug: `switched-${kind}` }] });
    expect(await shown(`switched-${kind}`)).toBe(id);
  });

  test('stays while the post is published when its title changes, and is not made for a post published under its id', async () => {
    const { id } = await site.create(kind, { title: `Stays ${kind}`, published: true });
    const renamed = await save(id, { title: 'Another title', published: true });
    expect(renamed.body).toMatchObject({ slug: `stays-${kind}` });
    const former = await site.create(kind, { title: `Former ${kind}`, published: true });
    await save(former.id, { slug: '' });
    const saved = await save(former.id, { title: 'Saved', published: true, slug: '' });
    expect(saved.body).toMatchObject({ slug: '' });
    expect(await shown(former.id)).toBe(former.id);
  });

  test('differs from that of a post in the trash, and is the same for a repeated save', async () => {
    const title = `Lost ${kind}`;
    const thrown = await site.create(kind, { title, published: true });
    await site.askAsAdministrator(remove, { params: { id: thrown.id } });
    const { id, version } = await site.create(kind, { title });
    const update = { published: true, slug: '', version };
    const first = await save(id, update);
    expect(first).toMatchObject({ status: 200, body: { slug: `lost-${kind}-2` } });
    expect(await save(id, update)).toEqual(first);
  });

  test('is made when an unpublished version is restored as published; a post published under its id returns there', async () => {
    const { id } = await site.create(kind, { title: `Undone ${kind}`, published: true });
    await save(id, { slug: '' });
    await save(id, { published: false });
    const restore = (to: number, over: number) =>
      site.askAsAdministrator(restoreVersionOf, {
        params: { id, version: versionIdOf(to) },
        json: { version: over, publication: true },
      });
    expect((await restore(2, 3)).body).toMatchObject({ published: true, slug: '' });
  });

  test('costs nothing if none is requested', async () => {
    const { id } = await site.create(kind);
    await save(id, { slug: '', published: true });
    const sent = vi.spyOn(dynamodb, 'send');
    await site.ask(get, { params: { id } });
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockClear();
    await site.ask(get, { params: { id: crypto.randomUUID() } });
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });
});
