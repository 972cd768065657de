import * as z from 'zod/mini';
import { cursor } from '../api/endpoint/page.ts';
import { emailAddress } from '../text/email.ts';

/**
 * The kinds of items with an e-mail address: what visitors sent, administrators' accounts, and the recipients of mails.
 */
export const personalKinds = ['message', 'newsletter', 'administrator', 'setting'] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** The person whose data are requested. Sent in the body, since logs contain the URLs of requests. */
export const personalDataRequest = z.object({ email: emailAddress, cursor });

/** A stored item about a person: all its attributes, except index keys, secrets, and data of others. */
export const personalItem = z.object({
  kind: z.enum(personalKinds),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type PersonalItem = z.infer<typeof personalItem>;
