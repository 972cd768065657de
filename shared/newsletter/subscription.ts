import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { suspicions } from '../messages/message.ts';

/**
 * The state of an address. `waiting`: not confirmed by its owner. Only `confirmed` ones are mailed. `bounced`: its
 * mails bounced permanently, or its owner reported spam; it is not mailed unless it is confirmed again.
 */
export const subscriptionStates = ['waiting', 'confirmed', 'bounced'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** How many addresses are in each state, and how many were unsubscribed. */
export const newsletterCounts = z.object({
  confirmed: z.number(),
  waiting: z.number(),
  bounced: z.number(),
  removed: z.number(),
});
export type NewsletterCounts = z.infer<typeof newsletterCounts>;

/** The number of confirmed readers: all of them, and those who get the mails in each language. */
export const readerCounts = z.object({ all: z.number(), en: z.number(), ar: z.number() });
export type ReaderCounts = z.infer<typeof readerCounts>;

/** Counting stops at this number, which means "this many or more". */
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
