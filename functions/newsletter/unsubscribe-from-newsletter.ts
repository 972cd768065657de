import { deleteSubscription } from '#functions/data/newsletter.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

/** The one who asked is told apart from an address that was mistyped: that is not on the list. */
export const unsubscribeFromNewsletter: Operation<'unsubscribeFromNewsletter'> = async ({ body }) => {
  if (!(await deleteSubscription(body.email))) throw new NotFound('This address is not on the list.');
  return { body: undefined };
};
