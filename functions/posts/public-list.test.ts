import '#functions/data/testing/environment.ts';
import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { updatePost } from '#functions/data/posts/save-post.ts';
import { deletePost } from '#functions/data/posts/trash.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import { withoutLongTexts } from '#functions/data/testing/posts.ts';
import { postMaxLength } from '#shared/posts/fields.ts';
import { type AnsweredPost, kinds, nextQuery, postsSite } from './testing/posts-site.ts';

const site = postsSite();
const { list, get } = kinds.blog;
afterEach(() => void vi.restoreAllMocks());

const sizesOf = (pages: unknown[][]) => pages.map((page) => page.length);
const titlesOf = (posts: AnsweredPost[]) => posts.map(({ title }) => title);

describe('the list of published posts', () => {
  const made: AnsweredPost[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 130; n++)
      made.unshift(await site.create('blog', { title: `Post ${n}`, published: true }));
    await site.create('blog', { title: 'Draft' });
  });

  test('is newest first, at most 20 posts a page whatever is requested, each post complete and once', async () => {
    expect((await site.ask(list, { query: 'limit=100' })).body).toHaveLength(20);
    const pages = await site.pagesOf(list);
    expect(sizesOf(pages)).toEqual([20, 20, 20, 20, 20, 20, 10]);
    expect(pages.flat()).toEqual(made);
  });

  test('has pages of the requested size, and none after the last post', async () => {
    expect(sizesOf(await site.pagesOf(list, 'limit=65&fields=summary'))).toEqual([65, 65]);
    expect(sizesOf(await site.pagesOf(list, 'fields=summary'))).toEqual([100, 30]);
    expect(sizesOf((await site.pagesOf(list, 'limit=13')).slice(0, 2))).toEqual([13, 13]);
    const pages = await site.pagesOf(list, 'limit=13&fields=summary&language=ar');
    expect(titlesOf(pages.flat())).toEqual(titlesOf(made));
  });

  test('leaves the long texts out of summaries', async () => {
    const { body } = await site.ask(list, { query: 'fields=summary&limit=1' });
    expect(body).toEqual([withoutLongTexts('blog', { ...made[0] })]);
  });

  test('costs one query of the requested size, however many posts there are', async () => {
    const sent = vi.spyOn(dynamodb, 'send');
    await site.ask(list, { query: 'fields=summary&limit=12' });
    expect(sent.mock.calls.map(([command]) => command)).toEqual([expect.any(QueryCommand)]);
    expect(sent.mock.calls[0]?.[0].input).toMatchObject({ IndexName: 'gsi3', Limit: 13 });
  });

  test('is cached by the CDN for two seconds, and fresh with a session', async () => {
    expect((await site.ask(list)).headers['Cache-Control']).toBe('public, max-age=0, s-maxage=2');
    expect((await site.askAsAdministrator(list)).headers['Cache-Control']).toBe('private, no-cache');
    const params = { id: made[0]?.id ?? '' };
    expect((await site.ask(get, { params })).headers['Cache-Control']).toBe('public, max-age=0, s-maxage=2');
    expect((await site.askAsAdministrator(get, { params })).headers['Cache-Control']).toBe(
      'private, no-cache',
    );
  });

  test('continues at its position when posts are added and removed meanwhile', async () => {
    const first = await site.ask(list, { query: 'limit=5&fields=summary' });
    await site.create('blog', { title: 'Meanwhile', published: true });
    await deletePost('blog', made[4]?.id ?? '');
    const second = await site.ask(list, { query: nextQuery(list, first) ?? '' });
    expect(titlesOf(second.body as AnsweredPost[])).toEqual(titlesOf(made.slice(5, 10)));
  });

  const position = { at: '2026-01-01T00:00:00.000Z', id: 'a-post-of-the-tests' };
  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1.5'],
    ['limit', 'all'],
    ['limit', ''],
    ['fields', 'content'],
    ['language', 'de'],
    ['search', 'x'.repeat(201)],
    ['category', 'x'.repeat(201)],
    ['cursor', ''],
    ['cursor', '../..'],
    ['cursor', 'x'.repeat(1001)],
    ['cursor', encodeCursor('blog', position)],
    ['cursor', encodeCursor('news-published', position)],
    ['cursor', `${encodeCursor('blog-published', position)}=`],
  ])('does not accept the %s %j', async (name, value) => {
    const query = new URLSearchParams({ [name]: value }).toString();
    expect(await site.ask(list, { query })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/\.$/) },
    });
  });

  test('does not contain posts unpublished or deleted since its index was read', async () => {
    const [one, two, three] = await site.pagesOf(list, 'limit=3').then(([page = []]) => page);
    const send = dynamodb.send.bind(dynamodb);
    vi.spyOn(dynamodb, 'send').mockImplementation(async (command) => {
      if (command instanceof BatchGetCommand) {
        vi.mocked(dynamodb.send).mockRestore();
        await updatePost('blog', one?.id ?? '', { published: false }, new Date());
        await deletePost('blog', two?.id ?? '');
      }
      return send(command as QueryCommand);
    });
    const { body } = await site.ask(list, { query: 'limit=3' });
    expect(body).toEqual([three]);
  });
});

describe('a list of long posts', () => {
  test('ends a page before its answer would be too large, and loses no post', async () => {
    const longest = '\u0ca0"'.repeat(postMaxLength.body / 2);
    const made: string[] = [];
    for (let n = 0; n < 40; n++) {
      const texts = {
        description: longest,
        descriptionAr: longest,
        requirements: longest,
        benefits: longest,
      };
      made.unshift((await site.create('career', { ...texts, title: `Long ${n}`, published: true })).title);
    }
    const pages: string[][] = [];
    for (let query: string | undefined = 'search=long'; query !== undefined; ) {
      const answer = await site.ask(kinds.career.list, { query });
      expect(Buffer.byteLength(JSON.stringify(answer.text))).toBeLessThan(6 * 1024 * 1024 - 100_000);
      pages.push(titlesOf(answer.body as AnsweredPost[]));
      query = nextQuery(kinds.career.list, answer);
    }
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(made);
    const all = await site.pagesOf(kinds.career.listAll, '', true);
    expect(all.length).toBeGreaterThan(1);
    expect(titlesOf(all.flat())).toEqual(made);
  }, 60_000);
});
