import { mutationOptions } from '@tanstack/react-query';
import { deleteMessage, markMessageNotSpam } from '#shared/api/messages.ts';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { callApi } from '#web/lib/api-client.ts';
import type { MessagePage } from '../data/message-pages.ts';
import { listQuery, readList } from '../data/message-queries.ts';

/** Begins a cursor of what follows the urgent ones. */
const afterUrgent = 'others:';

/** What looks like spam: first all that would be urgent, then the others, each by when they came. */
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

/** Says that the message with the given id is no spam. */
export const clearMutation = mutationOptions({
  mutationKey: [...inboxKey, 'cleared'],
  mutationFn: (id: string) => callApi(markMessageNotSpam, { params: { id } }),
});

/** Deletes the message with the given id. */
export const deleteMutation = mutationOptions({
  mutationKey: [...inboxKey, 'deleted'],
  mutationFn: (id: string) => callApi(deleteMessage, { params: { id } }),
});
