import { domainToUnicode } from 'node:url';
import { exists, isNot, updateItem } from '../table/update-item.ts';
import {
  getSubscription,
  placeOf,
  type Subscription,
  subscriptionId,
  subscriptionKey,
} from './subscription.ts';

/**
 * Unsubscribes an address because its mails bounce permanently or its owner reported spam. The address is as the mail service
 * has it, with its domain in ASCII. Does nothing if the address is not on the list.
 */
export async function noteBounced(address: string): Promise<void> {
  const at = address.lastIndexOf('@');
  const asWritten = `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`;
  for (const email of new Set([address, asWritten])) {
    const id = subscriptionId(email);
    const known = await getSubscription(id);
    if (known?.state !== 'confirmed') continue;
    await updateItem<Subscription>(subscriptionKey(id), {
      set: { state: 'bounced', ...placeOf('bounced', known.email) },
      when: [exists('email'), isNot('state', 'waiting')],
    });
  }
}
