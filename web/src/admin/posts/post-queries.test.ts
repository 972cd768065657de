import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { newsletterAddressesMutation } from '../newsletter/newsletter-addresses.ts';
import { postDefinitions } from './definitions.ts';
import { newPostDraft, type PostDraft, type PostRecord } from './editor/post-drafts.ts';
import { textNamesOf } from './post-definition.ts';
import {
  cacheDeletion,
  cacheSavedPost,
  conflictingPost,
  deletePostMutation,
  postsQuery,
  savePostMutation,
} from './post-queries.ts';

const list = '/api/admin/blog-posts';
const summaries = `${list}?fields=summary`;
const fields = { title: ' Shelf ', author: 'Dara', category: 'Audit', content: 'Text', imageUrl: '' };
const draft = newPostDraft('blog', textNamesOf(postDefinitions.blog));
const complete: PostDraft = { ...draft, values: { ...draft.values, ...fields } };
const post = (id: string, title = id): PostRecord => ({
  id,
  title,
  published: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
});

let queryClient: QueryClient;
let calls: { method: string; address: string; key: string | undefined; body: Record<string, unknown> }[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  calls = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { method = '', body } = init;
    const key = new Headers(init.headers).get('Idempotency-Key') ?? undefined;
    calls.push({ method, address, key, body: JSON.parse(String(body ?? '{}')) });
    return answers[address]?.() ?? Response.json({ error: 'Gone.' }, { status: 404 });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const save = (sent: PostDraft) =>
  queryClient.getMutationCache().build(queryClient, savePostMutation).execute(sent);

function openList() {
  const observer = new InfiniteQueryObserver(queryClient, postsQuery('blog'));
  observer.subscribe(() => {});
  return { observer, shown: () => observer.getCurrentResult().data?.map(({ title }) => title) };
}

test('a new post is sent under the id of its draft, so that a retry is stored once', async () => {
  answers[list] = () => Response.json(post(draft.id));
  await save(complete);
  await save(complete);
  expect(calls.map(({ method, key }) => [method, key])).toEqual([
    ['POST', draft.id],
    ['POST', draft.id],
  ]);
  expect(calls[0]?.body).toMatchObject({ title: 'Shelf', published: false });
});

test('a stored post is saved over the version it was read in', async () => {
  answers[`${list}/${draft.id}`] = () => Response.json(post(draft.id));
  await save({ ...complete, base: { ...complete.base, version: 4 } });
  expect(calls).toMatchObject([{ method: 'PUT', body: { version: 4 } }]);
});

test('only a save over a newer version offers one to choose', () => {
  const refusal = (status: number, current?: object) =>
    new ApiError(status, '', JSON.stringify({ error: 'Changed.', current }));
  expect(conflictingPost(refusal(409, post('a')))).toEqual(post('a'));
  expect(conflictingPost(refusal(409))).toBeUndefined();
  expect(conflictingPost(refusal(400, post('a')))).toBeUndefined();
  expect(conflictingPost(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('deleting what is gone already is no failure, anything else is', async () => {
  const remove = () =>
    queryClient.getMutationCache().build(queryClient, deletePostMutation).execute({ kind: 'blog', id: 'a' });
  await expect(remove()).resolves.toBeUndefined();
  answers[`${list}/a`] = () => Response.json({ error: 'Busy.' }, { status: 503 });
  await expect(remove()).rejects.toThrow('503');
});

test('the list goes on where the Link header says, and shows changes at once', async () => {
  const next = { headers: { Link: `<${list}?fields=summary&cursor=p2>; rel="next"` } };
  answers[summaries] = () => Response.json([post('c'), post('b')], next);
  answers[`${summaries}&cursor=p2`] = () => Response.json([post('b'), post('a')]);
  const { observer, shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['c', 'b']));
  await observer.fetchNextPage();
  expect(shown()).toEqual(['c', 'b', 'a']);
  cacheSavedPost(queryClient, 'blog', post('a', 'Changed'));
  expect(shown()).toEqual(['c', 'b', 'Changed']);
  cacheSavedPost(queryClient, 'blog', post('d'));
  expect(shown()).toEqual(['d', 'c', 'b', 'Changed']);
  cacheDeletion(queryClient, 'blog', 'c');
  expect(shown()).toEqual(['d', 'b', 'Changed']);
});

test('after a change only the start of the list is read again, and the end of it stays', async () => {
  const next = { headers: { Link: `<${list}?fields=summary&cursor=p2>; rel="next"` } };
  answers[summaries] = () => Response.json([post('c'), post('b')], next);
  answers[`${summaries}&cursor=p2`] = () => Response.json([post('a')]);
  const { observer, shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['c', 'b']));
  await observer.fetchNextPage();
  calls = [];
  answers[summaries] = () => Response.json([post('c', 'Saved by somebody else'), post('b')], next);
  cacheSavedPost(queryClient, 'blog', post('b', 'Mine'));
  expect(shown()).toEqual(['c', 'Mine', 'a']);
  await vi.waitFor(() => expect(shown()).toEqual(['Saved by somebody else', 'b', 'a']));
  expect(calls.map(({ address }) => address)).toEqual([summaries]);
});

test('when the start of the list cannot be read again, the list says so', async () => {
  answers[summaries] = () => Response.json([post('b')]);
  const { observer, shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['b']));
  answers = {};
  cacheDeletion(queryClient, 'blog', 'b');
  await vi.waitFor(() => expect(observer.getCurrentResult().isRefetchError).toBe(true));
  expect(shown()).toEqual([]);
});

test('the newsletter’s addresses are read to the last page', async () => {
  const newsletter = '/api/admin/newsletter';
  const next = { headers: { Link: `<${newsletter}?cursor=p2>; rel="next"` } };
  answers[newsletter] = () => new Response('"Email"\r\n"a@example.com"\r\n', next);
  answers[`${newsletter}?cursor=p2`] = () => new Response('"b@example.com"\r\n');
  const read = queryClient.getMutationCache().build(queryClient, newsletterAddressesMutation);
  expect(await read.execute(undefined)).toBe('"Email"\r\n"a@example.com"\r\n"b@example.com"\r\n');
});
