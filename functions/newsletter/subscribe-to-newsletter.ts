import { newsletterConsent } from '../../shared/newsletter.ts';
import { isSubscribed, storeSubscription, subscriptionId } from '../data/newsletter.ts';
import type { Operation } from '../http/operation.ts';
import { suspicionsOf } from '../http/suspicions.ts';
import { admit } from '../http/visitor-limits.ts';

/** The answer does not tell whether the address was known. */
export const subscribeToNewsletter: Operation<'subscribeToNewsletter'> = async ({ body, viewerAddress }) => {
  const { email, language } = body;
  const now = new Date();
  const suspicions = await admit(
    {
      kind: 'newsletter',
      id: subscriptionId(email),
      viewerAddress,
      suspicions: suspicionsOf(body, now),
      isStored: () => isSubscribed(email),
    },
    now,
  );
  await storeSubscription({
    email,
    language,
    subscribedAt: now.toISOString(),
    suspicions,
    consent: newsletterConsent,
  });
  return { body: undefined };
};
