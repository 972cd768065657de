import { getMailSettings } from '#functions/data/mail/mail-settings.ts';
import { countAllMessages } from '#functions/data/messages/counts/count-messages.ts';
import { listMessagesIn } from '#functions/data/messages/message.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import type { Page } from '#functions/data/table/query-page.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { countLimit } from '#shared/messages/counts.ts';
import { promisedHours } from '#shared/messages/limits.ts';
import { isOverdue, type Message } from '#shared/messages/message.ts';
import { writeDigest } from '../written/digest.ts';
import { environment } from './environment.ts';
import { reasonsOf, runLimited } from './run-limited.ts';
import { MailAccountError, sendOnce } from './send-once.ts';

const pageSize = 100;

/**
 * Mails the recipients in the morning which messages wait longer than the site promises; each recipient once a day, and nobody
 * if no message waits. `now` is when the digest was due. While the mail service refuses the sender the digest is skipped: the
 * next one reports the same messages.
 * @throws if some mails have to be tried again
 */
export async function sendDigest(now: Date): Promise<void> {
  const { recipients, digest } = await withRetry(getMailSettings);
  if (!digest || recipients.length === 0) return;
  const overdue = await overdueMessages(now);
  if (overdue.length === 0) return;
  const { new: waiting } = await withRetry(countAllMessages);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baghdad' }).format(now);
  const always = () => true;
  const left = await runLimited(recipients, always, async ({ email, language }) => {
    await sendOnce({ purpose: 'digest', about: day, to: email }, {}, (company) =>
      writeDigest(company, { overdue, waiting }, language, environment.SITE_URL),
    );
  });
  if (left.some(({ reason }) => reason instanceof MailAccountError)) return;
  if (left.length > 0) throw new Error(`Digests are left to be tried again. ${reasonsOf(left)}`);
}

/** Returns the messages that wait too long, oldest first, out of the {@link countLimit} latest of them. */
async function overdueMessages(now: Date): Promise<Message[]> {
  const since = new Date(now.getTime() - promisedHours * 60 * 60_000).toISOString();
  const found: Message[] = [];
  let after: Position | undefined = { at: since, id: '' };
  for (let read = 0; after && read < countLimit; read += pageSize) {
    const start: Position = after;
    const page: Page<Message> = await withRetry(() => listMessagesIn('new', pageSize, start));
    found.push(...page.items.filter((message) => isOverdue(message, now)));
    after = page.next;
  }
  return found.reverse();
}
