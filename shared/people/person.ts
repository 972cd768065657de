import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { mailRecipient } from '../mail/mail-settings.ts';
import { roles, username } from '../session/session.ts';

/** `invited`: they have not chosen a password yet. `disabled`: an owner keeps them from signing in. */
export const personStates = ['invited', 'active', 'disabled'] as const;

/** Somebody who may work in the admin area. Times are ISO 8601 in UTC. */
export const person = z.object({
  id: z.string(),
  username: z.string(),
  email: z.optional(z.string()),
  language: z.enum(languages),
  role: z.enum(roles),
  state: z.enum(personStates),
  /** Whether they sign in with a one-time code too. */
  hasCodes: z.boolean(),
  createdAt: z.string(),
  lastSignedInAt: z.optional(z.string()),
  /** Until when the link that was mailed to them last is good; absent when none waits to be used. */
  linkEndsAt: z.optional(z.string()),
});
export type Person = z.infer<typeof person>;

const role = z.enum(roles, 'invalid');

/** Whom an owner invites. Problems of the address are those of every form, and `not-ascii`: none such can be mailed. */
export const invitation = z.object({ ...mailRecipient.shape, username, role });

/** What an owner changes about somebody; what is absent stays. */
export const personChange = z.partial(
  z.object({ ...mailRecipient.shape, role, state: z.enum(['active', 'disabled'], 'invalid') }),
);
export type PersonChange = z.infer<typeof personChange>;
