import '#functions/data/testing/environment.ts';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { endpoints } from '#shared/api/table.ts';
import { postsSite } from './testing/posts-site.ts';

const { listBlogCategories } = endpoints;
const site = postsSite();
const categoriesIn = async (language: string) =>
  (await site.askAsAdministrator(listBlogCategories, { query: `language=${language}` })).body;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
afterEach(() => void vi.restoreAllMocks());

beforeAll(async () => {
  const categories = [
    ['shops', 'متاجر'],
    ['Éclairs', ''],
    ['Zebra', 'أسواق'],
    ['shops', 'متاجر'],
    ['shops', ''],
  ];
  for (const [category, categoryAr] of categories) {
    await site.create('blog', { published: true, category, categoryAr });
  }
  await site.create('blog', { category: 'Draft', categoryAr: 'مسودة' });
  await site.create('news', { published: true, category: 'News' });
});

test('returns the categories of the published blog posts in each language, sorted', async () => {
  expect(await categoriesIn('en')).toEqual(['Éclairs', 'shops', 'Zebra']);
  expect(new Set((await categoriesIn('ar')) as string[])).toEqual(
    new Set(['أسواق', 'متاجر', 'Éclairs', 'shops']),
  );
  expect((await site.ask(listBlogCategories)).body).toEqual(['Éclairs', 'shops', 'Zebra']);
});

test('reads the table at most once a second, and each time for a session', async () => {
  pass(1000);
  const sent = vi.spyOn(dynamodb, 'send');
  const readings = () => sent.mock.calls.filter(([command]) => command instanceof QueryCommand).length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.ask(listBlogCategories)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(readings()).toBe(1);
  await site.ask(listBlogCategories, { sessionToken: 'A'.repeat(43) });
  expect(readings()).toBe(1);
  await site.askAsAdministrator(listBlogCategories);
  expect(readings()).toBe(2);
  pass(1000);
  await site.ask(listBlogCategories);
  expect(readings()).toBe(3);
});

test('does not cache a failed read', async () => {
  pass(1000);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(dynamodb, 'send').mockRejectedValueOnce(
    Object.assign(new Error('busy'), { name: 'ThrottlingException' }) as never,
  );
  expect((await site.ask(listBlogCategories)).status).toBe(503);
  expect((await site.ask(listBlogCategories)).status).toBe(200);
});

test('an administrator sees a new category at once, bypassing every cache', async () => {
  await site.ask(listBlogCategories);
  await site.create('blog', { published: true, category: 'Brand new' });
  const { headers, body } = await site.askAsAdministrator(listBlogCategories);
  expect(headers['Cache-Control']).toBe('private, no-cache');
  expect(body).toContain('Brand new');
});
