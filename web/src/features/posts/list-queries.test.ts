import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listLength } from '#shared/publishing/addresses.ts';
import { postListQuery } from './list-queries.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

/** One answer after the other: the ids of a page's articles, and the cursor of the page after it. */
function answer(...pages: { ids: string[]; next?: string }[]) {
  for (const { ids, next } of pages) {
    fetchMock.mockResolvedValueOnce(
      new Response(JSON.stringify(ids.map((id) => ({ id }))), {
        headers: next ? { Link: `</api/blog-posts?cursor=${next}>; rel="next"` } : {},
      }),
    );
  }
}
const asked = () =>
  fetchMock.mock.calls.map(([address]) =>
    Object.fromEntries(new URL(String(address), 'https://host').searchParams),
  );
const read = (filter: Parameters<typeof postListQuery>[1], pages = 1) =>
  new QueryClient().fetchInfiniteQuery({ ...postListQuery('blog', filter), pages });

test('without a filter summaries are read, a page at a time, and nothing is said of the language', async () => {
  answer({ ids: ['a'] });
  await read({ language: 'ar' });
  expect(asked()).toEqual([{ fields: 'summary', limit: String(listLength) }]);
});

test('a filter goes with the language that its texts are in', async () => {
  answer({ ids: ['a'] });
  await read({ language: 'ar', search: 'رفّ', category: 'تدقيق التجزئة' });
  expect(asked()).toMatchObject([{ language: 'ar', search: 'رفّ', category: 'تدقيق التجزئة' }]);
});

test('what is empty does not restrict', async () => {
  answer({ ids: ['a'] });
  await read({ language: 'en', search: '', category: 'Retail audit' });
  expect(asked()[0]).not.toHaveProperty('search');
});

test('the next page is read where the one before ended', async () => {
  answer({ ids: ['a'], next: 'n1' }, { ids: ['b'] });
  const { pages } = await read({ language: 'en' }, 2);
  expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([['a'], ['b']]);
  expect(asked()[1]).toMatchObject({ cursor: 'n1' });
});

test('empty pages that are not the last are read past', async () => {
  answer({ ids: [], next: 'n1' }, { ids: [], next: 'n2' }, { ids: ['c'], next: 'n3' });
  const { pages } = await read({ language: 'en', search: 'rare' });
  expect(pages).toEqual([{ data: [{ id: 'c' }], next: 'n3' }]);
  expect(asked().map(({ cursor }) => cursor)).toEqual([undefined, 'n1', 'n2']);
});

test('an article that two pages hold is shown once', () => {
  const { select } = postListQuery('blog', { language: 'en' });
  const page = (...ids: string[]) => ({ data: ids.map((id) => ({ id })), next: undefined }) as never;
  const articles = select?.({ pages: [page('a', 'b'), page('b', 'c')], pageParams: [] });
  expect(articles?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
