import { findSubscriptions } from '#functions/data/newsletter/find-subscriptions.ts';
import { removedAt } from '#functions/data/newsletter/removal.ts';
import { listSubscriptions } from '#functions/data/newsletter/subscription-list.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import type { Operation } from '#functions/http/operation.ts';
import { readCursor } from '#functions/http/pagination.ts';
import { subscriptionStates } from '#shared/newsletter/subscription.ts';
import { isEmail } from '#shared/text/email.ts';

const list = 'newsletter-newest';
const pageSize = 25;

export const findSubscribers: Operation<'findSubscribers'> = async ({ body, note }) => {
  // The screen asks at each letter that is typed, and again and again.
  note({ step: list });
  const { search, state, cursor } = body;
  if (search === '' && state === undefined) {
    const { items, next } = await listSubscriptions(pageSize, readCursor(list, cursor));
    return { body: { found: items, next: next && encodeCursor(list, next) } };
  }
  const [{ items, next }, removed] = await Promise.all([
    findSubscriptions({
      search,
      states: state ? [state] : subscriptionStates,
      limit: pageSize,
      after: cursor,
    }),
    isEmail(search) ? removedAt(search) : undefined,
  ]);
  return { body: { found: items, next, ...(removed && { removedAt: removed }) } };
};
