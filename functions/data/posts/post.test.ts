import '../testing/environment.ts';
import type { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { postMaxLength } from '#shared/posts/fields.ts';
import { type Post, type PostInput, postSchemas } from '#shared/posts/schemas.ts';
import { slugMaxLength } from '#shared/posts/slug.ts';
import { describeOnEngines } from '../testing/on-engines.ts';
import { articleWith, jobWith, withoutLongTexts } from '../testing/posts.ts';

const load = async () => ({
  ...(await import('./post.ts')),
  ...(await import('./post-list.ts')),
  ...(await import('./save-post.ts')),
  ...(await import('./trash.ts')),
});

describeOnEngines('posts', load, (data) => {
  let made = 0;
  function nextId(): string {
    made += 1;
    return `post-of-the-tests-${made}`;
  }
  const now = () => new Date(1_760_000_000_000 + made * 1000);
  async function stored(
    fields?: Partial<PostInput<'blog'>>,
    kind: 'blog' | 'news' = 'blog',
  ): Promise<Post<'blog'>> {
    const { post } = await data.createPost(kind, nextId(), articleWith(fields), now());
    return post;
  }
  const publishedIds = async () => (await data.listPublished('blog', 100)).items.map(({ id }) => id);

  test('a post in any script is read as it was stored', async () => {
    const fields = articleWith({ title: 'شيلان 🛒', content: '# A\n\n<script>', imageUrl: '/images/a.png' });
    const id = nextId();
    const { outcome, post } = await data.createPost('blog', id, fields, now());
    const instant = now().toISOString();
    expect(outcome).toBe('created');
    expect(post).toEqual({ ...fields, id, createdAt: instant, updatedAt: instant, version: 1 });
    expect(await data.getPost('blog', id)).toEqual(post);
    expect((await data.listPosts('blog', 1)).items).toEqual([post]);
  });

  test('a job posting is read as it was stored, and the kinds are separate', async () => {
    const { post } = await data.createPost('career', nextId(), jobWith({ published: true }), now());
    expect(await data.getPost('career', post.id)).toEqual(post);
    expect(await data.getPost('blog', post.id)).toBeUndefined();
    expect(await data.getPost('news', post.id)).toBeUndefined();
    expect(await publishedIds()).not.toContain(post.id);
  });

  test('a post with texts of maximum length in any script can be stored', async () => {
    const longest = { ...jobWith(), published: true };
    const line = 'ش'.repeat(postMaxLength.line);
    const body = '\u0ca0'.repeat(postMaxLength.body);
    const long = Object.fromEntries(
      Object.keys(longest)
        .filter((name) => name !== 'type' && name !== 'published' && !name.endsWith('At'))
        .map((name) => [name, name in postSchemas.career.longTexts && !name.startsWith('seo') ? body : line]),
    );
    const fields = postSchemas.career.fields.parse({ ...longest, ...long, slug: 's'.repeat(slugMaxLength) });
    const { post } = await data.createPost('career', nextId(), fields, now());
    expect(await data.getPost('career', post.id)).toEqual(post);
    expect(await data.deletePost('career', post.id)).toBe(true);
  });

  test('the same content under the same id is stored once', async () => {
    const post = await stored();
    const again = await data.createPost('blog', post.id, articleWith(), new Date());
    expect(again).toMatchObject({ outcome: 'existing', post });
    const other = await data.createPost('blog', post.id, articleWith({ author: 'Other' }), new Date());
    expect(other).toMatchObject({ outcome: 'different', post });
  });

  test('the same content is recognised after the post was changed', async () => {
    const post = await stored();
    const changed = await data.updatePost('blog', post.id, { title: 'Changed' }, new Date());
    const again = await data.createPost('blog', post.id, articleWith(), new Date());
    expect(again).toMatchObject({ outcome: 'existing', post: changed?.post });
  });

  test('the same post sent 50 times at once is stored once', async () => {
    const id = nextId();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => data.createPost('blog', id, articleWith(), now())),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'existing')).toHaveLength(49);
  });

  test('an update changes the fields it names, clears those with an empty text, and keeps the rest', async () => {
    const post = await stored({ titleAr: 'عنوان', contentAr: 'نص', excerpt: 'Short' });
    const update = { titleAr: '', content: 'New', version: 1 };
    const later = new Date('2026-03-01T00:00:00Z');
    const expected = { ...post, ...update, version: 2, updatedAt: later.toISOString() };
    const saved = { saved: true, post: expected, savedBy: 'sara' };
    expect(await data.updatePost('blog', post.id, update, later, 'sara')).toEqual(saved);
    expect(await data.getPost('blog', post.id)).toEqual(expected);
  });

  test('publishing and unpublishing move a post into and out of the published list, in the place of its date', async () => {
    const [older, post, newer] = [
      await stored({ published: true }),
      await stored(),
      await stored({ published: true }),
    ];
    expect(await publishedIds()).not.toContain(post.id);
    await data.updatePost('blog', post.id, { published: true }, new Date());
    expect((await publishedIds()).slice(0, 3)).toEqual([post.id, newer.id, older.id]);
    const between = { published: true, publishedAt: post.createdAt };
    await data.updatePost('blog', post.id, between, new Date());
    expect((await publishedIds()).slice(0, 3)).toEqual([newer.id, post.id, older.id]);
    await data.updatePost('blog', post.id, { published: true, publishedAt: '' }, new Date());
    expect((await publishedIds()).slice(0, 3)).toEqual([newer.id, post.id, older.id]);
    await data.updatePost('blog', post.id, { title: 'Still published' }, new Date());
    expect(await publishedIds()).toContain(post.id);
    await data.updatePost('blog', post.id, { published: false }, new Date());
    expect(await publishedIds()).not.toContain(post.id);
    expect((await data.getPublished('blog', [older.id, post.id])).has(post.id)).toBe(false);
  });

  test('the list of published posts contains no long texts', async () => {
    const post = await stored({ published: true, contentAr: 'نص' });
    expect((await data.listPublished('blog', 1)).items).toEqual([withoutLongTexts('blog', post)]);
  });

  test('refuses a save over another version, and returns what is stored and who saved it', async () => {
    const { id } = await stored();
    const mine = await data.updatePost('blog', id, { title: 'Mine', version: 1 }, new Date(), 'sara');
    const late = await data.updatePost('blog', id, { title: 'Late', version: 1 }, new Date(), 'omar');
    expect(late).toEqual({ saved: false, post: mine?.post, savedBy: 'sara' });
    expect(await data.updatePost('blog', id, { title: 'Late', version: 7 }, new Date())).toEqual(late);
  });

  test('accepts a repeated save whose answer was lost, until something else is saved', async () => {
    const { id } = await stored();
    const update = { title: 'Mine', published: true, version: 1 };
    const first = await data.updatePost('blog', id, update, new Date());
    expect(await data.updatePost('blog', id, update, new Date())).toEqual(first);
    await data.updatePost('blog', id, { author: 'Other' }, new Date());
    expect(await data.updatePost('blog', id, update, new Date())).toMatchObject({ saved: false });
  });

  test('without a version, 10 simultaneous saves all succeed', async () => {
    const { id } = await stored();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => data.updatePost('blog', id, { title: `Save ${n}` }, new Date())),
    );
    expect(outcomes.filter((outcome) => !outcome?.saved)).toEqual([]);
    expect(await data.getPost('blog', id)).toMatchObject({ version: 11 });
  });

  test('of 50 simultaneous saves over one version, one succeeds and 49 are refused', async () => {
    const { id } = await stored();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        data.updatePost('blog', id, { title: `Save ${n}`, version: 1 }, new Date()),
      ),
    );
    const [winner, ...others] = outcomes.filter((outcome) => outcome?.saved);
    expect(others).toEqual([]);
    expect(await data.getPost('blog', id)).toEqual(winner?.post);
  });

  test('two editors who save one post 40 times each lose nothing', async () => {
    const post = await stored({ content: '.' });
    async function editor(name: string) {
      let seen = post;
      for (let n = 0; n < 40; n++) {
        for (;;) {
          const update = { content: `${seen.content}${name}`, version: seen.version };
          const outcome = await data.updatePost('blog', post.id, update, new Date());
          if (!outcome) throw new Error('The post is gone.');
          seen = outcome.post;
          if (outcome.saved) break;
        }
      }
    }
    await Promise.all([editor('a'), editor('b')]);
    const last = await data.getPost('blog', post.id);
    expect(last?.version).toBe(81);
    expect([...(last?.content ?? '')].sort().join('')).toBe(`.${'a'.repeat(40)}${'b'.repeat(40)}`);
  }, 60_000);

  test('a retry does not create a deleted post again, until a month later or after it was erased', async () => {
    const at = new Date('2026-05-01T12:00:00.000Z');
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    const create = (id: string, now: Date) => data.createPost('blog', id, articleWith(), now);
    const [one, two] = [nextId(), nextId()];
    for (const id of [one, two]) {
      await create(id, at);
      await data.deletePost('blog', id, at);
      await expect(create(id, later(29 * 24))).rejects.toThrow(data.PostDeletedError);
    }
    expect(await data.erasePost('blog', one)).toBe(false);
    expect(await create(one, later(1))).toMatchObject({ outcome: 'created' });
    expect(await create(two, later(31 * 24))).toMatchObject({ outcome: 'created' });
    expect([await data.erasePost('blog', one), await data.erasePost('blog', two)]).toEqual([true, true]);
  });

  test('a repeated deletion whose first answer was lost succeeds', async () => {
    const { id } = await stored();
    const { dynamodb } = await import('../table/client.ts');
    const send = dynamodb.send.bind(dynamodb);
    vi.spyOn(dynamodb, 'send').mockImplementationOnce(async (command) => {
      await send(command as PutCommand);
      return send(command as PutCommand) as never;
    });
    expect(await data.deletePost('blog', id)).toBe(true);
    expect(await data.getPost('blog', id)).toBeUndefined();
  });

  test('a deleted post is removed everywhere, once', async () => {
    const { id } = await stored({ published: true });
    expect(await data.deletePost('blog', id)).toBe(true);
    expect(await data.deletePost('blog', id)).toBe(false);
    expect(await data.getPost('blog', id)).toBeUndefined();
    expect(await publishedIds()).not.toContain(id);
    expect((await data.listPosts('blog', 100)).items.map((post) => post.id)).not.toContain(id);
    expect(await data.updatePost('blog', id, { title: 'x' }, new Date())).toBeUndefined();
  });

  test('the categories are those of published articles, each pair once', async () => {
    const both = { category: 'Shops', categoryAr: 'متاجر' };
    await stored({ published: true, ...both }, 'news');
    await stored({ published: true, ...both }, 'news');
    await stored({ published: true, category: 'Shops' }, 'news');
    await stored({ published: false, category: 'Secret' }, 'news');
    const categories = await data.listPublishedCategories('news');
    expect(categories).toHaveLength(2);
    expect(categories).toEqual(expect.arrayContaining([both, { category: 'Shops', categoryAr: '' }]));
  });
});
