import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  type ContactSubmission,
  type ContactSubmissionCounts,
  countLimit,
  type MessageState,
  stateOf,
} from '#shared/messages/message.ts';
import {
  fromItem,
  getMessageItem,
  messageKey,
  messagesInState,
  readMessage,
  type StoredMessage,
} from './stored-message.ts';
import { batchGet } from './table/batch-get.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import type { Position } from './table/cursor.ts';
import { countItems, type Page, positionOf, queryPage } from './table/query-page.ts';
import { indexKeys, tableName } from './table/table.ts';

/** A message that is not stored yet; its id is its idempotency key. */
export type NewMessage = Omit<ContactSubmission, 'processed' | 'processedAt'>;

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
  const position = { at: message.createdAt, id: message.id };
  const stored = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...messageKey(message.id),
          ...indexKeys('ofKind', 'message', position),
          ...indexKeys('inState', messagesInState('new'), position),
          ...message,
          contentHash,
        } satisfies StoredMessage & Record<string, unknown>,
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  if (stored) return 'stored';
  const item = await getMessageItem(message.id);
  return item && readMessage(item)?.contentHash === contentHash ? 'already-stored' : 'different';
}

/** The message with this id, as last written. */
export async function getMessage(id: string): Promise<ContactSubmission | undefined> {
  const item = await getMessageItem(id);
  return item && fromItem(item);
}

/** Whether a message is stored under this id. */
export async function isMessageStored(id: string): Promise<boolean> {
  return (await getMessageItem(id)) !== undefined;
}

/** All messages, newest first: at most `limit`, those that follow a position if one is given. */
export function listMessages(limit: number, after: Position | undefined): Promise<Page<ContactSubmission>> {
  return queryPage({ index: 'ofKind', kind: 'message', partition: 'message', limit, after }, fromItem);
}

/**
 * The messages in a state, newest first: new ones by when they came, done ones by when they were done.
 * At most `limit`; fewer when some changed state meanwhile, which says nothing about whether there is a next page.
 */
export async function listMessagesInState(
  state: MessageState,
  limit: number,
  after: Position | undefined,
): Promise<Page<ContactSubmission>> {
  const { items: ids, next } = await queryPage(
    { index: 'inState', kind: 'message', partition: messagesInState(state), limit, after },
    (item) => positionOf('inState', item)?.id,
  );
  const found = await getMessages(ids);
  const messages = ids.flatMap((id) => found.get(id) ?? []);
  return { items: messages.filter((message) => stateOf(message) === state), next };
}

/** How many messages are in each state, counted up to {@link countLimit}. */
export async function countMessages(): Promise<ContactSubmissionCounts> {
  const count = (state: MessageState) => countItems('inState', messagesInState(state), countLimit);
  const [fresh, done] = await Promise.all([count('new'), count('done')]);
  return { new: fresh, done };
}

/** Messages by id, as last written. */
async function getMessages(ids: string[]): Promise<Map<string, ContactSubmission>> {
  const messages = (await batchGet(ids.map(messageKey))).flatMap((item) => fromItem(item) ?? []);
  return new Map(messages.map((message) => [message.id, message]));
}
