/**
 * Where an address is. `waiting`: somebody left it, and its owner has not confirmed. Only `confirmed` ones are written to.
 * `bounced`: mails to it came back for good, or its owner called one spam; it is not written to unless it is confirmed anew.
 */
export const subscriptionStates = ['waiting', 'confirmed', 'bounced'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
