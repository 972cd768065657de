import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { MessageDetails } from '#shared/messages/handling.ts';
import { type Message, type MessageList, stateOf } from '#shared/messages/message.ts';
import {
  detailsFromItem,
  fromItem,
  getMessageItem,
  messageKey,
  messagesIn,
  placeOf,
  readMessage,
  type StoredMessage,
} from './stored-message.ts';
import { batchGet } from './table/batch-get.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import type { Position } from './table/cursor.ts';
import { type Page, positionOf, queryPage } from './table/query-page.ts';
import { indexKeys, tableName } from './table/table.ts';
import { isStill, lacks, updateItem } from './table/update-item.ts';

/** A message that is not stored yet; its id is its idempotency key. */
export type NewMessage = Omit<
  Message,
  'processed' | 'processedAt' | 'notSpamAt' | 'spamAt' | 'status' | 'assignee'
>;

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
          ...placeOf({ ...message, status: 'new', processed: false }),
          ...message,
          contentHash,
        } satisfies Partial<StoredMessage> & Record<string, unknown>,
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  if (stored) return 'stored';
  const item = await getMessageItem(message.id);
  return item && readMessage(item)?.contentHash === contentHash ? 'already-stored' : 'different';
}

/** The message with this id, as last written. */
export async function getMessage(id: string): Promise<Message | undefined> {
  const item = await getMessageItem(id);
  return item && fromItem(item);
}

/** The message with this id and the work on it, as last written. */
export async function getMessageDetails(id: string): Promise<MessageDetails | undefined> {
  const item = await getMessageItem(id);
  return item && detailsFromItem(item);
}

/** Whether a message is stored under this id. */
export async function isMessageStored(id: string): Promise<boolean> {
  return (await getMessageItem(id)) !== undefined;
}

/** All messages, newest first: at most `limit`, those that follow a position if one is given. */
export function listAllMessages(limit: number, after: Position | undefined): Promise<Page<Message>> {
  return queryPage({ index: 'ofKind', kind: 'message', partition: 'message', limit, after }, fromItem);
}

/** How many pages in a row are looked at before one that holds nothing is answered. */
const pagesInARow = 5;

/**
 * The messages of a list, newest first: done ones by when they were done, others by when they came.
 * At most `limit`; fewer, or none, when some moved meanwhile, which says nothing about whether there is a next page.
 */
export async function listMessagesIn(
  list: MessageList,
  limit: number,
  after: Position | undefined,
): Promise<Page<Message>> {
  let page = await readPage(list, limit, after);
  for (let read = 1; read < pagesInARow && page.items.length === 0 && page.next; read++) {
    page = await readPage(list, limit, page.next);
  }
  return page;
}

async function readPage(list: MessageList, limit: number, after: Position | undefined) {
  const { items: ids, next } = await queryPage(
    { index: 'inState', kind: 'message', partition: messagesIn(list), limit, after },
    (item) => positionOf('inState', item)?.id,
  );
  const found = await getMessages(ids);
  const messages = ids.flatMap((id) => found.get(id) ?? []);
  if (list === 'new') await setApart(messages);
  const state = list === 'urgent-spam' ? 'spam' : list;
  return { items: messages.filter((message) => stateOf(message) === state), next };
}

/**
 * Moves what looks like spam from the new ones to its own list: releases before this one put it there, also while this one
 * is being deployed and after it is taken back. Each message is moved once, by whoever reads it first; what could not be
 * moved is by the next.
 */
async function setApart(messages: readonly Message[]): Promise<void> {
  await Promise.allSettled(
    messages
      .filter((message) => stateOf(message) === 'spam')
      .map((message) =>
        updateItem<StoredMessage>(messageKey(message.id), {
          set: placeOf(message),
          when: [isStill('gsi2pk', messagesIn('new')), lacks('notSpamAt')],
        }),
      ),
  );
}

/** Messages by id (at most 100), as last written. */
export async function getMessages(ids: readonly string[]): Promise<Map<string, Message>> {
  const messages = (await batchGet(ids.map(messageKey))).flatMap((item) => fromItem(item) ?? []);
  return new Map(messages.map((message) => [message.id, message]));
}
