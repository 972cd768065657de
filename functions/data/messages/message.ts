import { createHash } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ContactSubmission, contactSubmission, type MessageState } from '#shared/messages/message.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { sortKey } from '../table/cursor.ts';
import { type ItemKey, itemKey, tableName } from '../table/table.ts';

/** A message as stored; whether it is processed follows from `processedAt`. */
const storedMessage = z.extend(z.omit(contactSubmission, { processed: true }), { contentHash: z.string() });
type StoredMessage = z.infer<typeof storedMessage>;

/** A message that is not stored yet; its id is its idempotency key. */
export type NewMessage = Omit<ContactSubmission, 'processed' | 'processedAt'>;

/** Partition of `gsi1` that holds all messages by when they came. */
export const allMessages = 'message';
/** Partition of `gsi2` that holds the messages in a state: new ones by when they came, done ones by when they were done. */
export function messagesInState(state: MessageState): `message#${MessageState}` {
  return `message#${state}`;
}

/** The primary key of a message. */
export function messageKey(id: string): ItemKey<'message'> {
  return itemKey('message', id);
}

/** A message as stored items hold it. */
export function fromItem(item: Record<string, unknown>): ContactSubmission {
  const { contentHash: _, ...message } = storedMessage.parse(item);
  return { ...message, processed: message.processedAt !== undefined };
}

/** Two sends with one idempotency key are the same message when this is equal. */
function contentHashOf({ name, email, company, service, message }: NewMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, company ?? null, service ?? null, message]))
    .digest('base64url');
}

/**
 * Stores a message once.
 * `already-stored`: this message was stored before under its id; `different`: another message was.
 */
export async function storeMessage(message: NewMessage): Promise<'stored' | 'already-stored' | 'different'> {
  const contentHash = contentHashOf(message);
  const position = sortKey({ at: message.createdAt, id: message.id });
  const stored = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...messageKey(message.id),
          gsi1pk: allMessages,
          gsi1sk: position,
          gsi2pk: messagesInState('new'),
          gsi2sk: position,
          ...message,
          contentHash,
        } satisfies StoredMessage & Record<string, unknown>,
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  if (stored) return 'stored';
  const item = await getItem(message.id);
  return item && storedMessage.parse(item).contentHash === contentHash ? 'already-stored' : 'different';
}

/** Whether a message is stored under this id. */
export async function isMessageStored(id: string): Promise<boolean> {
  return (await getItem(id)) !== undefined;
}

/** Marks a message as processed and returns it; one that was keeps its `processedAt`. `undefined`: no such message. */
export async function markMessageProcessed(id: string, now: Date): Promise<ContactSubmission | undefined> {
  const processedAt = now.toISOString();
  const updated = await ifConditionHolds(
    dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: messageKey(id),
        UpdateExpression: 'SET processedAt = :at, gsi2pk = :done, gsi2sk = :position',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(processedAt)',
        ExpressionAttributeValues: {
          ':at': processedAt,
          ':done': messagesInState('done'),
          ':position': sortKey({ at: processedAt, id }),
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  const item = updated ? updated.Attributes : await getItem(id);
  return item && fromItem(item);
}

async function getItem(id: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: messageKey(id), ConsistentRead: true }),
  );
  return Item;
}
