import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ClaimKey, isClaimKey } from '#shared/content/claims.ts';
import type { Confirmation } from '#shared/content/confirmation.ts';
import type { Localized } from '#shared/language.ts';
import { dynamodb } from '../table/client.ts';
import { queryPartition } from '../table/query-partition.ts';
import { itemReader } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

type StoredConfirmation = Omit<Confirmation, 'key'> & { readonly sk: string };

const readConfirmation = itemReader<StoredConfirmation, 'sk'>(
  { sk: z.string() },
  {
    en: [z.string(), ''],
    ar: [z.string(), ''],
    at: [z.iso.datetime(), new Date(0).toISOString()],
    by: [z.string(), ''],
  },
);

/** All confirmations lie in one partition, apart from the content itself, which visitors read. */
const partition = 'claim';

/** What owners have confirmed, by the words they confirmed; of claims that are no longer made, nothing. */
export async function listConfirmations(): Promise<Confirmation[]> {
  return (await queryPartition(partition)).flatMap((item) => {
    const read = readConfirmation(item);
    if (!read || !isClaimKey(read.sk)) return [];
    const { sk: key, ...confirmed } = read;
    return [{ key, ...confirmed }];
  });
}

/** Notes that an owner stands by a claim as it reads, in the place of what was confirmed of it before. */
export async function confirmClaim(
  key: ClaimKey,
  text: Localized,
  now: Date,
  by: string,
): Promise<Confirmation> {
  const { en, ar } = text;
  const at = now.toISOString();
  await updateItem<StoredConfirmation>({ pk: partition, sk: key }, { set: { en, ar, at, by } });
  return { key, en, ar, at, by };
}

/** Takes back what was confirmed of a claim, if something was. */
export async function withdrawConfirmation(key: ClaimKey): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: { pk: partition, sk: key } }));
}
