import { deleteSubscription } from '#functions/data/newsletter/subscription-list.ts';
import { NotFound } from '#functions/http/errors.ts';
import { serve } from '#functions/http/serve.ts';
import { confirmSubscription, showConfirmation } from './confirm-subscription.ts';
import { listNewsletterSubscriptions } from './list-newsletter-subscriptions.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export const handler = serve('newsletter', {
  subscribeToNewsletter,
  showConfirmation,
  confirmSubscription,
  listNewsletterSubscriptions,
  // The one who asked is told apart from an address that was mistyped: that is not on the list.
  unsubscribeFromNewsletter: async ({ body }) => {
    if (!(await deleteSubscription(body.email))) throw new NotFound('This address is not on the list.');
    return { body: undefined };
  },
});
