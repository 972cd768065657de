import { countLimit } from '#shared/messages/counts.ts';
import { isUrgent } from '#shared/messages/message.ts';
import type { Holdings } from '#shared/people/holdings.ts';
import { countOpenOf } from '../messages/entries/assignees.ts';
import { type Found, type FoundPosition, searchMessages } from '../messages/entries/find.ts';
import { getPost } from '../posts/post.ts';
import { listUpcomingPosts } from '../posts/schedule.ts';
import { type CopyOfKind, listWaitingCopies } from '../working-copies/hand-over-copy.ts';

const pageSize = 100;

/** Returns the work that would be left without anybody if this person went. */
export async function holdingsOf(username: string, now: Date): Promise<Omit<Holdings, 'isLastOwner'>> {
  const [messages, copies, plans] = await Promise.all([
    openMessagesOf(username, now),
    listWaitingCopies(now),
    listUpcomingPosts(now),
  ]);
  const isTheirs = ({ by }: CopyOfKind) => by === username;
  return {
    messages,
    drafts: await Promise.all(copies.filter(isTheirs).map(named)),
    plans: plans.filter(({ responsible }) => responsible === username),
  };
}

async function openMessagesOf(assignee: string, now: Date): Promise<Holdings['messages']> {
  let [open, urgent] = [0, 0];
  let oldestAt: string | undefined;
  let after: FoundPosition | undefined;
  do {
    const { items, next }: Found = await searchMessages({ state: 'open', assignee }, pageSize, after, now);
    open += items.length;
    urgent += items.filter(({ message }) => isUrgent(message)).length;
    oldestAt = items.at(-1)?.createdAt ?? oldestAt;
    after = next;
  } while (after && open < countLimit);
  return { open: Math.min(open, countLimit), urgent, ...(oldestAt && { oldestAt }) };
}

/** The title is that of the post where the working copy does not change it. */
async function named({ kind, id, fields, beginning = '' }: CopyOfKind): Promise<Holdings['drafts'][number]> {
  const typed = typeof fields.title === 'string' ? fields.title : '';
  return { kind, id, title: typed || (await getPost(kind, id))?.title || beginning };
}

/** Returns how many messages, drafts and plans each username has. The number of messages may be a moment behind. */
export async function countHoldings(
  usernames: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const [copies, plans] = await Promise.all([listWaitingCopies(now), listUpcomingPosts(now)]);
  const held = [...copies.map(({ by }) => by), ...plans.map(({ responsible }) => responsible)];
  const counts = usernames.map(async (name) => {
    const others = held.filter((one) => one === name).length;
    return [name, (await countOpenOf(name)) + others] as const;
  });
  return new Map(await Promise.all(counts));
}
