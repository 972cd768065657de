import { getSubscription, hasExpired } from '#functions/data/newsletter/subscription.ts';
import { defaultLanguage } from '#shared/language.ts';
import { subscriptionPath } from '#shared/newsletter/links.ts';
import { writeConfirmation } from '../written/newsletter/confirmation.ts';
import { environment } from './environment.ts';
import { persist } from './persist.ts';
import { sendOnce } from './send-once.ts';

/**
 * Asks the owner of an address that waits whether it was they who left it: once for each time that it is to be asked,
 * however often this is called. Nothing is done for an address that does not wait.
 */
export async function askToConfirm(id: string): Promise<void> {
  const subscription = await persist(() => getSubscription(id));
  if (subscription?.state !== 'waiting' || hasExpired(subscription, new Date())) return;
  const { email, language = defaultLanguage, ask, token } = subscription;
  if (!ask || !token) return;
  const address = environment.SITE_URL + subscriptionPath('confirm', language, { id, token });
  // Named by a word of chance: a log that names it tells of nobody.
  await sendOnce({ purpose: 'confirmation', about: ask, to: email }, {}, (company) =>
    writeConfirmation(company, language, address),
  );
}
