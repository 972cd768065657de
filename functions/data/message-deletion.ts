import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { MessageList } from '#shared/messages/message.ts';
import { getMessageItem, messageKey, messagesIn } from './stored-message.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import { positionOf, queryPage } from './table/query-page.ts';
import { tableName } from './table/table.ts';

/** How many messages one batch deletes, and how many of them at a time. */
const batchSize = 200;
const atATime = 50;

/**
 * Deletes a message while it is among those that look like spam.
 * `kept`: it is not, because somebody has said so or has answered it; `absent`: there is none.
 */
export async function deleteSpamMessage(id: string): Promise<'deleted' | 'kept' | 'absent'> {
  if (await deleteFrom(['spam', 'urgent-spam'], id)) return 'deleted';
  return (await getMessageItem(id)) ? 'kept' : 'absent';
}

/**
 * Deletes a batch of the messages that look like spam and came no later than `before`, the latest first. Each is deleted only
 * while it is in that list, so that none is lost that somebody took out of it meanwhile.
 */
export async function deleteSpamBatch(
  before: string,
  lists: readonly MessageList[],
): Promise<{ deleted: number; more: boolean }> {
  for (const list of lists) {
    const after = { at: before, id: 'z'.repeat(64) };
    const partition = messagesIn(list);
    const { items: ids, next } = await queryPage(
      { index: 'inState', kind: 'message', partition, limit: batchSize, after },
      (item) => positionOf('inState', item)?.id,
    );
    let deleted = 0;
    for (let at = 0; at < ids.length; at += atATime) {
      const outcomes = await Promise.all(ids.slice(at, at + atATime).map((id) => deleteFrom([list], id)));
      deleted += outcomes.filter(Boolean).length;
    }
    if (ids.length > 0) return { deleted, more: next !== undefined || list !== lists.at(-1) };
  }
  return { deleted: 0, more: false };
}

/** Deletes a message if it is in one of these lists, and answers whether it was. */
async function deleteFrom(lists: readonly MessageList[], id: string): Promise<boolean> {
  const places = lists.map((list, n): [string, string] => [`:list${n}`, messagesIn(list)]);
  const done = await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: messageKey(id),
        ConditionExpression: `#list IN (${places.map(([name]) => name).join(', ')})`,
        ExpressionAttributeNames: { '#list': 'gsi2pk' },
        ExpressionAttributeValues: Object.fromEntries(places),
      }),
    ),
  );
  return done !== undefined;
}
