import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import { suspicions } from '#shared/messages/message.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import { type Position, sortKey } from './table/cursor.ts';
import { type ItemKey, indexes, itemKey, tableName } from './table/table.ts';

/** An address as stored, as its owner wrote it. `subscribedAt` is ISO 8601 in UTC. */
const subscription = z.object({
  email: z.string(),
  language: z.optional(z.enum(languages)),
  subscribedAt: z.iso.datetime(),
  suspicions: z.array(z.enum(suspicions)),
  /** Which wording of the consent was agreed to; older items do not say. */
  consent: z.optional(z.string()),
});
export type Subscription = z.infer<typeof subscription>;

/** A page of subscriptions, and where the next one starts if there is one. */
export interface SubscriptionPage {
  readonly subscriptions: Subscription[];
  readonly next?: Position;
}

/** Partition of `gsi1` that holds all of them by when they came. */
const allSubscriptions = 'newsletter';

/** One address has one id, in whatever case it is written. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(email.normalize('NFC').toLowerCase()).digest('base64url');
}

function keyOf(email: string): ItemKey<'newsletter'> {
  return itemKey('newsletter', subscriptionId(email));
}

/** Stores an address once. `known`: it was stored before, and stays as it was. */
export async function storeSubscription(given: Subscription): Promise<'stored' | 'known'> {
  const stored = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...keyOf(given.email),
          gsi1pk: allSubscriptions,
          gsi1sk: sortKey(positionOf(given)),
          ...given,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  return stored ? 'stored' : 'known';
}

/** Whether an address is stored, in whatever case it is written. */
export async function isSubscribed(email: string): Promise<boolean> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: keyOf(email), ConsistentRead: true }),
  );
  return Item !== undefined;
}

/** Deletes an address, in whatever case it is written. Returns whether it was stored. */
export async function deleteSubscription(email: string): Promise<boolean> {
  try {
    await dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: keyOf(email),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // Of several tries the first may have deleted it, and only its answer got lost.
    return (error.$metadata.attempts ?? 1) > 1;
  }
}

/** All addresses, newest first: at most `limit`, those that follow a position if one is given. */
export async function listSubscriptions(limit: number, after?: Position): Promise<SubscriptionPage> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: indexes.ofKind,
      KeyConditionExpression: 'gsi1pk = :partition',
      ExpressionAttributeValues: { ':partition': allSubscriptions },
      ScanIndexForward: false,
      Limit: limit + 1,
      ExclusiveStartKey: after && {
        ...itemKey('newsletter', after.id),
        gsi1pk: allSubscriptions,
        gsi1sk: sortKey(after),
      },
    }),
  );
  const subscriptions = Items.slice(0, limit).map((item) => subscription.parse(item));
  const last = subscriptions.at(-1);
  const more = Items.length > limit || LastEvaluatedKey !== undefined;
  return { subscriptions, ...(more && last && { next: positionOf(last) }) };
}

function positionOf({ email, subscribedAt }: Subscription): Position {
  return { at: subscribedAt, id: subscriptionId(email) };
}
