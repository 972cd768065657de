import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { defaultLanguage } from '#shared/language.ts';
import {
  type NewsletterCounts,
  newsletterCountLimit,
  type ReaderCounts,
  type SubscriptionState,
} from '#shared/newsletter/subscription.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb } from '../table/client.ts';
import { countItems } from '../table/query-page.ts';
import { type Item, isOver } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import {
  hasExpired,
  readSubscription,
  type Subscription,
  subscriptionId,
  subscriptionKey,
} from './subscription.ts';

export interface SubscriptionSearch {
  /** The text that the addresses begin with, in upper or lower case. */
  readonly search: string;
  readonly states: readonly SubscriptionState[];
  readonly limit: number;
  /** The last address of the page before. */
  readonly after: string | undefined;
  /** @default now */
  readonly now?: Date;
}

/** The characters that sort before and after any character of an address. */
const [first, last] = ['\u0001', '\u{10ffff}'];

/**
 * Returns the addresses in these states that begin with a text, in alphabetical order. Reads no more than a page of each
 * state, however much is stored.
 */
export async function findSubscriptions({
  search,
  states,
  limit,
  after,
  now = new Date(),
}: SubscriptionSearch): Promise<{ items: Subscription[]; next: string | undefined }> {
  const prefix = foldedEmail(search);
  const from = after === undefined ? prefix || first : `${foldedEmail(after)}${first}`;
  const lists = await Promise.all(states.map((state) => addressesIn(state, from, prefix + last, limit + 1)));
  const found = [...new Set(lists.flat())].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const page = found.slice(0, limit);
  const stored = new Map(
    (await batchGet(page.map((address) => subscriptionKey(subscriptionId(address)))))
      .flatMap((item) => readSubscription(item) ?? [])
      .map((subscription) => [foldedEmail(subscription.email), subscription]),
  );
  return {
    // The index may be a moment behind, so the state and the expiry are checked in the stored items.
    items: page
      .flatMap((address) => stored.get(address) ?? [])
      .filter((one) => states.includes(one.state) && !hasExpired(one, now)),
    next: found.length > limit ? page.at(-1) : undefined,
  };
}

async function addressesIn(
  state: SubscriptionState,
  from: string,
  to: string,
  limit: number,
): Promise<string[]> {
  if (from > to) return [];
  const { Items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi2pk = :state AND gsi2sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':state': `newsletter#${state}`, ':from': from, ':to': to },
      Limit: limit,
    }),
  );
  return Items.map(({ gsi2sk }) => String(gsi2sk));
}

/** If more addresses wait than this, the expired ones among them are not looked for: {@link countExpired} returns 0. */
const maxLookedThrough = 500;
/** How many items are read per request: the most that the database reads at once. */
const readAtOnce = 100;

/** Returns how many of the waiting addresses have expired. Reads their items, because the index does not contain the expiry. */
async function countExpired(waiting: number, now: Date): Promise<number> {
  if (waiting > maxLookedThrough) return 0;
  const keys = (await addressesIn('waiting', first, last, maxLookedThrough)).map((address) =>
    subscriptionKey(subscriptionId(address)),
  );
  let expired = 0;
  for (let start = 0; start < keys.length; start += readAtOnce) {
    const items = await batchGet(keys.slice(start, start + readAtOnce));
    expired += items.filter((item) => item.state === 'waiting' && isOver(item, now)).length;
  }
  return expired;
}

/**
 * Counts the addresses in each state and the unsubscribed ones, each up to {@link newsletterCountLimit}. In a long list
 * of waiting addresses, the few that have expired and are not deleted yet are counted, too.
 */
export async function countSubscriptions(now = new Date()): Promise<NewsletterCounts> {
  const [confirmed, waiting, bounced, removed] = await Promise.all([
    countIn('confirmed'),
    countIn('waiting'),
    countIn('bounced'),
    countIn('removed'),
  ]);
  return { confirmed, waiting: waiting - (await countExpired(waiting, now)), bounced, removed };
}

/**
 * Counts the confirmed addresses by the language in which they are written to. Reads the whole list, a megabyte per
 * request.
 */
export async function countReaders(): Promise<ReaderCounts> {
  const counts = { all: 0, en: 0, ar: 0 };
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list',
        FilterExpression: '#state = :confirmed',
        ProjectionExpression: '#language',
        ExpressionAttributeNames: { '#state': 'state', '#language': 'language' },
        ExpressionAttributeValues: { ':list': 'newsletter', ':confirmed': 'confirmed' },
        ExclusiveStartKey: start,
      }),
    );
    for (const { language } of Items) counts[language === 'ar' ? 'ar' : defaultLanguage] += 1;
    counts.all += Items.length;
    start = LastEvaluatedKey;
  } while (start);
  return counts;
}

function countIn(state: keyof NewsletterCounts): Promise<number> {
  return countItems('inState', `newsletter#${state}`, newsletterCountLimit);
}
