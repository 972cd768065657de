import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listLength, searchPath } from '#shared/publishing/addresses.ts';
import { foundPosts } from './found-posts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Publishes this many blog posts. A search for "shelf" finds all of them. */
function publish(count: number) {
  const newest = Array.from({ length: count }, (_, n) => ({ id: `post-${n}`, title: `Shelf ${n}` }));
  vi.stubGlobal('fetch', async (path: string) =>
    path === searchPath('blog', 'en')
      ? Response.json({ newest, older: [] })
      : new Response('', { status: 404 }),
  );
}
const find = (from?: string) =>
  foundPosts(new QueryClient(), 'blog', { language: 'en', search: 'shelf' }, from);

test.each([
  [0, 0, undefined],
  [listLength - 1, listLength - 1, undefined],
  [listLength, listLength, undefined],
  [listLength + 1, listLength, String(listLength)],
])('of %d found the first page shows %d, and the next starts at %s', async (count, shown, next) => {
  publish(count);
  const page = await find();
  expect([page.data.length, page.next]).toEqual([shown, next]);
});

test('the second page has the rest, and nothing follows if it is exactly full', async () => {
  publish(2 * listLength);
  const page = await find(String(listLength));
  expect(page.data.map(({ id }) => id)).toEqual(
    Array.from({ length: listLength }, (_, n) => `post-${listLength + n}`),
  );
  expect(page.next).toBeUndefined();
});
