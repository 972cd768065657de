import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { countMessages } from '#shared/api/messages/message-counts.ts';
import { countLimit, exactCountMax } from '#shared/messages/counts.ts';
import type { MessageState } from '#shared/messages/message.ts';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';
import type { MessagePage } from './message-pages.ts';

/** The query key of the list of messages in a state. */
export const listKey = (state: MessageState) => [...inboxKey, { state }] as const;

/** The time in ms during which the server's stored counts of long lists may not include a change yet. */
const followedMs = 20_000;
const changedAt = new WeakMap<QueryClient, number>();

/**
 * Notes that messages were changed here: for some time the server is then asked to include the latest changes in its
 * counts.
 */
export function noteChange(queryClient: QueryClient): void {
  changedAt.set(queryClient, Date.now());
}

/**
 * The number of messages in each list, and of those that arrived after the newest one listed at the time of counting.
 */
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

/** How often the messages are counted again while a user looks at the page, in ms. */
const countEveryMs = 30_000;

/** Like {@link messageCountsQuery}, kept up to date while the page is visible and the browser online. */
export const liveCountsQuery = queryOptions({
  ...messageCountsQuery,
  refetchInterval: countEveryMs,
  refetchOnWindowFocus: 'always',
  networkMode: 'online',
});

/** Returns a count as the inbox shows it: `1,000+` where counting stopped. */
export function countText(count: number): string {
  return `${formatNumber(count)}${count === countLimit ? '+' : ''}`;
}

/**
 * Returns a count as a question names it: a stored count, which may lag behind after many changes, as `about 1,627`.
 */
export function roughCountText(count: number): string {
  return count > exactCountMax && count < countLimit ? copy.about(countText(count)) : countText(count);
}

/** Returns how much of the list is on screen: `Showing 100 of 1,000+`. */
export function shownText(shown: number, count: number | undefined): string {
  if (count === undefined || count < shown) return copy.showing(formatNumber(shown));
  return copy.showingOf(formatNumber(shown), countText(count));
}
