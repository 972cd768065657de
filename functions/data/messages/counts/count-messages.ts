import { sortKey } from '#functions/data/table/cursor.ts';
import { countItems, dueBy } from '#functions/data/table/query-page.ts';
import {
  countedFresh,
  countedItself,
  countLimit,
  type MessageCounts,
  newerLimit,
} from '#shared/messages/counts.ts';
import type { MessageList } from '#shared/messages/message.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { messagesIn } from '../message.ts';
import { getCountsItem, readCounts } from './kept-counts.ts';

/** How many of the new messages came after an instant, counted up to {@link newerLimit}. */
export function countNewerThan(instant: string): Promise<number> {
  return countItems('inState', messagesIn('new'), newerLimit, { above: sortKey({ at: instant, id: '~' }) });
}

/**
 * How many messages there are of each sort. A long list's count is kept, and may be behind by a moment; a short one's is counted,
 * and so is every one's, up to {@link countLimit}, until those that are kept were found to be right. `fresh`: a longer one is counted, too.
 */
export async function countAllMessages(fresh = false, now = new Date()): Promise<MessageCounts> {
  const kept = readCounts(await getCountsItem());
  // Messages whose time is over come first in their list. They do not count.
  const ended = dueBy(new Date(now.getTime() - keptMs('message')));
  const count = async (list: MessageList) => {
    const known = kept?.checkedAt === undefined ? 0 : kept[list];
    const partition = messagesIn(list);
    if (known > (fresh ? countedFresh : countedItself))
      return list === 'done'
        ? known - (await countItems('inState', partition, known, { below: ended }))
        : known;
    const most = kept?.checkedAt === undefined ? countLimit : countedFresh;
    return countItems('inState', partition, most, list === 'done' ? { above: ended } : {});
  };
  const [waiting, done, spam, urgentSpam] = await Promise.all([
    count('new'),
    count('done'),
    count('spam'),
    count('urgent-spam'),
  ]);
  const isCutOff = spam === countLimit || urgentSpam === countLimit;
  return { new: waiting, done, spam: isCutOff ? countLimit : spam + urgentSpam, urgentSpam };
}
