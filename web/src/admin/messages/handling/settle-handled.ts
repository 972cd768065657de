import type { QueryClient } from '@tanstack/react-query';
import type { MessageDetails } from '#shared/messages/handling.ts';
import { stateOf } from '#shared/messages/message.ts';
import { settleDone, settleFound, settleReopened } from '../data/message-cache.ts';
import { type MessagePages, withChanged } from '../data/message-pages.ts';
import { allCompletedQuery, completedMessagesQuery, newMessagesQuery } from '../data/message-queries.ts';
import { settleDeleted } from '../spam/spam-cache.ts';
import { spamQuery } from '../spam/spam-queries.ts';

/** Takes over a message as it is after somebody worked on it, wherever the inbox lists it. */
export function settleHandled(queryClient: QueryClient, message: MessageDetails): void {
  const { note: _, version: _version, history: _history, ...listed } = message;
  const state = stateOf(listed);
  const isAmong = (pages: MessagePages | undefined) =>
    pages?.pages.some(({ data }) => data.some(({ id }) => id === message.id)) ?? false;
  const wasNew = isAmong(queryClient.getQueryData(newMessagesQuery.queryKey));
  const wasSpam = isAmong(queryClient.getQueryData(spamQuery.queryKey));
  if (state !== 'spam' && wasSpam) settleDeleted(queryClient, message.id);
  if (state === 'new' && !wasNew) settleReopened(queryClient, listed);
  if (state === 'done' && wasNew) settleDone(queryClient, message.id);
  settleFound(queryClient, listed);
  for (const { queryKey } of [newMessagesQuery, allCompletedQuery, spamQuery]) {
    queryClient.setQueryData(queryKey, (pages) => withChanged(pages, listed));
  }
  queryClient.setQueryData(completedMessagesQuery.queryKey, (done) =>
    done?.map((other) => (other.id === listed.id ? listed : other)),
  );
}
