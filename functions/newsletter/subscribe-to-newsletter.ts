import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { isSubscribed, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import type { Operation } from '#functions/http/operation.ts';
import { suspicionsOf } from '#functions/http/visitors/suspicions.ts';
import { admit } from '#functions/http/visitors/visitor-limits.ts';
import { defaultLanguage } from '#shared/language.ts';
import { consent } from '#shared/newsletter/consent.ts';

/**
 * The response does not reveal whether the address was known or confirmed. The follow-up function mails the request to confirm.
 */
export const subscribeToNewsletter: Operation<'subscribeToNewsletter'> = async ({ body, viewerAddress }) => {
  const { email, language, page } = body;
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
    page,
    subscribedAt: now.toISOString(),
    suspicions,
    consent: consent.version,
    wording: consent.wording[language ?? defaultLanguage],
  });
  return { body: undefined };
};
