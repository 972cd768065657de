import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type ContactSubmission,
  type ContactSubmissionCounts,
  countLimit,
  type MessageState,
} from '#shared/messages/message.ts';
import { batchGet } from '../table/batch-get.ts';
import { dynamodb } from '../table/client.ts';
import { type Position, parseSortKey, sortKey } from '../table/cursor.ts';
import { indexes, tableName } from '../table/table.ts';
import { allMessages, fromItem, messageKey, messagesInState } from './message.ts';

/** A page of messages, and where the next one starts if there is one. */
export interface MessagePage {
  readonly messages: ContactSubmission[];
  readonly next?: Position;
}

/** All messages, newest first: at most `limit`, those that follow a position if one is given. */
export async function listMessages(limit: number, after?: Position): Promise<MessagePage> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: indexes.ofKind,
      KeyConditionExpression: 'gsi1pk = :partition',
      ExpressionAttributeValues: { ':partition': allMessages },
      ScanIndexForward: false,
      Limit: limit + 1,
      ExclusiveStartKey: after && {
        ...messageKey(after.id),
        gsi1pk: allMessages,
        gsi1sk: sortKey(after),
      },
    }),
  );
  const messages = Items.slice(0, limit).map(fromItem);
  const last = messages.at(-1);
  const more = Items.length > limit || LastEvaluatedKey !== undefined;
  return { messages, ...(more && last && { next: { at: last.createdAt, id: last.id } }) };
}

/**
 * The messages in a state, newest first: new ones by when they came, done ones by when they were done.
 * At most `limit`; fewer when some changed state meanwhile, which says nothing about whether there is a next page.
 */
export async function listMessagesInState(
  state: MessageState,
  limit: number,
  after?: Position,
): Promise<MessagePage> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: indexes.inState,
      KeyConditionExpression: 'gsi2pk = :partition',
      ExpressionAttributeValues: { ':partition': messagesInState(state) },
      ScanIndexForward: false,
      Limit: limit + 1,
      ExclusiveStartKey: after && {
        ...messageKey(after.id),
        gsi2pk: messagesInState(state),
        gsi2sk: sortKey(after),
      },
    }),
  );
  const positions = Items.slice(0, limit).map(positionOf);
  const found = await getMessages(positions.map(({ id }) => id));
  const messages = positions.flatMap(({ id }) => found.get(id) ?? []);
  const next = positions.at(-1);
  const more = Items.length > limit || LastEvaluatedKey !== undefined;
  return {
    messages: messages.filter(({ processed }) => processed === (state === 'done')),
    ...(more && next && { next }),
  };
}

/** How many messages are in each state, counted up to {@link countLimit}. */
export async function countMessages(): Promise<ContactSubmissionCounts> {
  const [fresh, done] = await Promise.all([countInState('new'), countInState('done')]);
  return { new: fresh, done };
}

async function countInState(state: MessageState): Promise<number> {
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: indexes.inState,
        KeyConditionExpression: 'gsi2pk = :partition',
        ExpressionAttributeValues: { ':partition': messagesInState(state) },
        Select: 'COUNT',
        Limit: countLimit - count,
        ExclusiveStartKey: start,
      }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start && count < countLimit);
  return count;
}

const indexKey = z.object({ gsi2sk: z.string() });

function positionOf(item: Record<string, unknown>): Position {
  const { gsi2sk } = indexKey.parse(item);
  const position = parseSortKey(gsi2sk);
  if (!position) throw new Error(`Malformed sort key of a message: ${gsi2sk}`);
  return position;
}

/** Messages by id, as last written. */
async function getMessages(ids: string[]): Promise<Map<string, ContactSubmission>> {
  const messages = (await batchGet(ids.map(messageKey))).map(fromItem);
  return new Map(messages.map((message) => [message.id, message]));
}
