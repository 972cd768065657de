import { countSubscriptions } from '#functions/data/newsletter/find-subscriptions.ts';
import { takeOff } from '#functions/data/newsletter/removal.ts';
import { NotFound } from '#functions/http/errors.ts';
import { serve } from '#functions/http/serve.ts';
import { confirmSubscription, showConfirmation } from './confirm-subscription.ts';
import { findSubscribers } from './find-subscribers.ts';
import { leaveNewsletter, showLeaving } from './leave-newsletter.ts';
import { listNewsletterSubscriptions } from './list-newsletter-subscriptions.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export const handler = serve('newsletter', {
  subscribeToNewsletter,
  showConfirmation,
  confirmSubscription,
  showLeaving,
  leaveNewsletter,
  listNewsletterSubscriptions,
  countSubscribers: async () => ({ body: await countSubscriptions() }),
  findSubscribers,
  // The one who asked is told apart from an address that was mistyped: that is not on the list.
  unsubscribeFromNewsletter: async ({ body }) => {
    if (!(await takeOff(body.email, new Date()))) throw new NotFound('This address is not on the list.');
    return { body: undefined };
  },
});
