import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  countContactSubmissions,
  listContactSubmissions,
  markContactSubmissionProcessed,
} from '#shared/api/messages.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { readHead } from '../lib/fresh-head.ts';
import { type MessagePage, mergePages, withoutMessage } from './message-pages.ts';

/** How many of the completed messages are shown. */
const recentlyCompleted = 3;

/** Begins the key of everything that is read from the inbox. */
const inboxKey = ['api', 'admin', 'contact-submissions'] as const;

/** New messages, newest first, a page of a hundred at a time. */
export const newMessagesQuery = infiniteQueryOptions({
  queryKey: [...inboxKey, { state: 'new' }],
  queryFn: ({ pageParam: cursor, signal }): Promise<MessagePage> =>
    callApiPage(listContactSubmissions, { query: { state: 'new', cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
  select: mergePages,
});

/** The messages that were done last, latest first. */
export const completedMessagesQuery = queryOptions({
  queryKey: [...inboxKey, { state: 'done', limit: recentlyCompleted }],
  queryFn: ({ signal }) =>
    callApi(listContactSubmissions, { query: { state: 'done', limit: recentlyCompleted }, signal }),
});

/** How many messages are new and done, each counted up to `countLimit`. */
export const messageCountsQuery = queryOptions({
  queryKey: [...inboxKey, 'counts'],
  queryFn: ({ signal }) => callApi(countContactSubmissions, { signal }),
});

/** Marks the message with the given id as done. */
export const markDoneMutation = mutationOptions({
  mutationKey: [...inboxKey, 'processed'],
  mutationFn: (id: string) => callApi(markContactSubmissionProcessed, { params: { id } }),
});

/**
 * Takes a message that is now done out of the new ones, and reads again what that changes: the start of the new ones,
 * where others may have come, the latest that are done, and the counts.
 */
export function settleDone(queryClient: QueryClient, id: string): void {
  const { queryKey } = newMessagesQuery;
  queryClient.setQueryData(queryKey, (pages) => withoutMessage(pages, id));
  const readFirst = (signal: AbortSignal) =>
    callApiPage(listContactSubmissions, { query: { state: 'new' }, signal });
  void readHead(queryClient, { queryKey, readFirst });
  void queryClient.invalidateQueries({ queryKey: completedMessagesQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
}

/** Reads everything of the inbox that is on screen again. Tells, when that is over, whether all of it came. */
export async function refreshInbox(queryClient: QueryClient): Promise<boolean> {
  await queryClient.invalidateQueries({ queryKey: inboxKey });
  const shown = queryClient.getQueryCache().findAll({ queryKey: inboxKey, type: 'active' });
  return shown.every(({ state }) => state.status === 'success');
}
