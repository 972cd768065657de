import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spamQuery } from '../spam/spam-queries.ts';
import { messageCountsQuery } from './count-queries.ts';
import { markMessageDone, refreshInbox } from './message-cache.ts';
import { completedMessagesQuery, markDoneMutation, newMessagesQuery } from './message-queries.ts';

const inbox = '/api/admin/contact-submissions';
let queryClient: QueryClient;
let calls: string[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  calls = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    return answers[address]?.() ?? Response.json({ error: 'Busy.' }, { status: 503 });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const page = (ids: string[], next?: string) => () =>
  Response.json(
    // Messages with later letters arrived later.
    ids.map((id) => ({ id, createdAt: id, suspicions: [], status: 'new', processed: false })),
    next ? { headers: { Link: `<${inbox}?state=new&cursor=${next}>; rel="next"` } } : {},
  );

function openList() {
  const list = new InfiniteQueryObserver(queryClient, newMessagesQuery);
  list.subscribe(() => {});
  const shown = () => list.getCurrentResult().data?.map(({ id }) => id);
  return { list, shown };
}

test('follows the Link header until there is none', async () => {
  answers[`${inbox}?state=new`] = page(['e', 'd'], 'p2');
  answers[`${inbox}?state=new&cursor=p2`] = page(['c']);
  const { list, shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['e', 'd']));
  expect(list.getCurrentResult().hasNextPage).toBe(true);
  await list.fetchNextPage();
  expect(shown()).toEqual(['e', 'd', 'c']);
  expect(list.getCurrentResult().hasNextPage).toBe(false);
});

test('a message marked as done leaves the list at once, and the inbox is read again', async () => {
  answers[`${inbox}?state=new`] = page(['e', 'd']);
  const { shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['e', 'd']));
  answers[`${inbox}?state=new`] = page(['f', 'd']);
  markMessageDone(queryClient, 'e');
  expect(shown()).toEqual(['d']);
  await vi.waitFor(() => expect(shown()).toEqual(['f', 'd']));
});

test('only the start of a long list is read again when a message is done', async () => {
  answers[`${inbox}?state=new`] = page(['e', 'd'], 'p2');
  answers[`${inbox}?state=new&cursor=p2`] = page(['c', 'b']);
  const { list, shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['e', 'd']));
  await list.fetchNextPage();
  calls = [];
  answers[`${inbox}?state=new`] = page(['f', 'e', 'd'], 'p3');
  markMessageDone(queryClient, 'c');
  expect(shown()).toEqual(['e', 'd', 'b']);
  await vi.waitFor(() => expect(shown()).toEqual(['f', 'e', 'd', 'b']));
  expect(calls).toEqual([`GET ${inbox}?state=new`]);
});

test('a failed refresh keeps the read messages and says so', async () => {
  answers[`${inbox}?state=new`] = page(['e']);
  const { shown } = openList();
  await vi.waitFor(() => expect(shown()).toEqual(['e']));
  expect(await refreshInbox(queryClient)).toBe(true);
  answers = {};
  expect(await refreshInbox(queryClient)).toBe(false);
  expect(shown()).toEqual(['e']);
});

test('the rest of the inbox is requested at its URLs', async () => {
  answers[`${inbox}?state=done&limit=3`] = () => Response.json([]);
  answers[`${inbox}/counts`] = () => Response.json({ new: 1, done: 0, spam: 0, urgentSpam: 0 });
  answers[`${inbox}/e/processed`] = () => Response.json({ id: 'e', status: 'closed', processed: true });
  expect(await queryClient.fetchQuery(completedMessagesQuery)).toEqual([]);
  expect(await queryClient.fetchQuery(messageCountsQuery)).toMatchObject({
    new: 1,
    done: 0,
    spam: 0,
    urgentSpam: 0,
  });
  await queryClient.getMutationCache().build(queryClient, markDoneMutation).execute('e');
  expect(calls).toEqual([
    `GET ${inbox}?state=done&limit=3`,
    `GET ${inbox}/counts`,
    `PUT ${inbox}/e/processed`,
  ]);
});

test('possible spam starts with the urgent messages, and skips empty pages', async () => {
  const flagged = (ids: string[], next?: string) => () =>
    Response.json(
      ids.map((id) => ({ id, createdAt: id, suspicions: ['no-form'], status: 'new', processed: false })),
      next ? { headers: { Link: `<${inbox}?cursor=${next}>; rel="next"` } } : {},
    );
  answers[`${inbox}?state=urgent-spam`] = flagged(['u2'], 'p2');
  answers[`${inbox}?state=urgent-spam&cursor=p2`] = flagged(['u1']);
  answers[`${inbox}?state=spam`] = flagged([], 'p3');
  answers[`${inbox}?state=spam&cursor=p3`] = flagged(['s1'], 'p4');
  answers[`${inbox}?state=spam&cursor=p4`] = flagged(['s0']);
  const list = new InfiniteQueryObserver(queryClient, spamQuery);
  list.subscribe(() => {});
  const shown = () => list.getCurrentResult().data?.map(({ id }) => id);
  await vi.waitFor(() => expect(shown()).toEqual(['u2']));
  await list.fetchNextPage();
  expect(shown()).toEqual(['u2', 'u1']);
  await list.fetchNextPage();
  expect(shown()).toEqual(['u2', 'u1', 's1']);
  await list.fetchNextPage();
  expect(shown()).toEqual(['u2', 'u1', 's1', 's0']);
  expect(list.getCurrentResult().hasNextPage).toBe(false);
});
