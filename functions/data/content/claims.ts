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

/** Partition of all confirmations. They are kept apart from the content, which visitors read. */
const partition = 'claim';

/** Returns the owners' confirmations with the words they confirmed, without those of claims that are no longer made. */
export async function listConfirmations(): Promise<Confirmation[]> {
  return (await queryPartition(partition)).flatMap((item) => {
    const read = readConfirmation(item);
    if (!read || !isClaimKey(read.sk)) return [];
    const { sk: key, ...confirmed } = read;
    return [{ key, ...confirmed }];
  });
}

/** Stores that an owner confirms a claim as it reads now. Replaces an earlier confirmation of the same claim. */
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

/** Deletes the confirmation of a claim, if there is one. */
export async function withdrawConfirmation(key: ClaimKey): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: { pk: partition, sk: key } }));
}
