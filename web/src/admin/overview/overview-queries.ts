import { queryOptions } from '@tanstack/react-query';
import { findMessages } from '#shared/api/messages/messages.ts';
import { getPostsOverview } from '#shared/api/posts/post-lists.ts';
import { callApi } from '#web/lib/api-client.ts';
import { inboxKey } from '../lib/inbox-keys.ts';
import { withOwnChanges } from '../lib/latest.ts';

/** The open work on posts. Read again whenever the overview opens. */
export const postsOverviewQuery = queryOptions({
  queryKey: ['api', 'admin', 'posts-overview'],
  queryFn: ({ signal }) => callApi(getPostsOverview, { query: withOwnChanges(), signal }),
  refetchOnMount: 'always',
});

/** The limit up to which overdue messages are counted. */
const maxLate = 100;

/** The number of messages that nobody has begun to answer within the promised time, up to 100. */
export const lateMessagesQuery = queryOptions({
  queryKey: [...inboxKey, 'late'],
  queryFn: async ({ signal }) =>
    (await callApi(findMessages, { body: { state: 'overdue', limit: maxLate }, signal })).length,
  refetchOnMount: 'always',
});
