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
 * Takes an address off those that are written to, because mails to it come back for good or its owner called one spam. It is as
 * the mail service has it: its domain in ASCII. Nothing is done for one that is not on the list.
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
