import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { readSubscription, type Subscription } from './subscription.ts';

/** All addresses, newest first: at most `limit`, those that follow a position if one is given. */
export function listSubscriptions(limit: number, after: Position | undefined): Promise<Page<Subscription>> {
  return queryPage(
    { index: 'ofKind', kind: 'newsletter', partition: 'newsletter', limit, after },
    readSubscription,
  );
}
