import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { adoptOlder } from './adopt.ts';
import { hasExpired, readSubscription, type Subscription } from './subscription.ts';

/** All addresses, newest first: at most `limit`, those that follow a position if one is given. */
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
  await adoptOlder(read, now);
  return page;
}
