import { listAllMessages } from '#functions/data/messages/message.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { notifyAll } from './notify.ts';
import { reasonsOf } from './run-limited.ts';

const pageSize = 100;

/**
 * Sends the mails for messages since an instant that were never sent, such as after an outage longer than the retries. A
 * mail that was sent, or may have been, is not repeated.
 * @throws for an instant before the records of mails begin, and if some mails are left to be repeated
 */
export async function sendMissedMails(since: Date, hasTime: () => boolean): Promise<void> {
  if (since.getTime() < Date.now() - keptMs('mail'))
    throw new Error('Of mails that are so old it is not known whether they were sent; name a later instant.');
  let after: Position | undefined;
  do {
    const start: Position | undefined = after;
    const { items, next } = await withRetry(() => listAllMessages(pageSize, start));
    const ids = items.filter(({ createdAt }) => new Date(createdAt) >= since).map(({ id }) => id);
    const left = await notifyAll(ids, hasTime);
    if (left.length > 0) throw new Error(`Mails are left to be tried again. ${reasonsOf(left)}`);
    after = next && new Date(next.at) >= since ? next : undefined;
  } while (after);
}
