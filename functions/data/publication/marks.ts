import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { queryPartition } from '../table/query-partition.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

/** Something that has changed and is not published yet: what, and how often it was said. */
export interface Mark {
  readonly thing: string;
  readonly count: number;
}

interface StoredMark {
  readonly sk: string;
  readonly count: number;
}

const readMark = itemReader<StoredMark, 'sk'>({ sk: z.string() }, { count: [z.int(), 0] });

/** By then a release has long read everything anew. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Each release has its own marks: what one has published, another has not. */
function partitionOf(release: string): string {
  return itemKey('publication', `mark#${release}`).pk;
}

/** Notes that something has changed, so that it is published whoever does it, and whatever becomes of who notes it. */
export async function addMark(release: string, thing: string, now: Date): Promise<void> {
  await updateItem<StoredMark>(
    { pk: partitionOf(release), sk: thing },
    { add: { count: 1 }, set: { expiresAt: ttl(now.getTime() + keptMs) } },
  );
}

/** All marks of a release, as last written. */
export async function listMarks(release: string): Promise<Mark[]> {
  const items = await queryPartition(partitionOf(release));
  return items.flatMap((item) => {
    const mark = readMark(item);
    return mark ? [{ thing: mark.sk, count: mark.count }] : [];
  });
}

/** Takes a mark away that was published; one that was set again since stays. */
export async function clearMark(release: string, { thing, count }: Mark): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: { pk: partitionOf(release), sk: thing },
        ConditionExpression: '#count = :count OR attribute_not_exists(#count)',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':count': count },
      }),
    ),
  );
}
