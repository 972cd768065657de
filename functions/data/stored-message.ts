import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import {
  type ContactSubmission,
  contactSubmission,
  listOf,
  type MessageList,
  suspicions,
} from '#shared/messages/message.ts';
import { dynamodb } from './table/client.ts';
import { type Item, itemReader, listOfKnown } from './table/stored-item.ts';
import { type IndexKeys, type ItemKey, indexKeys, itemKey, tableName } from './table/table.ts';

/** A message as stored; whether it is processed follows from `processedAt`. */
export type StoredMessage = Omit<ContactSubmission, 'processed'> & { readonly contentHash: string };

export const readMessage = itemReader<StoredMessage, 'id' | 'createdAt'>(
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
    notSpamAt: [z.optional(z.iso.datetime()), undefined],
    contentHash: [z.string(), ''],
  },
);

/** A message as stored items hold it. */
export function fromItem(item: Item): ContactSubmission | undefined {
  const stored = readMessage(item);
  if (!stored) return undefined;
  const { contentHash: _, ...message } = stored;
  return { ...message, processed: message.processedAt !== undefined };
}

/** Partition of `inState` that holds the messages of a list: done ones by when they were done, others by when they came. */
export function messagesIn(list: MessageList): `message#${MessageList}` {
  return `message#${list}`;
}

/** What places a message in the list it belongs to. */
export function placeOf(message: ContactSubmission): IndexKeys<'inState'> {
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
