import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listSendings, previewSending } from '#shared/api/mail.ts';
import {
  countReaders,
  countSubscribers,
  findSubscribers,
  listNewsletterSubscriptions,
} from '#shared/api/newsletter.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import type { Audience } from '#shared/newsletter/audience.ts';
import type { SubscriptionState } from '#shared/newsletter/subscription.ts';
import { sendingsKey } from '#web/admin/lib/planned-sendings.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';

/** Beginning of the query keys of everything about the newsletter. */
export const newsletterKey = ['api', 'admin', 'newsletter'] as const;

/** Reads the whole list of addresses, page by page, as one CSV text. */
export async function readAddresses(): Promise<string> {
  let table = '';
  let cursor: string | undefined;
  do {
    const page = await callApiPage(listNewsletterSubscriptions, { query: { cursor } });
    table += page.data;
    cursor = page.next;
  } while (cursor !== undefined);
  return table;
}

/** The number of addresses in each state. */
export const newsletterCountsQuery = queryOptions({
  queryKey: [...newsletterKey, 'counts'],
  queryFn: ({ signal }) => callApi(countSubscribers, { signal }),
});

/** A filter of addresses: their beginning, and their state. */
export interface SubscriberFilter {
  readonly search: string;
  readonly state: SubscriptionState | undefined;
}

/** The addresses that match a filter, page by page. */
export const subscribersQuery = ({ search, state }: SubscriberFilter) =>
  infiniteQueryOptions({
    queryKey: [...newsletterKey, 'found', { search, state }],
    queryFn: ({ pageParam, signal }) =>
      callApi(findSubscribers, { body: { search, state, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });

/** How often progress is polled during a sending, in milliseconds. */
const pollMs = 2000;

/** The latest sendings; polled while one is in progress. */
export const sendingsQuery = queryOptions({
  queryKey: [...sendingsKey, 'begun'],
  queryFn: ({ signal }) => callApi(listSendings, { signal }),
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'sending') ? pollMs : false),
});

/** How many articles are offered at once; a search finds the others. */
const articlesAtOnce = 8;

/**
 * The newest published articles. A search finds articles by their Arabic texts if it has Arabic letters, otherwise by
 * their English texts.
 */
export const articlesQuery = (search: string) =>
  queryOptions({
    queryKey: [...newsletterKey, 'articles', search],
    queryFn: ({ signal }) =>
      callApi(postEndpoints.blog.list, {
        query: {
          fields: 'summary',
          limit: articlesAtOnce,
          ...(search && { search, language: /\p{Script=Arabic}/u.test(search) ? 'ar' : 'en' }),
        },
        signal,
      }),
    placeholderData: (before) => before,
  });

/** The number of readers, in all and of each language. */
export const readersQuery = queryOptions({
  queryKey: [...newsletterKey, 'readers'],
  queryFn: ({ signal }) => callApi(countReaders, { signal }),
  staleTime: 0,
});

/** The mails of a post as readers would get them, and its sendings so far. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, 'preview', id],
    queryFn: ({ signal }) => callApi(previewSending, { params: { id }, signal }),
    enabled: id !== '',
    staleTime: 0,
  });

/** Returns the query parameters for an audience; an empty object for everybody, the default. */
export function audienceQuery(audience: Audience) {
  return audience === 'all' ? {} : { language: audience };
}
