import { listOpenMails } from '#functions/data/mail/mail.ts';
import { getMailSettings, saveMailSettings } from '#functions/data/mail/mail-settings.ts';
import { sender, sendMail } from '#functions/data/mail/send-mail.ts';
import { listSendings } from '#functions/data/newsletter/sending.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { presentCompany } from './company.ts';
import {
  cancelPlannedSending,
  getSendingChoice,
  listPlannedSendings,
  sendDraftTest,
} from './planned-sendings.ts';
import { changeSending, previewSending, sendTestIssue, startSendingPost } from './sendings.ts';
import { writeTestMail } from './written/test-mail.ts';

/** How many sendings are listed. */
const maxSendings = 10;

/** How many of the mails that are not known to be sent are listed. */
const maxOpen = 20;

const updateMailSettings: Operation<'updateMailSettings'> = async ({ body, administrator }) => {
  const { saved, settings, savedBy } = await saveMailSettings(body, administrator.username);
  if (!saved) {
    throw new Conflict(
      'The notifications were changed meanwhile; choose which version to keep.',
      settings,
      savedBy,
    );
  }
  return { body: settings };
};

export const handler = serve('mail', {
  getMailSettings: async () => {
    const [settings, open] = await Promise.all([getMailSettings(), listOpenMails(maxOpen)]);
    return { body: { settings, open, ...(sender && { sender }) } };
  },
  updateMailSettings,
  sendTestMail: async ({ body: { email, language } }) => {
    const company = await presentCompany();
    const mail = writeTestMail(company, language);
    return { body: await sendMail({ to: email, from: company.name[language] }, mail) };
  },
  listSendings: async () => ({ body: await listSendings(maxSendings) }),
  previewSending,
  sendTestIssue,
  startSendingPost,
  changeSending,
  getSendingChoice,
  sendDraftTest,
  listPlannedSendings,
  cancelPlannedSending,
});
