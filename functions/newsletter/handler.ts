import { confirmSubscription as confirm } from '#functions/data/newsletter/confirm.ts';
import { countReaders, countSubscriptions } from '#functions/data/newsletter/find-subscriptions.ts';
import { unsubscribe, unsubscribeByKey } from '#functions/data/newsletter/removal.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { findSubscribers, listNewsletterSubscriptions } from './list-subscribers.ts';
import { answerReader, confirmationPage } from './pages/reader-page.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const showConfirmation: Operation<'showConfirmation'> = async (request) =>
  confirmationPage('confirm', request);

const confirmSubscription: Operation<'confirmSubscription'> = (request) =>
  answerReader('confirm', request, async (key) => (await confirm(key, new Date())) === 'confirmed');

const showLeaving: Operation<'showLeaving'> = async (request) => confirmationPage('leave', request);

/** Succeeds for an address that is not on the list: it was removed before, by its owner or their mail program. */
const leaveNewsletter: Operation<'leaveNewsletter'> = (request) =>
  answerReader('leave', request, async (key) => (await unsubscribeByKey(key, new Date())) !== 'other');

export const handler = serve('newsletter', {
  subscribeToNewsletter,
  showConfirmation,
  confirmSubscription,
  showLeaving,
  leaveNewsletter,
  listNewsletterSubscriptions,
  countSubscribers: async () => ({ body: await countSubscriptions() }),
  countReaders: async () => ({ body: await countReaders() }),
  findSubscribers,
  // The response distinguishes an unsubscribed address from one that was never on the list, which may be a typing mistake.
  unsubscribeFromNewsletter: async ({ body }) => {
    if (!(await unsubscribe(body.email, new Date()))) throw new NotFound('This address is not on the list.');
    return { body: undefined };
  },
});
