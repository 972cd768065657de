import { setTimeout } from 'node:timers/promises';
import {
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
} from '@aws-sdk/client-dynamodb';
import type { Site } from '#functions/data/backups/site.ts';

const pauseMs = 15_000;
/** The wait fails when AWS does not know the second table this many times in a row, which takes five minutes. */
const maxUnknown = 20;

/** Returns the name of a table with the contents that a table had at an instant. */
export function nameAt(table: string, instant: Date): string {
  return `${table.slice(0, 200)}-at-${instant.toISOString().replace(/[:.]/g, '-')}`;
}

/**
 * Restores a table to an instant of the last 35 days as a second table, by point-in-time recovery, and waits for it:
 * minutes to hours. Continues with a restore that was begun or finished before. Returns the name of the second table.
 * Throws one sentence if AWS refuses, or if the table cannot be used.
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
    await beginRestore(dynamodb, { table, name, instant });
    status = 'CREATING';
  }
  if (status !== 'ACTIVE')
    tell(`AWS restores ${table} as of ${instant.toISOString()} into ${name}. This takes a while.`);
  // Right after the request, the table may not be known yet.
  for (let unknown = 0; status !== 'ACTIVE'; unknown = status === undefined ? unknown + 1 : 0) {
    if (status !== undefined && status !== 'CREATING') throw new Error(unusable(name, status));
    if (unknown >= maxUnknown)
      throw new Error(
        `AWS accepted the restore, but there is no table ${name}: see the tables of this region in the AWS console, ` +
          'then run the same command again.',
      );
    await wait(pauseMs);
    status = await statusOf(dynamodb, name);
  }
  return name;
}

/** Asks AWS to restore a table as of an instant into a second one. Throws one sentence if AWS refuses. */
async function beginRestore(
  dynamodb: Site['dynamodb'],
  { table, name, instant }: { readonly table: string; readonly name: string; readonly instant: Date },
): Promise<void> {
  const refusals: Readonly<Record<string, string>> = {
    PointInTimeRecoveryUnavailableException:
      `Point-in-time recovery is off for the table ${table}: restore from an export or from another table, ` +
      'and deploy to turn it on.',
    InvalidRestoreTimeException:
      `AWS cannot restore the table ${table} as of ${instant.toISOString()}: choose a time between those that ` +
      `aws dynamodb describe-continuous-backups --table-name ${table} shows.`,
    TableNotFoundException: `There is no table ${table} in this region: check --table and AWS_REGION.`,
    LimitExceededException:
      'AWS is making too many tables at once in this account: run the same command again in some minutes.',
    UnknownOperationException:
      'A local site has no point-in-time recovery: restore from the folder of an export.',
  };
  try {
    await dynamodb.send(
      new RestoreTableToPointInTimeCommand({
        ...{ SourceTableName: table, TargetTableName: name, RestoreDateTime: instant },
        BillingModeOverride: 'PAY_PER_REQUEST',
      }),
    );
  } catch (error) {
    // Another run of the command has just begun the same restore.
    if (error instanceof TableAlreadyExistsException) return;
    const refusal = error instanceof Error ? refusals[error.name] : undefined;
    throw refusal === undefined ? error : new Error(refusal, { cause: error });
  }
}

/** Returns the error message for a table that exists but is not usable. */
export function unusable(name: string, status: string): string {
  return `The table ${name} cannot be used: its status is ${status}.`;
}

/**
 * Returns the status of a table, with its indexes; `undefined` if there is none. A table whose settings are being changed
 * is active: it can be read.
 */
export async function statusOf(dynamodb: Site['dynamodb'], name: string): Promise<string | undefined> {
  try {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: name }));
    const indexes = Table?.GlobalSecondaryIndexes ?? [];
    const isWhole = indexes.every(({ IndexStatus = 'ACTIVE' }) => IndexStatus === 'ACTIVE');
    const status = Table?.TableStatus === 'UPDATING' ? 'ACTIVE' : Table?.TableStatus;
    return status === 'ACTIVE' && !isWhole ? 'CREATING' : status;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
