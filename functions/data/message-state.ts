import type { ContactSubmission } from '#shared/messages/message.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import {
  fromItem,
  getMessageItem,
  messageKey,
  messagesIn,
  readMessage,
  type StoredMessage,
} from './stored-message.ts';
import { indexKeys, ttl } from './table/table.ts';
import { exists, isStill, lacks, type Update, updateItem } from './table/update-item.ts';

/**
 * Marks a message as processed and returns it, to be kept for as long as `retention` says; one that was keeps its `processedAt`.
 * `undefined`: no such message.
 */
export async function markMessageProcessed(id: string, now: Date): Promise<ContactSubmission | undefined> {
  const processedAt = now.toISOString();
  const updated = await updateItem<StoredMessage>(messageKey(id), {
    set: {
      processedAt,
      expiresAt: ttl(now.getTime() + keptMs('message')),
      ...indexKeys('inState', messagesIn('done'), { at: processedAt, id }),
    },
    when: [exists('pk'), lacks('processedAt')],
  });
  const item = updated ?? (await getMessageItem(id));
  return item && fromItem(item);
}

/**
 * Makes a processed message new again, where it was among the new ones, and returns it. Whoever does so has seen it: it is
 * no spam. `undefined`: no such message.
 */
export async function reopenMessage(id: string, now: Date): Promise<ContactSubmission | undefined> {
  return change(id, (stored) => ({
    set: newPlaceOf(stored),
    setOnce: { ...(stored.suspicions.length > 0 && { notSpamAt: now.toISOString() }) },
    remove: ['processedAt', 'expiresAt'],
    when: [exists('processedAt')],
  }));
}

/** Moves a message that looks like spam to the new ones, and returns it. `undefined`: no such message. */
export async function clearMessage(id: string, now: Date): Promise<ContactSubmission | undefined> {
  return change(id, (stored) => ({
    set: { notSpamAt: now.toISOString(), ...(!stored.processedAt && newPlaceOf(stored)) },
    when: [exists('pk'), lacks('notSpamAt'), isStill('processedAt', stored.processedAt)],
  }));
}

const newPlaceOf = ({ id, createdAt }: StoredMessage) =>
  indexKeys('inState', messagesIn('new'), { at: createdAt, id });

/** Changes a message by what it is now, unless it is so already. */
async function change(
  id: string,
  updateOf: (stored: StoredMessage) => Update<StoredMessage>,
): Promise<ContactSubmission | undefined> {
  const item = await getMessageItem(id);
  const stored = item && readMessage(item);
  if (!stored) return undefined;
  const now = (await updateItem(messageKey(id), updateOf(stored))) ?? (await getMessageItem(id));
  return now && fromItem(now);
}
