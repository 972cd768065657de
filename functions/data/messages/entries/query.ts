import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '#functions/data/table/client.ts';
import { parseSortKey } from '#functions/data/table/cursor.ts';
import { type IndexPartition, indexes, tableName } from '#functions/data/table/table.ts';

/** The last character of Unicode. A prefix with it sorts after every text that begins with the prefix. */
export const last = '\u{10ffff}';

/** A range of entries, latest first: entries with sort keys from `low` to `high`, both included. */
export interface EntryRange {
  readonly partition: IndexPartition<'message-entry'>;
  readonly low: string;
  readonly high: string;
}

/** A message that an entry refers to; `key` is the entry's sort key. */
export interface Lead {
  readonly id: string;
  readonly key: string;
}

/**
 * Returns at most `limit` entries of a range, after a key if one is given, and whether there are more. An entry that was
 * deleted a moment ago may still be among them; one that was written a moment ago may be missing.
 */
export async function queryEntries(
  { partition, low, high }: EntryRange,
  limit: number,
  after: string | undefined,
): Promise<{ leads: Lead[]; more: boolean }> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: indexes.inState,
      KeyConditionExpression: 'gsi2pk = :partition AND gsi2sk BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':partition': partition, ':low': low, ':high': after ?? high },
      ScanIndexForward: false,
      // Reads one entry more than asked for, to know whether more follow. A range that ends at `after` also returns the
      // entry at `after`.
      Limit: limit + (after === undefined ? 1 : 2),
    }),
  );
  const leads = Items.map(({ gsi2sk }) => String(gsi2sk))
    .filter((key) => key !== after)
    .flatMap((key) => leadOf(key) ?? []);
  return {
    leads: leads.slice(0, limit),
    more: leads.length > limit || LastEvaluatedKey !== undefined,
  };
}

/** Returns the message and position in a sort key of entries; `undefined` for any other text. */
export function leadOf(key: string): Lead | undefined {
  const position = parseSortKey(key.split('#').slice(-2).join('#'));
  return position && { id: position.id, key };
}
