import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { dayOf, startOfDay } from '#shared/site-time.ts';
import { type CountedUse, countedUses, type UsageOfDay } from '#shared/usage/usage.ts';
import { dynamodb } from './table/client.ts';
import { itemReader } from './table/stored-item.ts';
import { tableName, ttl } from './table/table.ts';
import { below, updateItem } from './table/update-item.ts';

/** Partition of all days, one small item each. */
const partition = 'usage';

/** The limit of a count per day. A higher number cannot come from real visitors, and its writes would cost money. */
export const maxPerDay = 50_000;

type StoredUsage = { readonly sk: string } & Readonly<Record<CountedUse, number>>;

const count = [z.int().check(z.nonnegative()), 0] as const;
const readUsage = itemReader<StoredUsage, 'sk'>(
  { sk: z.string() },
  {
    'audit-started': count,
    'audit-finished': count,
    'plan-begun': count,
    'plan-sent': count,
    'report-opened': count,
    'report-fetched': count,
  },
);

/** Adds one to a count of today, by one atomic write. Returns false if today's count has reached its limit. */
export async function countUseOnce(use: CountedUse, now: Date): Promise<boolean> {
  const day = dayOf(now);
  const written = await updateItem<StoredUsage>(
    { pk: partition, sk: day },
    {
      add: { [use]: 1 },
      set: { expiresAt: ttl(startOfDay(day).getTime() + keptMs('usage')) },
      when: [below(use, maxPerDay)],
    },
  );
  return written !== undefined;
}

/** Returns the counts from a day on, oldest first, without days on which nothing was counted. */
export async function listUsage(since: string): Promise<UsageOfDay[]> {
  // The items of a year fit into one page of a query.
  const { Items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :partition AND sk >= :since',
      ExpressionAttributeValues: { ':partition': partition, ':since': since },
    }),
  );
  return Items.flatMap((item) => {
    const read = readUsage(item);
    if (!read) return [];
    const { sk: day, ...counts } = read;
    return [
      {
        day,
        counts: Object.fromEntries(countedUses.map((use) => [use, counts[use]])) as UsageOfDay['counts'],
      },
    ];
  });
}
