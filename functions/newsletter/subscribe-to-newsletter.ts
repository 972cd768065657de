import { isSubscribed, storeSubscription, subscriptionId } from '#functions/data/newsletter.ts';
import type { Operation } from '#functions/http/operation.ts';
import { suspicionsOf } from '#functions/http/suspicions.ts';
import { admit } from '#functions/http/visitor-limits.ts';

/** Names the wording beside the form, which is agreed to by subscribing; another wording gets another name. */
const consent = '2026-11';

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
    consent,
  });
  return { body: undefined };
};
