import { keptMs } from '#shared/privacy/retention.ts';
import type { Item } from '../table/stored-item.ts';
import { ttl } from '../table/table.ts';
import { exists, lacks, updateItem } from '../table/update-item.ts';
import { newToken } from './subscribe.ts';
import {
  placeOf,
  readSubscription,
  type Subscription,
  subscriptionId,
  subscriptionKey,
} from './subscription.ts';

/** So many are brought up to date at once. */
const most = 25;

/**
 * Gives items of releases before addresses were confirmed what later ones have: a state, a place among those in it, and a key
 * for their links. Whoever reads them does it, since such a release may be writing still while this one is deployed.
 * Nothing is done, and nothing costs, where there are none.
 */
export async function adoptOlder(items: readonly Item[], now: Date): Promise<void> {
  const older = items
    .filter((item) => item.state === undefined)
    .flatMap((item) => readSubscription(item) ?? []);
  await Promise.allSettled(older.slice(0, most).map((subscription) => adopt(subscription, now)));
}

async function adopt({ email, state }: Subscription, now: Date): Promise<void> {
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
