import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deleteMessage, markMessageNotSpam } from '#shared/api/messages/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { callApi } from '#web/lib/api-client.ts';
import { countAgain } from '../data/count-again.ts';
import { updateMessageInSearch } from '../data/message-cache.ts';
import { type MessagePage, withMessage, withoutMessage } from '../data/message-pages.ts';
import { listQuery, newMessagesQuery, readList } from '../data/message-queries.ts';

/** Prefix of a cursor that points after the urgent messages. */
const afterUrgent = 'others:';

/** Possible spam: first the urgent messages, then the rest; both newest first. */
export const spamQuery = listQuery('spam', async (cursor, signal): Promise<MessagePage> => {
  const follows = cursor?.startsWith(afterUrgent);
  const urgent = follows ? undefined : await readList('urgent-spam')(cursor, signal);
  if (urgent?.next) return urgent;
  const others = await readList('spam')(follows ? cursor?.slice(afterUrgent.length) : undefined, signal);
  return {
    data: [...(urgent?.data ?? []), ...others.data],
    next: others.next && `${afterUrgent}${others.next}`,
  };
});

/** Marks the message with the given id as not spam. */
export const clearMutation = mutationOptions({
  mutationKey: [...inboxKey, 'cleared'],
  mutationFn: (id: string) => callApi(markMessageNotSpam, { params: { id } }),
});

/** Deletes the message with the given id permanently. It must be possible spam. */
export const deleteMutation = mutationOptions({
  mutationKey: [...inboxKey, 'deleted'],
  mutationFn: (id: string) => callApi(deleteMessage, { params: { id } }),
});

/**
 * Puts a message that is not spam into the cached list of new ones. The list is not read again, because the index that
 * it is read from may lag a moment behind.
 */
export function settleCleared(queryClient: QueryClient, message: Message): void {
  updateMessageInSearch(queryClient, message);
  queryClient.setQueryData(newMessagesQuery.queryKey, (pages) => withMessage(pages, message));
  settleDeleted(queryClient, message.id);
}

/** Removes a message from the cached list of possible spam. */
export function settleDeleted(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(spamQuery.queryKey, (pages) => withoutMessage(pages, id));
  countAgain(queryClient);
}
