import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { mailRecipient } from '../mail/mail-settings.ts';
import { roles, username } from '../session/session.ts';

/** `invited`: they have not chosen a password yet. `disabled`: an owner has forbidden them to sign in. */
export const personStates = ['invited', 'active', 'disabled'] as const;

/** A user who may work in the admin area. Times are ISO 8601 in UTC. */
export const person = z.object({
  id: z.string(),
  username: z.string(),
  email: z.optional(z.string()),
  language: z.enum(languages),
  role: z.enum(roles),
  state: z.enum(personStates),
  /** True if their sign-in asks for a one-time code. */
  hasCodes: z.boolean(),
  createdAt: z.string(),
  lastSignedInAt: z.optional(z.string()),
  /** The instant at which an owner forbade them to sign in. */
  disabledAt: z.optional(z.string()),
  /** Their last day (ISO 8601), if an owner has noted one. */
  leavesOn: z.optional(z.string()),
  /** The instant until which the latest mailed link is valid; absent if there is none. */
  linkEndsAt: z.optional(z.string()),
});
export type Person = z.infer<typeof person>;

const role = z.enum(roles, 'invalid');

/** An invitation. Problems of the address are those of {@link mailRecipient}. */
export const invitation = z.object({ ...mailRecipient.shape, username, role });

/** An owner's change of an account. Absent fields stay; an empty last day removes the stored one. */
export const personChange = z.partial(
  z.object({
    ...mailRecipient.shape,
    role,
    state: z.enum(['active', 'disabled'], 'invalid'),
    leavesOn: z.union([z.literal(''), z.iso.date('invalid')], 'invalid'),
  }),
);
export type PersonChange = z.infer<typeof personChange>;
