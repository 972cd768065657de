import * as z from 'zod/mini';
import { languages } from './language.ts';
import { contactRequest } from './messages/message.ts';

/**
 * Body of `POST /api/newsletter`. Problems of the address are `required`, `invalid` and `too-long`. `website` is the
 * honeypot, `elapsedMs` the time from showing the form to sending it.
 */
export const newsletterRequest = z.object({
  ...z.pick(contactRequest, { email: true, website: true, elapsedMs: true, formToken: true }).shape,
  language: z.optional(z.enum(languages, 'invalid')),
});

/** Names the wording of what is agreed to by subscribing; another wording gets another name. It is stored with the address. */
export const newsletterConsent = '2026-11';

/** Body of `POST /api/admin/newsletter/unsubscribe`: the address, in whatever case it was stored. */
export const newsletterRemoval = z.pick(contactRequest, { email: true });
