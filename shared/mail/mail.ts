import * as z from 'zod/mini';

/**
 * What a mail is for: a `notice` tells a recipient of a message, an `acknowledgement` tells whoever wrote it that it arrived, a
 * `digest` tells a recipient in the morning what waits too long, a `confirmation` asks who left an address for the
 * newsletter whether they did, a `newsletter` brings an article to a reader; an `invitation` and a `reset` bring somebody the
 * link by which they choose a password; a `hand-over` tells somebody what they took over from another, and a `codes-off` that their
 * sign-in asks for no one-time code any more.
 */
export const mailPurposes = [
  'notice',
  'acknowledgement',
  'digest',
  'confirmation',
  'newsletter',
  'invitation',
  'reset',
  'hand-over',
  'codes-off',
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/**
 * Where a mail is. `claimed`: somebody is sending it, or died over it. `refused`: it was certainly not sent, and may be
 * tried again. `unclear`: nobody knows whether it was sent, and it is never sent again.
 */
export const mailStates = ['claimed', 'sent', 'refused', 'unclear'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail that is not known to be sent. `about` is the id of the message it is about; `at` is ISO 8601 in UTC. */
export const openMail = z.object({
  purpose: z.enum(mailPurposes),
  about: z.string(),
  state: z.enum(mailStates),
  at: z.iso.datetime(),
});
export type OpenMail = z.infer<typeof openMail>;

/** The log line about each mail that was given up: an alarm counts them. */
export const mailNotSent = 'A mail was not sent';

/** The log line about each thing that follows from a write and is left to be tried again: an alarm counts them. */
export const leftForLater = 'Left to be tried again';
