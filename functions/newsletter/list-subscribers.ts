import { findSubscriptions } from '#functions/data/newsletter/find-subscriptions.ts';
import { removedAt } from '#functions/data/newsletter/removal.ts';
import type { Subscription } from '#functions/data/newsletter/subscription.ts';
import { listSubscriptions } from '#functions/data/newsletter/subscription-list.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import { csv } from '#functions/http/csv/csv.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { listNewsletterSubscriptions as listEndpoint } from '#shared/api/newsletter.ts';
import { subscriptionStates } from '#shared/newsletter/subscription.ts';
import { isEmail } from '#shared/text/email.ts';
import { byteOrderMark } from '#shared/text/text.ts';

const list = 'newsletter';
/** Addresses per page. One takes two kilobytes at most, so that a page stays far below the 6 MB of a Lambda answer. */
const pageSize = 1000;
const headings = ['Email', 'Language', 'Subscribed at', 'Suspicions', 'State', 'Confirmed at'];

/** Pages are joined by the caller: only the first has the byte order mark and the headings. */
export const listNewsletterSubscriptions: Operation<'listNewsletterSubscriptions'> = async ({ query }) => {
  const { cursor } = query;
  const { items, next } = await listSubscriptions(pageSize, readCursor(list, cursor));
  const start = cursor === undefined ? byteOrderMark + csv([headings]) : '';
  return {
    body: start + csv(items.map(rowOf)),
    headers: {
      'Content-Disposition': 'attachment; filename="newsletter.csv"',
      ...linkToNext(list, { path: listEndpoint.path, query, next }),
    },
  };
};

function rowOf(subscription: Subscription): string[] {
  const { email, language, subscribedAt, suspicions, state, confirmedAt } = subscription;
  return [email, language ?? '', subscribedAt, suspicions.join(' '), state, confirmedAt ?? ''];
}

const newestList = 'newsletter-newest';
const newestPageSize = 25;

export const findSubscribers: Operation<'findSubscribers'> = async ({ body, note }) => {
  // The screen asks at each typed letter and at intervals, so one line per hour is logged.
  note({ step: newestList });
  const { search, state, cursor } = body;
  if (search === '' && state === undefined) {
    const { items, next } = await listSubscriptions(newestPageSize, readCursor(newestList, cursor));
    return { body: { found: items, next: next && encodeCursor(newestList, next) } };
  }
  const [{ items, next }, removed] = await Promise.all([
    findSubscriptions({
      search,
      states: state ? [state] : subscriptionStates,
      limit: newestPageSize,
      after: cursor,
    }),
    isEmail(search) ? removedAt(search) : undefined,
  ]);
  return { body: { found: items, next, ...(removed && { removedAt: removed }) } };
};
