import * as z from 'zod/mini';
import { openMail } from '../mail/mail.ts';
import { mailRecipient, mailSettings, mailSettingsUpdate } from '../mail/mail-settings.ts';
import { readerMail, sending } from '../newsletter/sending.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** What became of a mail for a test. `account`: the mail service refuses whoever sends, whatever the mail. `reason` is the name that the mail service gives a refusal. */
const testOutcome = z.object({
  outcome: z.enum(['sent', 'refused', 'account', 'unclear']),
  reason: z.optional(z.string()),
});

/** What is set about mails; the address they come from, where the site has one; and the latest that are not known to be sent. */
export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/admin/mail-settings',
  group: 'mail',
  access: 'owner',
  response: z.object({ settings: mailSettings, sender: z.optional(z.string()), open: z.array(openMail) }),
});

/** Saves what is set. A version that is not the stored one is 409, with what is stored as `current`. */
export const updateMailSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/mail-settings',
  group: 'mail',
  access: 'owner',
  audited: { act: 'mail-settings-changed' },
  body: mailSettingsUpdate,
  response: mailSettings,
});

/** Sends a mail by which somebody sees whether mails arrive. `reason` is the name that the mail service gives a refusal. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-settings/test',
  group: 'mail',
  access: 'owner',
  audited: { act: 'mail-tested' },
  costly: true,
  body: mailRecipient,
  response: testOutcome,
});

/** The latest articles that went to the newsletter's list, or are on their way. */
export const listSendings = endpoint({
  method: 'GET',
  path: '/api/admin/sendings',
  group: 'mail',
  access: 'editor',
  response: z.array(sending),
});

/** What the mails about a published post say, to how many they would go, and whether they went. */
export const previewSending = endpoint({
  method: 'GET',
  path: '/api/admin/sendings/{id}/preview',
  group: 'mail',
  access: 'editor',
  response: z.object({ readers: z.number(), mails: z.array(readerMail), sending: z.optional(sending) }),
});

/** Mails a published post to one address, to see how it arrives. */
export const sendTestIssue = endpoint({
  method: 'POST',
  path: '/api/admin/sendings/{id}/test',
  group: 'mail',
  access: 'editor',
  audited: { act: 'issue-tested', thing: 'blog' },
  costly: true,
  body: mailRecipient,
  response: testOutcome,
});

/** Begins to send a published post to everybody on the list. A post goes out once: asked again, it answers how far it is. */
export const startSendingPost = endpoint({
  method: 'POST',
  path: '/api/admin/sendings/{id}',
  group: 'mail',
  access: 'editor',
  audited: { act: 'sending-started', thing: 'blog' },
  response: sending,
});

/** Stops a sending, or lets it go on from where it got to. */
export const changeSending = endpoint({
  method: 'PUT',
  path: '/api/admin/sendings/{id}/state',
  group: 'mail',
  access: 'editor',
  audited: { act: 'sending-changed', thing: 'blog' },
  body: z.object({ state: z.enum(['sending', 'stopped'], 'invalid') }),
  response: sending,
});
