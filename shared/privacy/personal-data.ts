import * as z from 'zod/mini';
import { cursor } from '../api/endpoint/page.ts';
import { emailAddress } from '../text/email.ts';

/**
 * The kinds of items that hold somebody's e-mail address: what visitors told of themselves, an administrator's account, and
 * the list of who is told of messages.
 */
export const personalKinds = ['message', 'newsletter', 'administrator', 'setting'] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Whose data are asked for. The address comes in the body: what stands in a request's own address is kept in logs. */
export const personalDataRequest = z.object({ email: emailAddress, cursor });

/**
 * Something stored about a person: all its attributes as the database holds them, but for those that only place it, let in, or
 * are of others.
 */
export const personalItem = z.object({
  kind: z.enum(personalKinds),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type PersonalItem = z.infer<typeof personalItem>;
