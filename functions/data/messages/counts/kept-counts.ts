import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb } from '#functions/data/table/client.ts';
import { type Item, itemReader } from '#functions/data/table/stored-item.ts';
import { itemKey, tableName } from '#functions/data/table/table.ts';
import type { MessageList } from '#shared/messages/message.ts';

/** How many messages are in each list. */
export type ListCounts = Readonly<Record<MessageList, number>>;

/**
 * The kept counts, all in one item. When a message moves to another list, the follow-up function changes the counts of both
 * lists.
 */
export interface KeptCounts extends ListCounts {
  /** The number of moves so far. While it is unchanged, the counts are unchanged. */
  readonly changes: number;
  /** When the counts were last verified. The counts are not used while this is `undefined`. */
  readonly checkedAt: string | undefined;
  /** The differences that the last verification found, if any. */
  readonly suspect: string | undefined;
}

export const countsKey = itemKey('message-entry', 'counts');

const count = [z.number(), 0] as const;
export const readCounts = itemReader<KeptCounts, never>(
  {},
  {
    ...{ new: count, done: count, spam: count, 'urgent-spam': count },
    changes: [z.number(), 0],
    checkedAt: [z.optional(z.iso.datetime()), undefined],
    suspect: [z.optional(z.string()), undefined],
  },
);

/** Returns the item with the counts, as last written. */
export async function getCountsItem(): Promise<Item> {
  const read = new GetCommand({ TableName: tableName, Key: countsKey, ConsistentRead: true });
  const { Item = {} } = await dynamodb.send(read);
  return Item;
}
