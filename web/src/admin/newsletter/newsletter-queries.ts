import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { countSubscribers, findSubscribers } from '#shared/api/newsletter.ts';
import type { SubscriptionState } from '#shared/newsletter/subscription.ts';
import { callApi } from '#web/lib/api-client.ts';

/** Begins the key of everything that is read about the newsletter. */
export const newsletterKey = ['api', 'admin', 'newsletter'] as const;

/** How many addresses are in each state. */
export const newsletterCountsQuery = queryOptions({
  queryKey: [...newsletterKey, 'counts'],
  queryFn: ({ signal }) => callApi(countSubscribers, { signal }),
});

/** What is looked for: how addresses begin, and their state. */
export interface SubscriberFilter {
  readonly search: string;
  readonly state: SubscriptionState | undefined;
}

/** The addresses that a filter finds, page by page. */
export const subscribersQuery = ({ search, state }: SubscriberFilter) =>
  infiniteQueryOptions({
    queryKey: [...newsletterKey, 'found', { search, state }],
    queryFn: ({ pageParam, signal }) =>
      callApi(findSubscribers, { body: { search, state, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
