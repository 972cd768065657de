import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { SubscriptionKey } from '#shared/newsletter/links.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { dynamodb } from '../table/client.ts';
import { keyedHash } from '../table/keyed-hash.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName } from '../table/table.ts';
import { getSubscription, subscriptionId, subscriptionKey } from './subscription.ts';

/** What stays of an address that was taken off: a hash that nobody can make without the site's secret, and the instant. */
interface Removal {
  readonly removedAt: string;
}
const readRemoval = itemReader<Removal, 'removedAt'>({ removedAt: z.iso.datetime() }, {});

function removalKey(email: string): ItemKey<'newsletter'> {
  return itemKey('newsletter', keyedHash('newsletter', foldedEmail(email)));
}

/** Takes an address off, in whatever case it is written. Returns whether it was stored. */
export async function takeOff(email: string, now: Date): Promise<boolean> {
  const id = subscriptionId(email);
  if (!(await getSubscription(id))) return false;
  const removedAt = now.toISOString();
  const key = removalKey(email);
  // Before the address goes: in between, it is noted twice rather than not at all.
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
 * Takes off the address that a key is of. `absent`: no such address is stored, so that nobody writes to it; `other`: it
 * was left anew since, and has another key.
 */
export async function leaveByKey(
  { id, token }: SubscriptionKey,
  now: Date,
): Promise<'removed' | 'absent' | 'other'> {
  const known = await getSubscription(id);
  if (!known) return 'absent';
  if (known.token !== token) return 'other';
  await takeOff(known.email, now);
  return 'removed';
}

/** When an address was taken off, if it was and was not confirmed anew since. ISO 8601 in UTC. */
export async function removedAt(email: string): Promise<string | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: removalKey(email), ConsistentRead: true }),
  );
  return Item && readRemoval(Item)?.removedAt;
}

/** Its owner confirmed it anew. */
export async function forgetRemoval(email: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: removalKey(email) }));
}
