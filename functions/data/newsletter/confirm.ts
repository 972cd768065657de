import type { SubscriptionKey } from '#shared/newsletter/links.ts';
import { isAbove, isStill, updateItem } from '../table/update-item.ts';
import { forgetRemoval } from './removal.ts';
import { getSubscription, hasExpired, placeOf, type Subscription, subscriptionKey } from './subscription.ts';

/**
 * Confirms the address that a key belongs to. Returns `absent` if the time to confirm is over, the address was
 * unsubscribed, or the key is unknown. Confirming again changes nothing.
 */
export async function confirmSubscription(
  { id, token }: SubscriptionKey,
  now: Date,
): Promise<'confirmed' | 'absent'> {
  const known = await getSubscription(id);
  if (known?.token !== token) return 'absent';
  const outcome = known.state === 'confirmed' ? 'confirmed' : await confirm(known, { id, token }, now);
  if (outcome === 'confirmed') await forgetRemoval(known.email);
  return outcome;
}

async function confirm(
  known: Subscription,
  { id, token }: SubscriptionKey,
  now: Date,
): Promise<'confirmed' | 'absent'> {
  if (known.state !== 'waiting' || hasExpired(known, now)) return 'absent';
  const confirmed = await updateItem<Subscription>(subscriptionKey(id), {
    set: { state: 'confirmed', confirmedAt: now.toISOString(), ...placeOf('confirmed', known.email) },
    remove: ['expiresAt', 'ask'],
    when: [isStill('token', token), isStill('state', 'waiting'), isAbove('expiresAt', now.getTime() / 1000)],
  });
  // Another request confirmed the address at the same moment, or an earlier attempt did and its answer was lost.
  return confirmed || (await getSubscription(id))?.state === 'confirmed' ? 'confirmed' : 'absent';
}
