import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Language, languages } from '#shared/language.ts';
import { type Suspicion, suspicions } from '#shared/messages/message.ts';
import { type SubscriptionState, subscriptionStates } from '#shared/newsletter/subscription.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { dynamodb } from '../table/client.ts';
import { type Item, itemReader, listOfKnown } from '../table/stored-item.ts';
import { type IndexKeys, type ItemKey, itemKey, tableName } from '../table/table.ts';

/** An address as stored, as its owner wrote it. Instants are ISO 8601 in UTC. */
export interface Subscription {
  readonly email: string;
  readonly language?: Language | undefined;
  readonly subscribedAt: string;
  readonly suspicions: Suspicion[];
  /** Which version of the consent was agreed to, in which words; older items do not say. */
  readonly consent?: string | undefined;
  readonly wording?: string | undefined;
  /** The page where it was left. */
  readonly page?: string | undefined;
  readonly state: SubscriptionState;
  readonly confirmedAt?: string | undefined;
  /** What the links of its mails show. */
  readonly token?: string | undefined;
  /** Names the latest mail that asks to confirm; another name is another mail. */
  readonly ask?: string | undefined;
  /** How often that was asked, and when last. */
  readonly asked: number;
  readonly askedAt?: string | undefined;
  /** When a waiting one goes, in seconds since 1970. */
  readonly expiresAt?: number | undefined;
}

type Stored = Omit<Subscription, 'state'> & { readonly state: SubscriptionState | undefined };
const text = z.optional(z.string());

const readStored = itemReader<Stored, 'email' | 'subscribedAt'>(
  { email: z.string(), subscribedAt: z.iso.datetime() },
  {
    language: [z.optional(z.enum(languages)), undefined],
    suspicions: [listOfKnown(suspicions), []],
    consent: [text, undefined],
    wording: [text, undefined],
    page: [text, undefined],
    state: [z.optional(z.enum(subscriptionStates)), undefined],
    confirmedAt: [text, undefined],
    token: [text, undefined],
    ask: [text, undefined],
    asked: [z.int(), 0],
    askedAt: [z.optional(z.iso.datetime()), undefined],
    expiresAt: [z.optional(z.number()), undefined],
  },
);

/**
 * An address as an item holds it. Releases before addresses were confirmed say no state: theirs count as confirmed,
 * but for those that look like spam. One whose state cannot be read is not written to.
 */
export function readSubscription(item: Item): Subscription | undefined {
  // What stays of one that was taken off.
  if (item.email === undefined && item.removedAt !== undefined) return undefined;
  const stored = readStored(item);
  if (!stored) return undefined;
  const isOld = item.state === undefined && stored.suspicions.length === 0;
  return { ...stored, state: stored.state ?? (isOld ? 'confirmed' : 'waiting') };
}

/** One address has one id, in whatever case it is written. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(foldedEmail(email)).digest('base64url');
}

export function subscriptionKey(id: string): ItemKey<'newsletter'> {
  return itemKey('newsletter', id);
}

/** Places an address among those in its state, in the order of the alphabet. */
export function placeOf(state: SubscriptionState, email: string): IndexKeys<'inState'> {
  return { gsi2pk: `newsletter#${state}`, gsi2sk: foldedEmail(email) };
}

/** The address with this id, as last written. */
export async function getSubscription(id: string): Promise<Subscription | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: subscriptionKey(id), ConsistentRead: true }),
  );
  return Item && readSubscription(Item);
}

/** Whether an address is stored, in whatever case it is written. */
export async function isSubscribed(email: string): Promise<boolean> {
  return (await getSubscription(subscriptionId(email))) !== undefined;
}

/** Whether a waiting address is over its time: the database deletes it a little later. */
export function hasExpired({ expiresAt }: Pick<Subscription, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && expiresAt * 1000 <= now.getTime();
}
