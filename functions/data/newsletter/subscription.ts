import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { defaultLanguage, type Language, languages } from '#shared/language.ts';
import { type Suspicion, suspicions } from '#shared/messages/message.ts';
import { type SubscriptionState, subscriptionStates } from '#shared/newsletter/subscription.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { dynamodb } from '../table/client.ts';
import { type Item, itemReader, listOfKnown } from '../table/stored-item.ts';
import { type IndexKeys, type ItemKey, itemKey, tableName } from '../table/table.ts';

/** An address as stored, in its owner's spelling. Instants are ISO 8601 in UTC. */
export interface Subscription {
  readonly email: string;
  readonly language?: Language | undefined;
  readonly subscribedAt: string;
  readonly suspicions: Suspicion[];
  /** `consent`: the version of the consent text that was agreed to. `wording`: the text itself. Older items have neither. */
  readonly consent?: string | undefined;
  readonly wording?: string | undefined;
  /** The page on which the visitor entered the address. */
  readonly page?: string | undefined;
  readonly state: SubscriptionState;
  readonly confirmedAt?: string | undefined;
  /** The token in the links of the mails to this address. */
  readonly token?: string | undefined;
  /** Random id of the confirmation mail. The mailer sends one mail for each value, so a new value requests another mail. */
  readonly ask?: string | undefined;
  /** `asked`: how many confirmation mails were requested. `askedAt`: when the last one was. */
  readonly asked: number;
  readonly askedAt?: string | undefined;
  /** When an unconfirmed address expires, in seconds since 1970. */
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
 * Returns the address in an item. Items of releases without confirmation have no state: they count as confirmed, unless
 * they look like spam. An address whose state cannot be read is never mailed.
 */
export function readSubscription(item: Item): Subscription | undefined {
  // The item has no address: it only notes that the address was unsubscribed.
  if (item.email === undefined && item.removedAt !== undefined) return undefined;
  const stored = readStored(item);
  if (!stored) return undefined;
  const isOld = item.state === undefined && stored.suspicions.length === 0;
  return { ...stored, state: stored.state ?? (isOld ? 'confirmed' : 'waiting') };
}

/** Returns the language of the mails to an address. */
export function mailLanguage({ language }: Pick<Subscription, 'language'>): Language {
  return language ?? defaultLanguage;
}

/** Returns the id of an address: a hash of it that ignores case. */
export function subscriptionId(email: string): string {
  return createHash('sha256').update(foldedEmail(email)).digest('base64url');
}

export function subscriptionKey(id: string): ItemKey<'newsletter'> {
  return itemKey('newsletter', id);
}

/** Returns the index keys that list an address among those in its state, in alphabetical order. */
export function placeOf(state: SubscriptionState, email: string): IndexKeys<'inState'> {
  return { gsi2pk: `newsletter#${state}`, gsi2sk: foldedEmail(email) };
}

/** Returns the address with this id, as last written. */
export async function getSubscription(id: string): Promise<Subscription | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: subscriptionKey(id), ConsistentRead: true }),
  );
  return Item && readSubscription(Item);
}

/** True if an address is stored, ignoring case. */
export async function isSubscribed(email: string): Promise<boolean> {
  return (await getSubscription(subscriptionId(email))) !== undefined;
}

/** True if an unconfirmed address has expired. The database deletes it a little later. */
export function hasExpired({ expiresAt }: Pick<Subscription, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && expiresAt * 1000 <= now.getTime();
}
