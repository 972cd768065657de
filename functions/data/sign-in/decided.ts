import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { roles } from '#shared/session/session.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';

const standings = [...roles, 'active', 'disabled', 'removed'] as const;
/** A change of an administrator's role, or of their permission to sign in. */
export type Standing = (typeof standings)[number];

/** The change of an administrator that was decided last, and how many were: whoever decides the next carries it out first. */
export interface Decided {
  readonly pk: string;
  readonly count: number;
  readonly accountId: string;
  readonly standing: Standing | undefined;
}

/** An account knows the number of the change that was carried out on it last, or before it was made. */
export interface Numbered {
  readonly decided: number;
}

const readDecided = itemReader<Decided, 'pk'>(
  { pk: z.string() },
  {
    count: [z.int(), 0],
    accountId: [z.string(), ''],
    standing: [z.optional(z.enum(standings)), undefined],
  },
);

/** Not an account: their ids are longer, and it is in no list of them. */
export const decidedKey = itemKey('administrator', 'decided');

/** The change that was decided last, as last written. */
export async function getDecided(): Promise<Decided> {
  const { Item = decidedKey } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: decidedKey, ConsistentRead: true }),
  );
  return readDecided({ ...Item }) ?? { pk: decidedKey.pk, count: 0, accountId: '', standing: undefined };
}
