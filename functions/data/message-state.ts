import type { ContactSubmission } from '#shared/messages/message.ts';
import {
  fromItem,
  getMessageItem,
  messageKey,
  messagesInState,
  readMessage,
  type StoredMessage,
} from './stored-message.ts';
import { indexKeys } from './table/table.ts';
import { exists, lacks, updateItem } from './table/update-item.ts';

/** Marks a message as processed and returns it; one that was keeps its `processedAt`. `undefined`: no such message. */
export async function markMessageProcessed(id: string, now: Date): Promise<ContactSubmission | undefined> {
  const processedAt = now.toISOString();
  const updated = await updateItem<StoredMessage>(messageKey(id), {
    set: { processedAt, ...indexKeys('inState', messagesInState('done'), { at: processedAt, id }) },
    when: [exists('pk'), lacks('processedAt')],
  });
  const item = updated ?? (await getMessageItem(id));
  return item && fromItem(item);
}

/** Makes a processed message new again, where it was among the new ones, and returns it. `undefined`: no such message. */
export async function reopenMessage(id: string): Promise<ContactSubmission | undefined> {
  const item = await getMessageItem(id);
  const stored = item && readMessage(item);
  if (!stored) return undefined;
  const updated = await updateItem<StoredMessage>(messageKey(id), {
    set: indexKeys('inState', messagesInState('new'), { at: stored.createdAt, id }),
    remove: ['processedAt'],
    when: [exists('processedAt')],
  });
  const now = updated ?? (await getMessageItem(id));
  return now && fromItem(now);
}
