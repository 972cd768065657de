import { getMailSettings } from '#functions/data/mail/mail-settings.ts';
import { getMessage } from '#functions/data/message.ts';
import type { MailRecipient } from '#shared/mail/mail-settings.ts';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { writeNotice } from '../written/notice.ts';
import { environment } from './environment.ts';
import { inTurn } from './in-turn.ts';
import { persist } from './persist.ts';
import { sendOnce } from './send-once.ts';

/**
 * Mails each message to each recipient, once however often this is asked. One mail that fails keeps no other from being
 * sent.
 * @throws when some are left to be tried again
 */
export async function notifyAll(ids: readonly string[], hasTime: () => boolean): Promise<void> {
  if (ids.length === 0) return;
  const { recipients } = await persist(getMailSettings);
  if (recipients.length === 0) return;
  await inTurn(ids, hasTime, (id) => notify(id, recipients));
}

async function notify(id: string, recipients: readonly MailRecipient[]): Promise<void> {
  const message = await persist(() => getMessage(id));
  // Deleted since.
  if (!message) return;
  const outcomes = await Promise.allSettled(recipients.map((recipient) => tell(recipient, message)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

function tell({ email, language }: MailRecipient, message: ContactSubmission): Promise<void> {
  return sendOnce({ purpose: 'notice', about: message.id, to: email }, { replyTo: message.email }, () =>
    writeNotice(message, language, environment.SITE_URL),
  );
}
