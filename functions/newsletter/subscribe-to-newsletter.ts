import { flagSubscription, storeSubscription } from '../data/newsletter.ts';
import type { Limit } from '../data/throttle.ts';
import type { Operation } from '../http/operation.ts';
import { flagWhenTooMany, suspicionsOf } from '../http/suspicion.ts';

const perAddress: Limit = { name: 'newsletter', most: 5, windowSeconds: 10 * 60 };

/** The answer does not tell whether the address was known. */
export const subscribeToNewsletter: Operation<'subscribeToNewsletter'> = async ({ body, viewerAddress }) => {
  const { email, language } = body;
  const now = new Date();
  const outcome = await storeSubscription({
    email,
    language,
    subscribedAt: now.toISOString(),
    suspicions: suspicionsOf(body),
  });
  if (outcome === 'stored') {
    await flagWhenTooMany(perAddress, viewerAddress, now, (suspicion) => flagSubscription(email, suspicion));
  }
  return { body: undefined };
};
