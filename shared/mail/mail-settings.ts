import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { emailAddress } from '../text/email.ts';

/** So many are mailed about each message at most. */
export const mostRecipients = 10;

/** Who is mailed, and in which language. Problems of the address are those of every form, and `not-ascii`: none such can be mailed. */
export const mailRecipient = z.object({
  email: emailAddress.check(z.refine((email) => /^[!-~]+$/.test(email), 'not-ascii')),
  language: z.enum(languages, 'invalid'),
});
export type MailRecipient = z.infer<typeof mailRecipient>;

const recipients = z.array(mailRecipient, 'required').check(
  z.maxLength(mostRecipients, 'too-many'),
  z.refine((list) => new Set(list.map(({ email }) => email.toLowerCase())).size === list.length, 'repeated'),
);

/** Who else is mailed: whoever wrote a message, and in the morning the recipients. What is left out is off, or stays as it is. */
const switches = {
  acknowledge: z.optional(z.boolean('invalid')),
  digest: z.optional(z.boolean('invalid')),
};

/** What is set about mails. `version` counts the saves; 0: nothing was ever saved, and nobody is mailed. */
export const mailSettings = z.object({
  recipients: z.array(z.object({ email: z.string(), language: z.enum(languages) })),
  ...switches,
  version: z.number(),
});
export type MailSettings = z.infer<typeof mailSettings>;

/** A save over a version. */
export const mailSettingsUpdate = z.object({
  recipients,
  ...switches,
  version: z.int('invalid').check(z.nonnegative('invalid')),
});
export type MailSettingsUpdate = z.infer<typeof mailSettingsUpdate>;
