import '#functions/data/testing/environment.ts';
import type { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mapsOf, postKey, publicationKeys } from '#functions/data/posts/post-item.ts';
import { batchWrite } from '#functions/data/table/batch.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { articleWith, inputWith } from '#functions/data/testing/posts.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();
const { list } = kinds.blog;
afterEach(() => void vi.restoreAllMocks());

const find = async (query: Record<string, string>, endpoint: Endpoint = list) =>
  (await site.pagesOf(endpoint, new URLSearchParams(query).toString())).flat().map(({ title }) => title);

describe('a search', () => {
  beforeAll(async () => {
    const posts = [
      { title: 'Straße in ERBIL', excerpt: 'Shelves', category: 'Oldest', categoryAr: 'الأقدم' },
      { title: 'Ramadan', titleAr: 'تدقيق حصّة الأرز في رمضان', excerpt: 'Fasting', category: 'Season' },
      {
        title: 'Caf\u00e9 \uff26\uff29\uff2e\uff24',
        titleAr: '',
        excerptAr: 'مقهى',
        category: 'Season',
        categoryAr: 'موسم',
      },
      { title: 'Hidden', excerpt: 'erbil, but a draft', published: false },
    ];
    for (const post of posts) await site.create('blog', { published: true, ...post });
  });

  test.each([
    ['straße', ['Straße in ERBIL']],
    ['STRASSE', ['Straße in ERBIL']],
    ['  erbil ', ['Straße in ERBIL']],
    ['shelves', ['Straße in ERBIL']],
    ['cafe\u0301', ['Café ＦＩＮＤ']],
    ['find', ['Café ＦＩＮＤ']],
    ['تدقيق', []],
    ['Season', []],
    ['draft', []],
    ['.*', []],
    ['%', []],
  ])('for %j in English finds %j', async (search, found) => {
    expect(await find({ search, language: 'en' })).toEqual(found);
    expect(await find({ search, fields: 'summary' })).toEqual(found);
  });

  test.each([
    ['تدقيق', ['Ramadan']],
    ['\ufe97\ufeaa\ufed7\ufef4\ufed6', ['Ramadan']],
    ['حصة الارز', ['Ramadan']],
    ['حِصَّة', ['Ramadan']],
    ['مقهى', ['Café ＦＩＮＤ']],
    ['مقهي', ['Café ＦＩＮＤ']],
    ['café', ['Café ＦＩＮＤ']],
    ['ramadan', []],
    ['fasting', ['Ramadan']],
  ])('for %j in Arabic finds %j, as shown to Arabic readers', async (search, found) => {
    expect(await find({ search, language: 'ar' })).toEqual(found);
  });

  test.each([
    ['en', 'Season', ['Café ＦＩＮＤ', 'Ramadan']],
    ['ar', 'موسم', ['Café ＦＩＮＤ']],
    ['ar', 'Season', ['Ramadan']],
    ['ar', 'الأقدم', ['Straße in ERBIL']],
    ['en', 'season', []],
    ['en', 'Seas', []],
  ])('in %s for the category %s finds %j', async (language, category, found) => {
    expect(await find({ language, category })).toEqual(found);
  });

  test('combines search and category, and ignores an empty one', async () => {
    expect(await find({ search: 'ramadan', category: 'Season' })).toEqual(['Ramadan']);
    expect(await find({ search: 'erbil', category: 'Season' })).toEqual([]);
    expect(await find({ search: ' ', category: '', fields: 'summary' })).toEqual(
      await find({ fields: 'summary' }),
    );
  });

  test('finds jobs by title, department and location', async () => {
    const job = {
      title: 'Auditor',
      department: 'Field',
      location: 'Duhok',
      locationAr: 'دهوك',
      published: true,
    };
    await site.create('career', { ...job, description: 'needle' });
    for (const search of ['AUDIT', 'field', 'duhok']) {
      expect(await find({ search }, kinds.career.list)).toEqual(['Auditor']);
    }
    expect(await find({ search: 'دهوك', language: 'ar' }, kinds.career.list)).toEqual(['Auditor']);
    expect(await find({ search: 'needle' }, kinds.career.list)).toEqual([]);
  });

  test('says that there is more only if there is', async () => {
    expect((await site.pagesOf(list, 'search=a&limit=1&category=Season')).map((page) => page.length)).toEqual(
      [1, 1],
    );
  });

  test('finds matches anywhere in a long list, each once', async () => {
    const posts = 2100;
    await batchWrite(
      Array.from({ length: posts }, (_, n) => storedNews(n, new Date(Date.now() + n))),
      [],
    );
    vi.setSystemTime(Date.now() + posts);
    const all = ['Needle 1600', 'Needle 800', 'Needle 0'];
    expect(await find({ search: 'needle', fields: 'summary' }, kinds.news.list)).toEqual(all);
    expect(await find({ search: 'needle', limit: '1' }, kinds.news.list)).toEqual(all);
  });

  test('reads the list thirty times for one answer, and then returns where to continue', async () => {
    const sent = vi.spyOn(dynamodb, 'send');
    sent.mockImplementation(async (command) => {
      const from = Number((command as QueryCommand).input.ExclusiveStartKey?.pk?.split('-').at(-1) ?? 50_000);
      const Items = Array.from({ length: 1001 }, (_, n) => indexed(from - 1 - n));
      return { Items } as never;
    });
    const { status, body, headers } = await site.ask(list, { query: 'search=needle&fields=summary' });
    expect([status, body, sent.mock.calls.length]).toEqual([200, [], 30]);
    expect(headers.Link).toEqual(expect.stringContaining('search=needle'));
  });
});

/** Returns the item of a published news post with this number; every 800th matches the search. */
function storedNews(n: number, at: Date) {
  const id = `news-with-the-number-${n}`;
  const fields = inputWith('news', { title: n % 800 === 0 ? `Needle ${n}` : `Hay ${n}`, published: true });
  const createdAt = at.toISOString();
  const placed = { ...fields, publishedAt: createdAt, createdAt, id };
  return {
    ...postKey('news', id),
    ...publicationKeys('news', placed, at),
    ...{ id, createdAt, updatedAt: createdAt, version: 1 },
    ...mapsOf('news', { ...fields, publishedAt: createdAt }),
  };
}

/** Returns the index item of the post with this number. */
function indexed(number: number) {
  const { content: _, contentAr: __, ...summary } = articleWith({ published: true });
  const createdAt = new Date(1_700_000_000_000 + number * 1000).toISOString();
  const id = `post-with-the-number-${number}`;
  return {
    gsi3sk: `${createdAt}#${id}`,
    id,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    summary,
  };
}
