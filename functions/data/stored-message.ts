import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import { type MessageChange, type MessageDetails, messageChange } from '#shared/messages/handling.ts';
import {
  listOf,
  type Message,
  type MessageList,
  message,
  messageLists,
  suspicions,
} from '#shared/messages/message.ts';
import { isDone, type MessageStatus, messageStatuses } from '#shared/messages/status.ts';
import { dynamodb } from './table/client.ts';
import { type Item, isOver, itemReader, listOfKnown } from './table/stored-item.ts';
import { type IndexKeys, type ItemKey, indexKeys, itemKey, tableName } from './table/table.ts';

/** A message as stored, its history latest last; whether it is processed follows from `processedAt`. */
export type StoredMessage = Omit<MessageDetails, 'processed'> & { readonly contentHash: string };

/** One change that cannot be read hides no other. */
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
    // It is linked to.
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
    contentHash: [z.string(), ''],
  },
);

/** Returns the message in an item; `undefined` when it cannot be read or its time is over. */
export function fromItem(item: Item): Message | undefined {
  const details = detailsFromItem(item);
  if (!details) return undefined;
  const { note: _, version: _version, history: _history, ...message } = details;
  return message;
}

/** Returns the same with the work on it. */
export function detailsFromItem(item: Item): MessageDetails | undefined {
  const stored = isOver(item, new Date()) ? undefined : readMessage(item);
  if (!stored) return undefined;
  const { contentHash: _, ...message } = stored;
  return {
    ...message,
    status: statusOf(stored),
    processed: message.processedAt !== undefined,
    history: stored.history.toReversed(),
  };
}

/** What a message says of being done is what `processedAt` says: releases before the statuses changed only that. */
function statusOf({ status, processedAt }: StoredMessage): MessageStatus {
  if (processedAt === undefined) return isDone(status) ? 'new' : status;
  return isDone(status) ? status : 'closed';
}

/** Partition of `inState` that holds the messages of a list: done ones by when they were done, others by when they came. */
export function messagesIn(list: MessageList): `message#${MessageList}` {
  return `message#${list}`;
}

/** The list that holds a message, as its item says; `undefined` for none that this release knows. */
export function listHolding({ gsi2pk }: Item): MessageList | undefined {
  return messageLists.find((list) => messagesIn(list) === gsi2pk);
}

/** What places a message in the list it belongs to. */
export function placeOf(message: Message): IndexKeys<'inState'> {
  const at = message.processedAt ?? message.createdAt;
  return indexKeys('inState', messagesIn(listOf(message)), { at, id: message.id });
}

/** The primary key of a message. */
export function messageKey(id: string): ItemKey<'message'> {
  return itemKey('message', id);
}

/** The item of a message, as last written; `undefined` when there is none. */
export async function getMessageItem(id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: messageKey(id), ConsistentRead: true }),
  );
  return Item;
}
