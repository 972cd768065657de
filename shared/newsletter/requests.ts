import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { messageInput } from '../messages/message.ts';

/** Body of the newsletter form. `website` is the honeypot, `elapsedMs` the time from showing the form to sending it. */
export const subscriptionRequest = z.object({
  ...z.pick(messageInput, { email: true, website: true, elapsedMs: true, formToken: true }).shape,
  language: z.optional(z.enum(languages, 'invalid')),
  /** The path of the page with the form. */
  page: z.optional(z.string('invalid').check(z.maxLength(200, 'too-long'), z.regex(/^\/[^\s]*$/, 'invalid'))),
});

/** An address to unsubscribe for a user who asked for it. */
export const removalRequest = z.pick(messageInput, { email: true });
