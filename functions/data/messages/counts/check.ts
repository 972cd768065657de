import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '#functions/data/table/client.ts';
import { countItems } from '#functions/data/table/query-page.ts';
import type { Item } from '#functions/data/table/stored-item.ts';
import { tableName } from '#functions/data/table/table.ts';
import { isStill, updateItem } from '#functions/data/table/update-item.ts';
import { type MessageList, messageLists } from '#shared/messages/message.ts';
import { indexRootKey } from '../entries/index-root.ts';
import { messagesIn } from '../message.ts';
import { countsKey, getCountsItem, type KeptCounts, type ListCounts, readCounts } from './kept-counts.ts';
import { forget, moveOf, readCounted, readMove } from './move.ts';

/**
 * The interval of checks, in milliseconds. Counts are exact by design; a count that is wrong nevertheless is corrected
 * after this time.
 */
const againAfterMs = 24 * 60 * 60_000;

/**
 * Counts all messages once a day and compares them with the kept counts. If two calls in a row find the same difference while
 * no message was moved, the kept counts are wrong rather than behind, and are corrected. Called every few minutes, once all
 * messages are indexed: the kept counts are not used before one check has found them right.
 */
export async function checkCounts(now: Date): Promise<void> {
  const item = await getCountsItem();
  const kept = readCounts(item);
  if (!kept || Date.parse(kept.checkedAt ?? '') > now.getTime() - againAfterMs) return;
  await forgetSettled(item);
  const differences = differencesOf(kept, await countAll());
  const seen = JSON.stringify(differences);
  const isRight = Object.values(differences).every((difference) => difference === 0);
  const isAgreed = isRight || seen === kept.suspect;
  await updateItem<KeptCounts>(countsKey, {
    ...(isAgreed && !isRight && { add: { ...differences, changes: 1 } }),
    set: isAgreed ? { checkedAt: now.toISOString() } : { suspect: seen },
    remove: isAgreed ? ['suspect'] : [],
    when: [isStill('changes', item.changes), isStill('suspect', item.suspect)],
  });
}

function differencesOf(kept: ListCounts, live: ListCounts): ListCounts {
  const each = messageLists.map((list) => [list, live[list] - kept[list]] as const);
  return Object.fromEntries(each) as Record<MessageList, number>;
}

async function countAll(): Promise<ListCounts> {
  const counts = messageLists.map(
    async (list) => [list, await countItems('inState', messagesIn(list), Number.POSITIVE_INFINITY)] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<MessageList, number>;
}

/** Removes the notes of settled moves from the counts. A process that was stopped before the removal leaves such notes. */
async function forgetSettled(item: Item): Promise<void> {
  const prefix = moveOf('');
  for (const name of Object.keys(item).filter((one) => one.startsWith(prefix))) {
    const id = name.slice(prefix.length);
    const read = new GetCommand({ TableName: tableName, Key: indexRootKey(id), ConsistentRead: true });
    const { Item: root } = await dynamodb.send(read);
    const move = readMove(item[name]);
    const moves = root ? readCounted(root)?.moves : move.number;
    if (moves !== undefined && moves >= move.number) await forget(id, move);
  }
}
