import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  type ContactSubmission,
  type ContactSubmissionCounts,
  countLimit,
  type MessageState,
} from '#shared/messages/message.ts';
import { batchGet } from '../table/batch-get.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, positionOf, queryPage } from '../table/query-page.ts';
import { indexes, tableName } from '../table/table.ts';
import { fromItem, messageKey, messagesInState } from './message.ts';

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

/** Messages by id, as last written. */
async function getMessages(ids: string[]): Promise<Map<string, ContactSubmission>> {
  const messages = (await batchGet(ids.map(messageKey))).flatMap((item) => fromItem(item) ?? []);
  return new Map(messages.map((message) => [message.id, message]));
}
