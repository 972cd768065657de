import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { adoptOlder } from './adopt.ts';
import { readSubscription, type Subscription } from './subscription.ts';

/** All addresses, newest first: at most `limit`, those that follow a position if one is given. */
export async function listSubscriptions(
  limit: number,
  after: Position | undefined,
): Promise<Page<Subscription>> {
  const read: Item[] = [];
  const page = await queryPage(
    { index: 'ofKind', kind: 'newsletter', partition: 'newsletter', limit, after },
    (item) => {
      read.push(item);
      return readSubscription(item);
    },
  );
  await adoptOlder(read, new Date());
  return page;
}
