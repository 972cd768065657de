import { keptMs } from '#shared/privacy/retention.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { ttl } from '../table/table.ts';
import { exists, lacks, updateItem } from '../table/update-item.ts';
import { newToken } from './subscribe.ts';
import {
  hasExpired,
  placeOf,
  readSubscription,
  type Subscription,
  subscriptionId,
  subscriptionKey,
} from './subscription.ts';

/** Returns all addresses, newest first: at most `limit`, after a position if one is given. */
export async function listSubscriptions(
  limit: number,
  after: Position | undefined,
  now = new Date(),
): Promise<Page<Subscription>> {
  const read: Item[] = [];
  const page = await queryPage(
    { index: 'ofKind', kind: 'newsletter', partition: 'newsletter', limit, after },
    (item) => {
      read.push(item);
      const subscription = readSubscription(item);
      return subscription && !hasExpired(subscription, now) ? subscription : undefined;
    },
  );
  await upgradeOlder(read, now);
  return page;
}

/** The maximum number of older items that one read upgrades. */
const max = 25;

/**
 * Upgrades items of releases without confirmation: adds a state, the index keys of that state, and a token for links.
 * Every read does this, since such a release may still be writing while this one is deployed. Costs nothing if there
 * are no such items.
 */
async function upgradeOlder(items: readonly Item[], now: Date): Promise<void> {
  const older = items
    .filter((item) => item.state === undefined)
    .flatMap((item) => readSubscription(item) ?? []);
  await Promise.allSettled(older.slice(0, max).map((subscription) => upgrade(subscription, now)));
}

async function upgrade({ email, state }: Subscription, now: Date): Promise<void> {
  await updateItem<Subscription>(subscriptionKey(subscriptionId(email)), {
    set: {
      state,
      ...placeOf(state, email),
      ...(state === 'waiting' && { expiresAt: ttl(now.getTime() + keptMs('newsletter')) }),
    },
    setOnce: { token: newToken() },
    when: [exists('email'), lacks('state')],
  });
}
