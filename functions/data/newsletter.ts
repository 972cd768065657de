import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Language, languages } from '#shared/language.ts';
import { type Suspicion, suspicions } from '#shared/messages/message.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import type { Position } from './table/cursor.ts';
import { type Page, queryPage } from './table/query-page.ts';
import { itemReader, listOfKnown } from './table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName } from './table/table.ts';

/** An address as stored, as its owner wrote it. `subscribedAt` is ISO 8601 in UTC. */
export interface Subscription {
  readonly email: string;
  readonly language?: Language | undefined;
  readonly subscribedAt: string;
  readonly suspicions: Suspicion[];
  /** Which wording of the consent was agreed to; older items do not say. */
  readonly consent?: string | undefined;
}

const fromItem = itemReader<Subscription, 'email' | 'subscribedAt'>(
  { email: z.string(), subscribedAt: z.iso.datetime() },
  {
    language: [z.optional(z.enum(languages)), undefined],
    suspicions: [listOfKnown(suspicions), []],
    consent: [z.optional(z.string()), undefined],
  },
);

/** One address has one id, in whatever case it is written. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(foldedEmail(email)).digest('base64url');
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
          ...indexKeys('ofKind', 'newsletter', {
            at: given.subscribedAt,
            id: subscriptionId(given.email),
          }),
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
export function listSubscriptions(limit: number, after: Position | undefined): Promise<Page<Subscription>> {
  return queryPage({ index: 'ofKind', kind: 'newsletter', partition: 'newsletter', limit, after }, fromItem);
}
