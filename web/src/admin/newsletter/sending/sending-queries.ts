import { queryOptions } from '@tanstack/react-query';
import { listSendings, previewSending } from '#shared/api/mail.ts';
import { postEndpoints } from '#shared/api/posts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { newsletterKey } from '../newsletter-queries.ts';

/** How often progress is asked for, in milliseconds, while something is being sent. */
const pollMs = 2000;

export const sendingsKey = [...newsletterKey, 'sendings'] as const;

/** The latest sendings; read again and again while one is on its way. */
export const sendingsQuery = queryOptions({
  queryKey: sendingsKey,
  queryFn: ({ signal }) => callApi(listSendings, { signal }),
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'sending') ? pollMs : false),
});

/** The latest published articles, to choose from. */
export const articlesQuery = queryOptions({
  queryKey: [...newsletterKey, 'articles'],
  queryFn: ({ signal }) => callApi(postEndpoints.blog.list, { query: { fields: 'summary' }, signal }),
});

/** What a post's mails say, and to how many they would go. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, 'preview', id],
    queryFn: ({ signal }) => callApi(previewSending, { params: { id }, signal }),
    enabled: id !== '',
    staleTime: 0,
  });
