import { serve } from '#functions/http/serve.ts';
import { listNewsletterSubscriptions } from './list-newsletter-subscriptions.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts';

export const handler = serve('newsletter', {
  subscribeToNewsletter,
  listNewsletterSubscriptions,
  unsubscribeFromNewsletter,
});
