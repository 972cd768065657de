import { setTimeout } from 'node:timers/promises';
import {
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import type { Site } from '#functions/data/backups/site.ts';

const pauseMs = 15_000;

/** Returns the name of a table with the contents that a table had at an instant. */
export function nameAt(table: string, instant: Date): string {
  return `${table.slice(0, 200)}-at-${instant.toISOString().replace(/[:.]/g, '-')}`;
}

/**
 * Restores a table to an instant of the last 35 days as a second table, by point-in-time recovery, and waits for it:
 * minutes to hours. Continues with a restore that was begun or finished before. Returns the name of the second table.
 *
 * @param tell gets a line when there is something to wait for
 */
export async function restoreTableAt(
  { dynamodb, table }: Pick<Site, 'dynamodb' | 'table'>,
  instant: Date,
  tell: (line: string) => void,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<string> {
  const name = nameAt(table, instant);
  let status = await statusOf(dynamodb, name);
  if (status === undefined) {
    await dynamodb.send(
      new RestoreTableToPointInTimeCommand({
        ...{ SourceTableName: table, TargetTableName: name, RestoreDateTime: instant },
        BillingModeOverride: 'PAY_PER_REQUEST',
      }),
    );
    status = 'CREATING';
  }
  if (status !== 'ACTIVE')
    tell(`AWS restores ${table} as of ${instant.toISOString()} into ${name}. This takes a while.`);
  while (status !== 'ACTIVE') {
    await wait(pauseMs);
    status = await statusOf(dynamodb, name);
    // Right after the request, the table may not be known yet.
    if (status !== undefined && status !== 'CREATING' && status !== 'ACTIVE')
      throw new Error(`The table ${name} cannot be used: its status is ${status}.`);
  }
  return name;
}

/** Returns the status of a table, with its indexes; `undefined` if there is none. */
export async function statusOf(dynamodb: Site['dynamodb'], name: string): Promise<string | undefined> {
  try {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: name }));
    const indexes = Table?.GlobalSecondaryIndexes ?? [];
    const isWhole = indexes.every(({ IndexStatus = 'ACTIVE' }) => IndexStatus === 'ACTIVE');
    return isWhole ? Table?.TableStatus : 'CREATING';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
