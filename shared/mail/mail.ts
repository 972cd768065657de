import * as z from 'zod/mini';

/**
 * The purposes of mails: a `notice` tells a recipient of a message, an `acknowledgement` tells its author that it
 * arrived, a `digest` lists in the morning what waits too long, a `confirmation` asks whether an address really
 * subscribed to the newsletter, a `newsletter` brings an article to a reader; an `invitation` and a `reset` bring a link
 * for choosing a password; a `hand-over` lists work that a user took over, and a `codes-off` says that a sign-in no
 * longer asks for one-time codes.
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
 * The state of a mail. `claimed`: a process is sending it, or stopped while sending it. `refused`: it was certainly not sent,
 * and may be tried again. `unclear`: it may have been sent, and is never tried again.
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
