import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { emailAddress } from '../text/email.ts';

/** How many recipients the mails about messages can have. */
export const maxRecipients = 10;

/**
 * A recipient of mails, with their language. Problems of the address are those of {@link emailAddress}, and `not-ascii`: the
 * site cannot send mails to an address with other characters.
 */
export const mailRecipient = z.object({
  email: emailAddress.check(z.refine((email) => /^[!-~]+$/.test(email), 'not-ascii')),
  language: z.enum(languages, 'invalid'),
});
export type MailRecipient = z.infer<typeof mailRecipient>;

const recipients = z.array(mailRecipient, 'required').check(
  z.maxLength(maxRecipients, 'too-many'),
  z.refine((list) => new Set(list.map(({ email }) => email.toLowerCase())).size === list.length, 'repeated'),
);

/**
 * Further mails that can be switched on: to the author of a message, and a morning digest to the recipients. In the stored
 * settings an absent switch is off; in a save it means no change.
 */
const switches = {
  acknowledge: z.optional(z.boolean('invalid')),
  digest: z.optional(z.boolean('invalid')),
};

/** The mail settings. `version` counts the saves; 0: nothing was ever saved, and nobody is mailed. */
export const mailSettings = z.object({
  recipients: z.array(z.object({ email: z.string(), language: z.enum(languages) })),
  ...switches,
  version: z.number(),
});
export type MailSettings = z.infer<typeof mailSettings>;

/** Body of a save of the mail settings; `version` is that of the settings as they were read. */
export const mailSettingsUpdate = z.object({
  recipients,
  ...switches,
  version: z.int('invalid').check(z.nonnegative('invalid')),
});
export type MailSettingsUpdate = z.infer<typeof mailSettingsUpdate>;
