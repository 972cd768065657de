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
import { tableName } from '../table/table.ts';
import { readSubscription, type Subscription, subscriptionId, subscriptionKey } from './subscription.ts';

export interface SubscriptionSearch {
  /** What the addresses begin with, in whatever case. */
  readonly search: string;
  readonly states: readonly SubscriptionState[];
  readonly limit: number;
  /** The last address of the page before. */
  readonly after: string | undefined;
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
    items: page.flatMap((address) => stored.get(address) ?? []).filter(({ state }) => states.includes(state)),
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

/** How many addresses are in each state, and how many were taken off, each counted up to {@link newsletterCountLimit}. */
export async function countSubscriptions(): Promise<NewsletterCounts> {
  const count = (state: keyof NewsletterCounts) =>
    countItems('inState', `newsletter#${state}`, newsletterCountLimit);
  const [confirmed, waiting, bounced, removed] = await Promise.all([
    count('confirmed'),
    count('waiting'),
    count('bounced'),
    count('removed'),
  ]);
  return { confirmed, waiting, bounced, removed };
}
