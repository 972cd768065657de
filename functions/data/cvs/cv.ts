import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb } from '../table/client.ts';
import { isOver, itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey, tableName, ttl } from '../table/table.ts';
import { exists, lacks, updateItem } from '../table/update-item.ts';

/** A checked file, and the message it was sent with. Contains no personal data. */
export interface CheckedCv {
  readonly id: string;
  /** The size in bytes. */
  readonly size: number;
  readonly checkedAt: string;
  readonly messageId: string | undefined;
}

const readCv = itemReader<CheckedCv, 'id' | 'checkedAt'>(
  { id: z.string(), checkedAt: z.iso.datetime() },
  { size: [z.int(), 0], messageId: [z.optional(z.string()), undefined] },
);

const uploadIdPattern = /^[A-Za-z0-9_-]{22}$/;

/** True if a text has the form of an upload id; the upload need not exist. */
export function isUploadId(text: string): boolean {
  return uploadIdPattern.test(text);
}

function keyOf(id: string): ItemKey<'cv'> {
  return itemKey('cv', id);
}

/**
 * Notes that the file of an upload passed the check. It can be sent with a message for a day. Repeating the call changes
 * nothing.
 */
export async function noteChecked(id: string, size: number, now: Date): Promise<void> {
  await updateItem<CheckedCv>(keyOf(id), {
    set: { id, size, checkedAt: now.toISOString(), expiresAt: ttl(now.getTime() + keptMs('cv')) },
    when: [lacks('checkedAt')],
  });
}

/** Returns the checked file of an upload; `undefined` if there is none or it has expired. */
export async function getCheckedCv(id: string, now: Date): Promise<CheckedCv | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: keyOf(id), ConsistentRead: true }),
  );
  return Item && !isOver(Item, now) ? readCv(Item) : undefined;
}

/**
 * Assigns a checked file to a message and returns it; a second call for the same message returns the same. Returns `undefined`
 * if there is no such file, it has expired, or another message has it.
 */
export async function claimCv(id: string, messageId: string, now: Date): Promise<CheckedCv | undefined> {
  if (!isUploadId(id)) return undefined;
  const found = await getCheckedCv(id, now);
  if (!found || found.messageId === messageId) return found;
  const claimed = await updateItem<CheckedCv>(keyOf(id), {
    set: { messageId },
    when: [exists('checkedAt'), lacks('messageId')],
  });
  if (claimed) return readCv(claimed);
  const taken = await getCheckedCv(id, now);
  return taken?.messageId === messageId ? taken : undefined;
}
