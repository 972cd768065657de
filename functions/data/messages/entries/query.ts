import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '#functions/data/table/client.ts';
import { parseSortKey } from '#functions/data/table/cursor.ts';
import { type IndexPartition, indexes, tableName } from '#functions/data/table/table.ts';

/** Sorts after whatever follows a text. */
export const last = '\u{10ffff}';

/** Which entries are read, latest first: those whose sort keys are between these two, both included. */
export interface EntryRange {
  readonly partition: IndexPartition<'message-entry'>;
  readonly low: string;
  readonly high: string;
}

/** A message that an entry leads to; `key` is where the entry stands. */
export interface Lead {
  readonly id: string;
  readonly key: string;
}

/**
 * At most so many entries of a range, those after a key if one is given, and whether there are more. What was deleted a moment
 * ago may still be among them, and what was written a moment ago not yet.
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
      // The one that a page begins after is read again, and one more than asked for says whether there are others.
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

/** What a sort key of entries leads to; `undefined` for any other text. */
export function leadOf(key: string): Lead | undefined {
  const position = parseSortKey(key.split('#').slice(-2).join('#'));
  return position && { id: position.id, key };
}
