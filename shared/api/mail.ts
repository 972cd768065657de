import * as z from 'zod/mini';
import { openMail } from '../mail/mail.ts';
import { mailRecipient, mailSettings, mailSettingsUpdate } from '../mail/mail-settings.ts';
import { endpoint } from './endpoint.ts';

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
  body: mailSettingsUpdate,
  response: mailSettings,
});

/** Sends a mail by which somebody sees whether mails arrive. `reason` is the name that the mail service gives a refusal. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-settings/test',
  group: 'mail',
  access: 'owner',
  costly: true,
  body: mailRecipient,
  response: z.object({
    outcome: z.enum(['sent', 'refused', 'unclear']),
    reason: z.optional(z.string()),
  }),
});
