import type { MailRecipient } from '#shared/mail/mail-settings.ts';
import { countLimit } from '#shared/messages/counts.ts';
import { isUrgent } from '#shared/messages/message.ts';
import type { HeldCounts, Holdings } from '#shared/people/holdings.ts';
import { pagePathOf } from '#shared/posts/preview-link.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { listContentDrafts } from '../content/drafts.ts';
import { getMailSettings } from '../mail/mail-settings.ts';
import { countOpenOf } from '../messages/entries/assignees.ts';
import { type Found, type FoundPosition, searchMessages } from '../messages/entries/find.ts';
import { getPost } from '../posts/post.ts';
import { countLinksHeldBy, linksHeldBy } from '../posts/preview-links.ts';
import { listUpcomingPosts } from '../posts/schedule.ts';
import type { Administrator } from '../sign-in/administrator.ts';
import { type CopyOfKind, listWaitingCopies } from '../working-copies/hand-over-copy.ts';

const pageSize = 100;

/** The administrator whose work is searched for. */
export type Holder = Pick<Administrator, 'username' | 'email'>;

/** The work of an administrator, without the facts about their account. */
export type Held = Omit<Holdings, 'isLastOwner' | 'sessions'>;

/** Returns the work that would have no owner if this administrator left; at most a hundred links. */
export async function holdingsOf({ username, email }: Holder, now: Date): Promise<Held> {
  const [messages, copies, texts, plans, { recipients }, { links }] = await Promise.all([
    openMessagesOf(username, now),
    listWaitingCopies(now),
    listContentDrafts(),
    listUpcomingPosts(now),
    getMailSettings(),
    linksHeldBy(username, now),
  ]);
  const isTheirs = ({ by }: { readonly by: string }) => by === username;
  return {
    messages,
    drafts: await Promise.all(copies.filter(isTheirs).map(named)),
    texts: texts.filter(isTheirs).map(({ key }) => key),
    plans: plans.filter(({ responsible }) => responsible === username),
    ...(isTold(recipients, email) && {
      notices: { others: recipients.map((one) => one.email).filter((one) => !isSame(one, email)) },
    }),
    links: await Promise.all(
      links.map(async ({ kind, post, endsAt }) => ({
        ...{ kind, id: post, at: endsAt },
        title: kind === 'page' ? pagePathOf(post) : ((await getPost(kind, post))?.title ?? ''),
      })),
    ),
  };
}

const isSame = (one: string, other = '') => foldedEmail(one) === foldedEmail(other);

function isTold(recipients: readonly MailRecipient[], email: string | undefined): boolean {
  return recipients.some((one) => isSame(one.email, email));
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

/**
 * Returns the post of a working copy with its title: the typed one, otherwise the title of the post, otherwise the first words
 * of the copy.
 */
async function named({ kind, id, fields, beginning = '' }: CopyOfKind): Promise<Holdings['drafts'][number]> {
  const typed = typeof fields.title === 'string' ? fields.title : '';
  return { kind, id, title: typed || (await getPost(kind, id))?.title || beginning };
}

/** Returns the amount of each kind of work by username. The number of messages may be a moment behind. */
export async function countHoldings(
  people: readonly Holder[],
  now: Date,
): Promise<ReadonlyMap<string, HeldCounts>> {
  const [copies, texts, plans, { recipients }] = await Promise.all([
    listWaitingCopies(now),
    listContentDrafts(),
    listUpcomingPosts(now),
    getMailSettings(),
  ]);
  const counts = people.map(async ({ username, email }) => {
    const [messages, links] = await Promise.all([countOpenOf(username), countLinksHeldBy(username, now)]);
    const held = {
      messages,
      drafts: copies.filter(({ by }) => by === username).length,
      texts: texts.filter(({ by }) => by === username).length,
      plans: plans.filter(({ responsible }) => responsible === username).length,
      notices: isTold(recipients, email) ? 1 : 0,
      links,
    };
    return [username, held] as const;
  });
  return new Map(await Promise.all(counts));
}
