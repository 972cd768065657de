import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listLength } from '#shared/publishing/addresses.ts';
import { postListQuery } from './list-queries.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

/** Answers one request after the other: each with the ids of a page's articles, and the cursor of the next page. */
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

test('without a filter it requests summaries, a page at a time, in any language', async () => {
  answer({ ids: ['a'] });
  await read({ language: 'ar' });
  expect(asked()).toEqual([{ fields: 'summary', limit: String(listLength) }]);
});

test('requests the next page after the end of the previous one', async () => {
  answer({ ids: ['a'], next: 'n1' }, { ids: ['b'] });
  const { pages } = await read({ language: 'en' }, 2);
  expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([['a'], ['b']]);
  expect(asked()[1]).toMatchObject({ cursor: 'n1' });
});

describe('with a filter', () => {
  const entry = (id: string, title: string, category = 'Audit') => ({ id, title, category, excerpt: '' });
  const entries = Array.from({ length: listLength + 2 }, (_, n) => entry(`share-${n}`, `Shelf share ${n}`));
  const published = () =>
    fetchMock.mockImplementation(async () =>
      Response.json({ newest: [entry('facing', 'Facings', 'Field work'), ...entries], older: [] }),
    );
  const addresses = () => fetchMock.mock.calls.map(([address]) => address);
  const idsOf = (pages: { data: readonly { id: string }[] }[]) =>
    pages.map(({ data }) => data.map(({ id }) => id));

  test('finds posts in the published search files, in the language of the search', async () => {
    published();
    const { pages } = await read({ language: 'ar', search: 'facing' });
    expect(idsOf(pages)).toEqual([['facing']]);
    expect(addresses()).toEqual(['/live/search/blog.ar.json']);
  });

  test('finds posts of older runs too, each once', async () => {
    const files: Record<string, unknown> = {
      '/live/search/blog.en.json': { newest: [entry('a', 'Price')], older: ['r2', 'first'] },
      '/live/search/blog.en/r2.json': [entry('b', 'Price'), entry('c', 'Promotion')],
      '/live/search/blog.en/first.json': [entry('b', 'Price'), entry('d', 'Price')],
    };
    fetchMock.mockImplementation(async (address) => Response.json(files[String(address)]));
    const { pages } = await read({ language: 'en', search: 'price' });
    expect(idsOf(pages)).toEqual([['a', 'b', 'd']]);
  });

  test('lists those of a category in order', async () => {
    published();
    const { pages } = await read({ language: 'en', category: ' Field work ' });
    expect(idsOf(pages)).toEqual([['facing']]);
  });

  test('shows the result a page at a time', async () => {
    published();
    const { pages } = await read({ language: 'en', search: 'share' }, 2);
    expect(pages.map(({ data }) => data.length)).toEqual([listLength, 2]);
    expect(pages.at(-1)).not.toHaveProperty('next');
  });

  test('requests nothing again while somebody types', async () => {
    published();
    const client = new QueryClient();
    for (const search of ['s', 'sh', 'share']) {
      await client.fetchInfiniteQuery(postListQuery('blog', { language: 'en', search }));
    }
    expect(addresses()).toHaveLength(1);
  });

  test('fails if there are no search files', async () => {
    fetchMock.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(read({ language: 'en', search: 'share' })).rejects.toThrow('404');
  });
});
