import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PostRow, rowOf } from '#shared/posts/row.ts';
import { newsletterAddressesMutation } from '../newsletter/newsletter-actions.tsx';
import type { PostRecord } from './editor/post-drafts.ts';
import { cacheDeletion, cacheRows, cacheSavedPost, deletePostMutation, postsQuery } from './post-queries.ts';

const list = '/api/admin/blog-posts';
const rows = '/api/admin/post-rows/blog';
const post = (id: string, title = id): PostRecord => ({
  id,
  title,
  published: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
});

const row = (id: string, title?: string): PostRow => rowOf('blog', post(id, title));

let queryClient: QueryClient;
let calls: string[];
let answers: Record<string, () => Response | Promise<Response>>;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  calls = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return answers[address]?.() ?? Response.json({ error: 'Gone.' }, { status: 404 });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function openList() {
  const observer = new QueryObserver(queryClient, postsQuery('blog'));
  observer.subscribe(() => {});
  return { observer, shown: () => observer.getCurrentResult().data?.map(({ title }) => title) };
}

test('deleting a post that is already gone succeeds, any other failure is an error', async () => {
  const remove = () =>
    queryClient.getMutationCache().build(queryClient, deletePostMutation).execute({ kind: 'blog', id: 'a' });
  await expect(remove()).resolves.toBeUndefined();
  answers[`${list}/a`] = () => Response.json({ error: 'Busy.' }, { status: 503 });
  await expect(remove()).rejects.toThrow('503');
});

test('the list is read to its end, in few answers, and shows changes at once', async () => {
  const next = { headers: { Link: `<${rows}?cursor=p2>; rel="next"` } };
  answers[rows] = () => Response.json([row('c'), row('b')], next);
  answers[`${rows}?cursor=p2`] = () => Response.json([row('a')]);
  const { shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['c', 'b', 'a']));
  cacheSavedPost(queryClient, 'blog', { ...post('a', 'Changed'), version: 2 });
  expect(shown()).toEqual(['c', 'b', 'Changed']);
  cacheSavedPost(queryClient, 'blog', post('d'));
  expect(shown()).toEqual(['d', 'c', 'b', 'Changed']);
  cacheDeletion(queryClient, 'blog', 'c', 'd');
  expect(shown()).toEqual(['b', 'Changed']);
});

test('after a save only its row is read again', async () => {
  answers[rows] = () => Response.json([row('c'), row('b')]);
  const { observer, shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['c', 'b']));
  calls = [];
  answers[`${rows}/b`] = () => Response.json({ ...row('b', 'Mine'), version: 2, arabic: 'older' });
  cacheSavedPost(queryClient, 'blog', { ...post('b', 'Mine'), version: 2 });
  expect(shown()).toEqual(['c', 'Mine']);
  const arabic = () => observer.getCurrentResult().data?.map((read) => read.arabic);
  await vi.waitFor(() => expect(arabic()).toEqual(['none', 'older']));
  expect(calls).toEqual([`${rows}/b`]);
});

test('a row that was saved again meanwhile keeps the latest save', async () => {
  answers[rows] = () => Response.json([{ ...row('b', 'Third'), version: 3 }]);
  const { shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['Third']));
  cacheRows(queryClient, 'blog', [{ ...row('b', 'Second'), version: 2 }]);
  expect(shown()).toEqual(['Third']);
});

test('a list that was being read during a save is read again', async () => {
  let give: (rows: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => {
    give = resolve;
  });
  answers[rows] = () => held;
  const { shown } = openList();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  answers[rows] = () => Response.json([row('b', 'New')]);
  cacheDeletion(queryClient, 'blog', 'a');
  give(Response.json([row('b', 'Old'), row('a')]));
  await vi.waitFor(() => expect(shown()).toEqual(['New']));
});

test('the newsletter’s addresses are read to the last page', async () => {
  const newsletter = '/api/admin/newsletter';
  const next = { headers: { Link: `<${newsletter}?cursor=p2>; rel="next"` } };
  answers[newsletter] = () => new Response('"Email"\r\n"a@example.com"\r\n', next);
  answers[`${newsletter}?cursor=p2`] = () => new Response('"b@example.com"\r\n');
  const read = queryClient.getMutationCache().build(queryClient, newsletterAddressesMutation);
  expect(await read.execute(undefined)).toBe('"Email"\r\n"a@example.com"\r\n"b@example.com"\r\n');
});
