import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import {
  type ContactSubmission,
  type ContactSubmissionCounts,
  contactSubmission,
  countLimit,
  type MessageState,
  suspicions,
} from '#shared/messages/message.ts';
import { batchGet } from './table/batch-get.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import type { Position } from './table/cursor.ts';
import { countItems, type Page, positionOf, queryPage } from './table/query-page.ts';
import { type Item, itemReader, listOfKnown } from './table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName } from './table/table.ts';
import { exists, lacks, updateItem } from './table/update-item.ts';

/** A message as stored; whether it is processed follows from `processedAt`. */
type StoredMessage = Omit<ContactSubmission, 'processed'> & { readonly contentHash: string };

const readMessage = itemReader<StoredMessage, 'id' | 'createdAt'>(
  { id: z.string(), createdAt: z.iso.datetime() },
  {
    source: [contactSubmission.shape.source, 'contact'],
    name: [z.string(), ''],
    email: [z.string(), ''],
    company: [z.optional(z.string()), undefined],
    service: [z.optional(z.string()), undefined],
    message: [z.string(), ''],
    language: [z.optional(z.enum(languages)), undefined],
    suspicions: [listOfKnown(suspicions), []],
    processedAt: [z.optional(z.iso.datetime()), undefined],
    contentHash: [z.string(), ''],
  },
);

/** Partition of `inState` that holds the messages in a state: new ones by when they came, done ones by when they were done. */
function messagesInState(state: MessageState): `message#${MessageState}` {
  return `message#${state}`;
}

/** A message that is not stored yet; its id is its idempotency key. */
export type NewMessage = Omit<ContactSubmission, 'processed' | 'processedAt'>;

/** The primary key of a message. */
function messageKey(id: string): ItemKey<'message'> {
  return itemKey('message', id);
}

/** A message as stored items hold it. */
function fromItem(item: Item): ContactSubmission | undefined {
  const stored = readMessage(item);
  if (!stored) return undefined;
  const { contentHash: _, ...message } = stored;
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
  const item = await getItem(message.id);
  return item && readMessage(item)?.contentHash === contentHash ? 'already-stored' : 'different';
}

/** Whether a message is stored under this id. */
export async function isMessageStored(id: string): Promise<boolean> {
  return (await getItem(id)) !== undefined;
}

/** Marks a message as processed and returns it; one that was keeps its `processedAt`. `undefined`: no such message. */
export async function markMessageProcessed(id: string, now: Date): Promise<ContactSubmission | undefined> {
  const processedAt = now.toISOString();
  const updated = await updateItem<StoredMessage>(messageKey(id), {
    set: { processedAt, ...indexKeys('inState', messagesInState('done'), { at: processedAt, id }) },
    when: [exists('pk'), lacks('processedAt')],
  });
  const item = updated ?? (await getItem(id));
  return item && fromItem(item);
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
  return { items: messages.filter(({ processed }) => processed === (state === 'done')), next };
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

async function getItem(id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: messageKey(id), ConsistentRead: true }),
  );
  return Item;
}
