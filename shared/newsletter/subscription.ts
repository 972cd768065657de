import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { suspicions } from '../messages/message.ts';

/**
 * Where an address is. `waiting`: somebody left it, and its owner has not confirmed. Only `confirmed` ones are written to.
 * `bounced`: mails to it came back for good, or its owner called one spam; it is not written to unless it is confirmed anew.
 */
export const subscriptionStates = ['waiting', 'confirmed', 'bounced'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** How many addresses there are in each state, and how many were taken off. */
export const newsletterCounts = z.object({
  confirmed: z.number(),
  waiting: z.number(),
  bounced: z.number(),
  removed: z.number(),
});
export type NewsletterCounts = z.infer<typeof newsletterCounts>;

/** So many are counted, so that counting costs no more: as many, or more. */
export const newsletterCountLimit = 10_000;

/** An address as administrators see it. Instants are ISO 8601 in UTC. */
export const subscriber = z.object({
  email: z.string(),
  language: z.optional(z.enum(languages)),
  state: z.enum(subscriptionStates),
  subscribedAt: z.string(),
  confirmedAt: z.optional(z.string()),
  page: z.optional(z.string()),
  suspicions: z.array(z.enum(suspicions)),
});
export type Subscriber = z.infer<typeof subscriber>;
