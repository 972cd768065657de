import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { countAgain } from '../data/count-again.ts';
import { settleFound } from '../data/message-cache.ts';
import { withMessage, withoutMessage } from '../data/message-pages.ts';
import { newMessagesQuery } from '../data/message-queries.ts';
import { spamQuery } from './spam-queries.ts';

/** Puts a message that is no spam among the new ones, which are not read again: an index may be a moment behind. */
export function settleCleared(queryClient: QueryClient, message: Message): void {
  settleFound(queryClient, message);
  queryClient.setQueryData(newMessagesQuery.queryKey, (pages) => withMessage(pages, message));
  settleDeleted(queryClient, message.id);
}

/** Takes a message out of what looks like spam. */
export function settleDeleted(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(spamQuery.queryKey, (pages) => withoutMessage(pages, id));
  countAgain(queryClient);
}
