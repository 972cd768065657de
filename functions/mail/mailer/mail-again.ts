import { listAllMessages } from '#functions/data/messages/message.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { notifyAll } from './notify.ts';
import { reasonsOf } from './run-limited.ts';

const pageSize = 100;

/**
 * Mails what nobody was mailed of the messages that came since an instant, such as after what kept all mails from being
 * sent for longer than it is tried. What was sent, or may have been, is not sent again.
 * @throws for an instant before which no account of mails is kept, and when some are left to be tried again
 */
export async function mailAgain(since: Date, hasTime: () => boolean): Promise<void> {
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
