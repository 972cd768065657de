import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import { type MessageChange, type MessageDetails, messageChange } from '#shared/messages/handling.ts';
import {
  listOf,
  type Message,
  type MessageList,
  message,
  messageLists,
  stateOf,
  suspicions,
} from '#shared/messages/message.ts';
import { isDone, type MessageStatus, messageStatuses } from '#shared/messages/status.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, positionOf, queryPage } from '../table/query-page.ts';
import { type Item, isOver, itemReader, listOfKnown } from '../table/stored-item.ts';
import { type IndexKeys, type ItemKey, indexKeys, itemKey, tableName } from '../table/table.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';

/** A message as stored, with its history in order. It is processed if it has a `processedAt`. */
export type StoredMessage = Omit<MessageDetails, 'processed'> & {
  readonly contentHash: string;
  /** The upload id of the message's CV. */
  readonly cvUpload: string | undefined;
};

/** The schema of a list of changes. A change that cannot be read is left out. */
const listOfChanges = z.pipe(
  z.array(z.unknown()),
  z.transform((list) =>
    list.flatMap((one): MessageChange[] => {
      const { data } = messageChange.safeParse(one);
      return data ? [data] : [];
    }),
  ),
);

export const readMessage = itemReader<StoredMessage, 'id' | 'createdAt'>(
  { id: z.string(), createdAt: z.iso.datetime() },
  {
    source: [message.shape.source, 'contact'],
    name: [z.string(), ''],
    email: [z.string(), ''],
    company: [z.optional(z.string()), undefined],
    service: [z.optional(z.string()), undefined],
    message: [z.string(), ''],
    language: [z.optional(z.enum(languages)), undefined],
    // A path of this site, because it is shown as a link.
    page: [z.optional(z.string().check(z.regex(/^\/(?!\/)/))), undefined],
    campaign: [message.shape.campaign, undefined],
    status: [z.enum(messageStatuses), 'new'],
    assignee: [z.optional(z.string()), undefined],
    note: [z.string(), ''],
    version: [z.int(), 0],
    history: [listOfChanges, []],
    suspicions: [listOfKnown(suspicions), []],
    processedAt: [z.optional(z.iso.datetime()), undefined],
    notSpamAt: [z.optional(z.iso.datetime()), undefined],
    spamAt: [z.optional(z.iso.datetime()), undefined],
    cv: [message.shape.cv, undefined],
    cvUpload: [z.optional(z.string()), undefined],
    contentHash: [z.string(), ''],
  },
);

/** Returns the message in an item; `undefined` if it cannot be read or has expired. */
export function fromItem(item: Item): Message | undefined {
  const details = detailsFromItem(item);
  if (!details) return undefined;
  const { note: _, version: _version, history: _history, ...message } = details;
  return message;
}

/** Returns the message in an item with its note and history; `undefined` if it cannot be read or has expired. */
export function detailsFromItem(item: Item): MessageDetails | undefined {
  const stored = isOver(item, new Date()) ? undefined : readMessage(item);
  if (!stored) return undefined;
  const { contentHash: _, cvUpload: _upload, ...message } = stored;
  return {
    ...message,
    status: statusOf(stored),
    processed: message.processedAt !== undefined,
    history: stored.history.toReversed(),
  };
}

/** Returns the status, corrected by `processedAt`: older releases wrote `processedAt` but no status. */
function statusOf({ status, processedAt }: StoredMessage): MessageStatus {
  if (processedAt === undefined) return isDone(status) ? 'new' : status;
  return isDone(status) ? status : 'closed';
}

/**
 * Partition of `inState` with the messages of a list. Done messages are sorted by when they were done, others by when they
 * arrived.
 */
export function messagesIn(list: MessageList): `message#${MessageList}` {
  return `message#${list}`;
}

/** Returns the list that a message's item is in; `undefined` for a list that this release does not know. */
export function listHolding({ gsi2pk }: Item): MessageList | undefined {
  return messageLists.find((list) => messagesIn(list) === gsi2pk);
}

/** Returns the index keys that put a message into its list. */
export function placeOf(message: Message): IndexKeys<'inState'> {
  const at = message.processedAt ?? message.createdAt;
  return indexKeys('inState', messagesIn(listOf(message)), { at, id: message.id });
}

export function messageKey(id: string): ItemKey<'message'> {
  return itemKey('message', id);
}

/** Returns the item of a message, as last written; `undefined` if there is none. */
export async function getMessageItem(id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: messageKey(id), ConsistentRead: true }),
  );
  return Item;
}

/** A message that is not stored yet; its id is its idempotency key. */
export type NewMessage = Omit<
  Message,
  'processed' | 'processedAt' | 'notSpamAt' | 'spamAt' | 'status' | 'assignee'
> &
  Partial<Pick<StoredMessage, 'cvUpload'>>;

/**
 * Returns a hash of a message's contents. Two requests with one idempotency key are the same message if these hashes
 * are equal.
 */
function contentHashOf({ name, email, company, service, message, cvUpload }: NewMessage): string {
  const cv = cvUpload === undefined ? [] : [cvUpload];
  return createHash('sha256')
    .update(JSON.stringify([name, email, company ?? null, service ?? null, message, ...cv]))
    .digest('base64url');
}

/**
 * Stores a message once. Returns `already-stored` if this message was stored under its id before, `different` if another
 * message was.
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

/** Returns the message with this id, as last written. */
export async function getMessage(id: string): Promise<Message | undefined> {
  const item = await getMessageItem(id);
  return item && fromItem(item);
}

/** Returns the message with this id, with its note, version and history, as last written. */
export async function getMessageDetails(id: string): Promise<MessageDetails | undefined> {
  const item = await getMessageItem(id);
  return item && detailsFromItem(item);
}

/** True if a message is stored under this id. */
export async function isMessageStored(id: string): Promise<boolean> {
  return (await getMessageItem(id)) !== undefined;
}

/** Returns all messages, newest first: at most `limit`, after a position if one is given. */
export function listAllMessages(limit: number, after: Position | undefined): Promise<Page<Message>> {
  return queryPage({ index: 'ofKind', kind: 'message', partition: 'message', limit, after }, fromItem);
}

/** How many empty pages are read in a row before an empty one is returned. */
const pagesInARow = 5;

/**
 * Returns the messages of a list, newest first, at most `limit`. Done messages are sorted by when they were done, others by
 * when they arrived. May return fewer, or none, if messages were moved meanwhile; there may still be a next page.
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
  if (list === 'new') await moveSuspectedSpam(messages);
  const state = list === 'urgent-spam' ? 'spam' : list;
  return { items: messages.filter((message) => stateOf(message) === state), next };
}

/**
 * Moves messages that look like spam from the new ones to their own list. Older releases stored them among the new
 * ones, also while this one is being deployed and after a rollback. The first read of a message moves it; one that
 * cannot be moved now is moved at the next read.
 */
async function moveSuspectedSpam(messages: readonly Message[]): Promise<void> {
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

/** Returns messages by id (at most 100), as last written. */
export async function getMessages(ids: readonly string[]): Promise<Map<string, Message>> {
  const messages = (await batchGet(ids.map(messageKey))).flatMap((item) => fromItem(item) ?? []);
  return new Map(messages.map((message) => [message.id, message]));
}
