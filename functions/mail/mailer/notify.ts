import { getMailSettings } from '#functions/data/mail/mail-settings.ts';
import { mailableAddress } from '#functions/data/mail/mailable-address.ts';
import { getMessage } from '#functions/data/messages/message.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import type { MailRecipient, MailSettings } from '#shared/mail/mail-settings.ts';
import type { Message } from '#shared/messages/message.ts';
import { presentCompany } from '../company.ts';
import { writeAcknowledgement } from '../written/acknowledgement.ts';
import { writeNotice } from '../written/notice.ts';
import { environment } from './environment.ts';
import { type Failed, runLimited } from './run-limited.ts';
import { sendOnce } from './send-once.ts';

/**
 * Mails each message to each recipient, and, if the settings say so, an acknowledgement to its author: each mail once, however
 * often this is called. A failure does not affect the other mails. Resolves to the messages to try again.
 *
 * @param isNews returns true if a message with this id and `createdAt` has to be mailed about
 */
export async function notifyAll(
  ids: readonly string[],
  hasTime: () => boolean,
  isNews: (id: string, createdAt: string) => boolean = () => true,
): Promise<Failed<string>[]> {
  let settings: Promise<MailSettings> | undefined;
  return runLimited(ids, hasTime, async (id) => {
    settings ??= withRetry(getMailSettings);
    const { recipients, acknowledge } = await settings;
    if (recipients.length > 0 || acknowledge) await notify(id, await settings, isNews);
  });
}

async function notify(
  id: string,
  { recipients, acknowledge }: MailSettings,
  isNews: (id: string, createdAt: string) => boolean,
): Promise<void> {
  const message = await withRetry(() => getMessage(id));
  // The message was deleted in the meantime, or it is a copy of an older message.
  if (!message || !isNews(id, message.createdAt)) return;
  const outcomes = await Promise.allSettled([
    ...recipients.map((recipient) => tell(recipient, message)),
    ...(acknowledge ? [acknowledgeTo(message)] : []),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

function tell({ email, language }: MailRecipient, message: Message): Promise<unknown> {
  return sendOnce(
    { purpose: 'notice', about: message.id, to: email },
    { replyTo: message.email },
    (company) => writeNotice(company, message, language, environment.SITE_URL),
  );
}

/**
 * Mails the author of a message that it arrived, unless it looks like spam. At most once a day for an address, whatever
 * is sent in its name, so that nobody can flood a stranger's mailbox through the form.
 */
async function acknowledgeTo({ email, suspicions, createdAt, language = 'en' }: Message): Promise<void> {
  if (suspicions.length > 0 || !mailableAddress(email)) return;
  const day = createdAt.slice(0, 'yyyy-mm-dd'.length);
  const { email: replyTo } = await withRetry(presentCompany);
  await sendOnce(
    { purpose: 'acknowledgement', about: day, to: email },
    { replyTo: replyTo[language] },
    (company) => writeAcknowledgement(company, language),
  );
}
