import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { openMail } from '../mail/mail.ts';
import { mailRecipient, mailSettings, mailSettingsUpdate } from '../mail/mail-settings.ts';
import { audiences } from '../newsletter/audience.ts';
import { plannedSending, readerMail, sending } from '../newsletter/sending.ts';
import { readerCounts } from '../newsletter/subscription.ts';
import { endpoint } from './endpoint/endpoint.ts';

/**
 * The outcome of a test mail. `account`: the mail service refuses the sender, whatever the mail. `reason` is the mail
 * service's name for a refusal.
 */
const testOutcome = z.object({
  outcome: z.enum(['sent', 'refused', 'account', 'unclear']),
  reason: z.optional(z.string()),
});

/**
 * Returns the mail settings, the sender address if the site has one, and the latest mails that are not known to be sent.
 */
export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/admin/mail-settings',
  group: 'mail',
  access: 'owner',
  response: z.object({ settings: mailSettings, sender: z.optional(z.string()), open: z.array(openMail) }),
});

/** Saves the mail settings. 409, with the stored settings as `current`, if the given version is not the stored one. */
export const updateMailSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/mail-settings',
  group: 'mail',
  access: 'owner',
  audited: { act: 'mail-settings-changed' },
  body: mailSettingsUpdate,
  response: mailSettings,
});

/** Sends a test mail. `reason` is the mail service's name for a refusal. */
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

/** The language of the readers that a post is sent to; everybody unless given. */
const audienceQuery = z.object({ language: z.optional(z.enum(languages)) });

/** Lists the latest articles that were sent, or are being sent, to the newsletter's list, with their audience. */
export const listSendings = endpoint({
  method: 'GET',
  path: '/api/admin/sendings',
  group: 'mail',
  access: 'editor',
  response: z.array(sending),
});

/** Returns the mails about a published post, and its sendings so far. */
export const previewSending = endpoint({
  method: 'GET',
  path: '/api/admin/sendings/{id}/preview',
  group: 'mail',
  access: 'editor',
  response: z.object({ mails: z.array(readerMail), sendings: z.array(sending) }),
});

/** Mails a published post to one address as a test. */
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

/**
 * Starts sending a published post to an audience. A reader gets a post once: repeating the call returns the progress.
 * 409 if some readers of the audience were sent the post before.
 */
export const startSendingPost = endpoint({
  method: 'POST',
  path: '/api/admin/sendings/{id}',
  group: 'mail',
  access: 'editor',
  audited: { act: 'sending-started', thing: 'blog' },
  query: audienceQuery,
  response: sending,
});

/**
 * Returns the facts for choosing the audience of a post, published or not: whether the site can send mail, the readers,
 * its sendings so far, the planned audience, if any, and the signed-in person's address for a test, if known.
 */
export const getSendingChoice = endpoint({
  method: 'GET',
  path: '/api/admin/sendings/{id}/choice',
  group: 'mail',
  access: 'editor',
  response: z.object({
    canMail: z.boolean(),
    readers: readerCounts,
    sendings: z.array(sending),
    planned: z.optional(z.enum(audiences)),
    testTo: z.optional(z.string()),
  }),
});

/**
 * Mails a post as it is typed so far, with its working copy, to the signed-in person. 409 if their address is not known.
 */
export const sendDraftTest = endpoint({
  method: 'POST',
  path: '/api/admin/sendings/{id}/draft-test',
  group: 'mail',
  access: 'editor',
  audited: { act: 'issue-tested', thing: 'blog' },
  costly: true,
  body: z.object({ language: z.enum(languages, 'invalid') }),
  response: testOutcome,
});

/** Lists the newsletters that begin by themselves once their posts are live, the latest post first. */
export const listPlannedSendings = endpoint({
  method: 'GET',
  path: '/api/admin/planned-sendings',
  group: 'mail',
  access: 'editor',
  response: z.array(plannedSending),
});

/** Cancels the newsletter that was asked for with a post; the post stays as it is. 404 if the sending has begun. */
export const cancelPlannedSending = endpoint({
  method: 'DELETE',
  path: '/api/admin/planned-sendings/{id}',
  group: 'mail',
  access: 'editor',
  audited: { act: 'sending-cancelled', thing: 'blog' },
});

/** Stops a sending, or resumes it where it stopped. */
export const changeSending = endpoint({
  method: 'PUT',
  path: '/api/admin/sendings/{id}/state',
  group: 'mail',
  access: 'editor',
  audited: { act: 'sending-changed', thing: 'blog' },
  query: audienceQuery,
  body: z.object({ state: z.enum(['sending', 'stopped'], 'invalid') }),
  response: sending,
});
