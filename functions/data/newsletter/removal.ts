import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { SubscriptionKey } from '#shared/newsletter/links.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { dynamodb } from '../table/client.ts';
import { keyedHash } from '../table/keyed-hash.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName } from '../table/table.ts';
import { getSubscription, subscriptionId, subscriptionKey } from './subscription.ts';

/** The record of an unsubscribed address: a hash that cannot be made without the site's secret, and the instant. */
interface Removal {
  readonly removedAt: string;
}
const readRemoval = itemReader<Removal, 'removedAt'>({ removedAt: z.iso.datetime() }, {});

function removalKey(email: string): ItemKey<'newsletter'> {
  return itemKey('newsletter', keyedHash('newsletter', foldedEmail(email)));
}

/** Unsubscribes an address, ignoring case. Returns true if it was stored. */
export async function unsubscribe(email: string, now: Date): Promise<boolean> {
  const id = subscriptionId(email);
  if (!(await getSubscription(id))) return false;
  const removedAt = now.toISOString();
  const key = removalKey(email);
  // The removal is noted before the address is deleted, so that an interruption cannot lose both.
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: {
        ...key,
        ...indexKeys('inState', 'newsletter#removed', {
          at: removedAt,
          id: key.pk.slice('newsletter#'.length),
        }),
        removedAt,
      },
    }),
  );
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: subscriptionKey(id) }));
  return true;
}

/**
 * Unsubscribes the address that a key belongs to. Returns `absent` if no such address is stored; `other` if it was
 * entered again since and has another key.
 */
export async function unsubscribeByKey(
  { id, token }: SubscriptionKey,
  now: Date,
): Promise<'removed' | 'absent' | 'other'> {
  const known = await getSubscription(id);
  if (!known) return 'absent';
  if (known.token !== token) return 'other';
  await unsubscribe(known.email, now);
  return 'removed';
}

/** Returns when an address was unsubscribed (ISO 8601, UTC), unless it was confirmed again since. */
export async function removedAt(email: string): Promise<string | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: removalKey(email), ConsistentRead: true }),
  );
  return Item && readRemoval(Item)?.removedAt;
}

/** Deletes the note that an address was unsubscribed, because its owner confirmed it again. */
export async function forgetRemoval(email: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: removalKey(email) }));
}
