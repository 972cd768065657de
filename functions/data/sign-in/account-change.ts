import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { roles } from '#shared/session/session.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';

const accountChanges = [...roles, 'active', 'disabled', 'removed'] as const;
/** A change of an administrator's role, or of their permission to sign in. */
export type AccountChange = (typeof accountChanges)[number];

/**
 * The last change of any account, in one item, and the number of changes so far. It is applied to its account again before
 * another change is written, because the process may have stopped in between.
 */
export interface LastChange {
  readonly pk: string;
  readonly count: number;
  readonly accountId: string;
  readonly standing: AccountChange | undefined;
}

/** The number of the last change that was applied to an account, or that was made before the account. */
export interface ChangeNumber {
  readonly decided: number;
}

const readLastChange = itemReader<LastChange, 'pk'>(
  { pk: z.string() },
  {
    count: [z.int(), 0],
    accountId: [z.string(), ''],
    standing: [z.optional(z.enum(accountChanges)), undefined],
  },
);

/** The key of the last change. It is no account's key, as their ids are longer. */
export const lastChangeKey = itemKey('administrator', 'decided');

/** Returns the last change, as last written. */
export async function getLastChange(): Promise<LastChange> {
  const { Item = lastChangeKey } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: lastChangeKey, ConsistentRead: true }),
  );
  return (
    readLastChange({ ...Item }) ?? { pk: lastChangeKey.pk, count: 0, accountId: '', standing: undefined }
  );
}
