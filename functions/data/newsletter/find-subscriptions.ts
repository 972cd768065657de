import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  type NewsletterCounts,
  newsletterCountLimit,
  type SubscriptionState,
} from '#shared/newsletter/subscription.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { batchGet } from '../table/batch-get.ts';
import { dynamodb } from '../table/client.ts';
import { countItems } from '../table/query-page.ts';
import { isOver } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import {
  hasExpired,
  readSubscription,
  type Subscription,
  subscriptionId,
  subscriptionKey,
} from './subscription.ts';

export interface SubscriptionSearch {
  /** What the addresses begin with, in whatever case. */
  readonly search: string;
  readonly states: readonly SubscriptionState[];
  readonly limit: number;
  /** The last address of the page before. */
  readonly after: string | undefined;
  /** @default the present */
  readonly now?: Date;
}

/** Sorts before and after whatever an address can begin with. */
const [first, last] = ['\u0001', '\u{10ffff}'];

/**
 * The addresses in these states that begin with a text, in the order of the alphabet. Whatever is stored, it reads no more
 * than a page of each state.
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
    // The index may be a moment behind.
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

/** In lists of at most so many waiting addresses those whose time is over are looked for, a hundred by one request. */
const mostLookedThrough = 500;
const readAtOnce = 100;

/** Counts the waiting addresses whose time is over: the index does not say when that is. */
async function countExpired(waiting: number, now: Date): Promise<number> {
  if (waiting > mostLookedThrough) return 0;
  const keys = (await addressesIn('waiting', first, last, mostLookedThrough)).map((address) =>
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
 * Counts the addresses in each state and those that were taken off, each up to {@link newsletterCountLimit}. Of a long list of
 * waiting addresses the few whose time is over, and which the database deletes within hours, count too.
 */
export async function countSubscriptions(now = new Date()): Promise<NewsletterCounts> {
  const [confirmed, waiting, bounced, removed] = await Promise.all([
    countConfirmed(),
    countIn('waiting'),
    countIn('bounced'),
    countIn('removed'),
  ]);
  return { confirmed, waiting: waiting - (await countExpired(waiting, now)), bounced, removed };
}

/** Counts the confirmed addresses, up to {@link newsletterCountLimit}. */
export function countConfirmed(): Promise<number> {
  return countIn('confirmed');
}

function countIn(state: keyof NewsletterCounts): Promise<number> {
  return countItems('inState', `newsletter#${state}`, newsletterCountLimit);
}
