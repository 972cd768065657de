import { serve } from '../http/serve.ts';
import { listNewsletterSubscriptions } from './list-newsletter-subscriptions.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export const handler = serve('newsletter', { subscribeToNewsletter, listNewsletterSubscriptions });
