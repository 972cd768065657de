import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { countMessages } from '#shared/api/message-counts.ts';
import type { MessageState } from '#shared/messages/message.ts';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { callApi } from '#web/lib/api-client.ts';
import type { MessagePage } from './message-pages.ts';

/** The key of a list of messages. */
export const listKey = (state: MessageState) => [...inboxKey, { state }] as const;

/** For so long after a change, in ms, the counts that the server keeps of long lists may not have followed it. */
const followedMs = 20_000;
const changedAt = new WeakMap<QueryClient, number>();

/** Notes that messages were changed here: until the server has followed, they are counted themselves, or the counts would be those of before. */
export function noteChange(queryClient: QueryClient): void {
  changedAt.set(queryClient, Date.now());
}

/** How many messages there are, and how many came after the newest one that was listed when they were counted. */
export const messageCountsQuery = queryOptions({
  queryKey: [...inboxKey, 'counts'],
  queryFn: async ({ client, signal }) => {
    const pages = client.getQueryData<InfiniteData<MessagePage>>(listKey('new'))?.pages;
    const newerThan = pages?.flatMap(({ data }) => data)[0]?.createdAt;
    const include = Date.now() - (changedAt.get(client) ?? 0) < followedMs ? ('latest' as const) : undefined;
    const counts = await callApi(countMessages, { query: { cursor: newerThan, include }, signal });
    return { ...counts, newerThan, areNoneListed: pages !== undefined && newerThan === undefined };
  },
});

/** How often the messages are counted again while somebody looks at the page, in ms. */
const countEveryMs = 30_000;

/** The same as it is now, while the page is seen and the browser online. */
export const liveCountsQuery = queryOptions({
  ...messageCountsQuery,
  refetchInterval: countEveryMs,
  refetchOnWindowFocus: 'always',
  networkMode: 'online',
});
