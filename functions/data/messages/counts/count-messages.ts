import { sortKey } from '#functions/data/table/cursor.ts';
import { countItems, sortKeyAfter } from '#functions/data/table/query-page.ts';
import {
  countLimit,
  exactCountMax,
  exactCountMaxAfterChange,
  type MessageCounts,
  newerLimit,
} from '#shared/messages/counts.ts';
import type { MessageList } from '#shared/messages/message.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { messagesIn } from '../message.ts';
import { getCountsItem, readCounts } from './kept-counts.ts';

/** Returns how many of the new messages came after an instant, counted up to {@link newerLimit}. */
export function countNewerThan(instant: string): Promise<number> {
  return countItems('inState', messagesIn('new'), newerLimit, { above: sortKey({ at: instant, id: '~' }) });
}

/**
 * Returns how many messages there are in each list. For a long list this is the kept count, which may be a moment behind. A
 * short list is counted anew. Until a check has found the kept counts right, every list is counted anew, up to {@link
 * countLimit}. With `fresh`, long lists are also counted anew, up to {@link exactCountMaxAfterChange}.
 */
export async function countAllMessages(fresh = false, now = new Date()): Promise<MessageCounts> {
  const kept = readCounts(await getCountsItem());
  // Expired messages come first in their list. They are not counted.
  const ended = sortKeyAfter(new Date(now.getTime() - keptMs('message')));
  const count = async (list: MessageList) => {
    const known = kept?.checkedAt === undefined ? 0 : kept[list];
    const partition = messagesIn(list);
    if (known > (fresh ? exactCountMaxAfterChange : exactCountMax))
      return list === 'done'
        ? known - (await countItems('inState', partition, known, { below: ended }))
        : known;
    const max = kept?.checkedAt === undefined ? countLimit : exactCountMaxAfterChange;
    return countItems('inState', partition, max, list === 'done' ? { above: ended } : {});
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
