import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { listMessages, markMessageProcessed, reopenMessage } from '#shared/api/messages/messages.ts';
import type { MessageList, MessageState } from '#shared/messages/message.ts';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { listKey } from './count-queries.ts';
import { type MessagePage, mergePages } from './message-pages.ts';

/** How many of the completed messages are shown. */
const recentlyCompleted = 3;

/** Prefix of the query keys of filtered lists. */
export const foundKey = [...inboxKey, 'found'] as const;

/**
 * Reads one page of a list. If all messages of the page were moved to other lists since, reads on to the next page that has
 * messages.
 */
async function readPage(
  read: (cursor: string | undefined) => Promise<MessagePage>,
  from: string | undefined,
) {
  let page = await read(from);
  while (page.data.length === 0 && page.next !== undefined) page = await read(page.next);
  return page;
}

/** A list of messages in a state, newest first, a page of a hundred at a time. */
export const listQuery = <State extends MessageState>(
  state: State,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<MessagePage>,
) =>
  infiniteQueryOptions({
    queryKey: listKey(state),
    queryFn: ({ pageParam, signal }) => readPage((cursor) => read(cursor, signal), pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    select: (pages) => mergePages(state, pages),
  });

export const readList = (state: MessageList) => (cursor: string | undefined, signal: AbortSignal) =>
  callApiPage(listMessages, { query: { state, cursor }, signal });

/** New messages, by arrival. */
export const newMessagesQuery = listQuery('new', readList('new'));

/** All completed messages, by the time of completion. */
export const allCompletedQuery = listQuery('done', readList('done'));

/** The latest completed messages, newest first. */
export const completedMessagesQuery = queryOptions({
  queryKey: [...inboxKey, { state: 'done', limit: recentlyCompleted }],
  queryFn: ({ signal }) =>
    callApi(listMessages, { query: { state: 'done', limit: recentlyCompleted }, signal }),
});

/** Marks the message with the given id as done. */
export const markDoneMutation = mutationOptions({
  mutationKey: [...inboxKey, 'processed'],
  mutationFn: (id: string) => callApi(markMessageProcessed, { params: { id } }),
});

/** Makes the message with the given id new again. */
export const reopenMutation = mutationOptions({
  mutationKey: [...inboxKey, 'reopened'],
  mutationFn: (id: string) => callApi(reopenMessage, { params: { id } }),
});
