import { handOverContentDraft } from '#functions/data/content/drafts.ts';
import { replaceRecipient } from '#functions/data/mail/mail-settings.ts';
import { setAssignee } from '#functions/data/messages/change-message.ts';
import { type Found, searchMessages } from '#functions/data/messages/entries/find.ts';
import { hasOtherOwner } from '#functions/data/people/change-account.ts';
import { beginHandOver, endHandOver, type Share } from '#functions/data/people/hand-over.ts';
import { type Held, holdingsOf } from '#functions/data/people/holdings.ts';
import { handOverLink, linksHeldBy } from '#functions/data/posts/preview-links.ts';
import { handOverPost } from '#functions/data/posts/schedule.ts';
import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { listSessions } from '#functions/data/sign-in/session-list.ts';
import { handOverCopy } from '#functions/data/working-copies/hand-over-copy.ts';
import { BadRequest } from '#functions/http/errors.ts';
import { forEach } from '#functions/http/for-each.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { MailRecipient } from '#shared/mail/mail-settings.ts';
import { type HeldKind, heldKinds } from '#shared/people/holdings.ts';
import { canMail } from './invite.ts';
import { findPerson, lastOwner } from './update-person.ts';

/** How many messages one call hands over, so that it ends well before its timeout. */
const messagesAtOnce = 100;

export const getHoldings: Operation<'getHoldings'> = async ({ params: { id }, administrator }) => {
  const person = await findPerson(id);
  const now = new Date();
  const [held, hasOther, sessions] = await Promise.all([
    holdingsOf(person, now),
    hasOtherOwner(id),
    person.disabledAt === undefined ? listSessions(person, administrator.session, now) : [],
  ]);
  return { body: { ...held, isLastOwner: !hasOther, sessions: sessions.length } };
};

/**
 * Hands over a user's work. The mails about it are stored before anything is handed over, and sent after everything was. Each
 * item is handed over by a write that is refused if it no longer belongs to the person, so that an interrupted handover can be
 * repeated.
 */
export const handOver: Operation<'handOver'> = async ({ params: { id }, body, administrator, note }) => {
  const person = await findPerson(id);
  const { username: from } = person;
  note({ title: from });
  if (!(await hasOtherOwner(id))) throw lastOwner();
  const takers = await takersOf(person, body);
  const names = new Set([...takers.values()].map((taker) => taker?.username ?? '–'));
  note({ title: `${from} → ${[...names].join(', ')}`, thingId: id, step: JSON.stringify(body) });
  const now = new Date();
  const held = await holdingsOf(person, now);
  if (canMail)
    await beginHandOver(body.id, { from, by: administrator.username, shares: sharesOf(held, takers) }, now);
  const messagesTo = takers.has('messages') ? (takers.get('messages')?.username ?? '') : undefined;
  const draftsTo = takers.get('drafts')?.username;
  const textsTo = takers.get('texts')?.username;
  const plansTo = takers.get('plans')?.username;
  if (draftsTo) for (const draft of held.drafts) await handOverCopy(draft, from, draftsTo, now);
  if (textsTo) for (const key of held.texts) await handOverContentDraft(key, from, textsTo);
  if (plansTo) for (const plan of held.plans) await handOverPost(plan, from, plansTo);
  if (takers.has('notices') && person.email) {
    await replaceRecipient(person.email, recipientIn(takers), administrator.username);
  }
  const hasMoreLinks =
    takers.has('links') && (await handOverLinks(from, takers.get('links')?.username ?? '', now));
  const {
    moved,
    failed,
    more: hasMoreMessages,
  } = messagesTo === undefined
    ? { moved: 0, failed: 0, more: false }
    : await handOverMessages(from, messagesTo, administrator.username, now);
  const more = hasMoreLinks || hasMoreMessages;
  if (!more && canMail) await endHandOver(body.id, now);
  return { body: { moved, failed, more } };
};

/** Hands over as many private links as one call can. Returns true if there are more. */
async function handOverLinks(from: string, to: string, now: Date): Promise<boolean> {
  const { links, more } = await linksHeldBy(from, now);
  for (const link of links) await handOverLink(link, from, to);
  return more;
}

/** Returns the recipient of the mails about new messages after the handover; `undefined` for nobody. */
function recipientIn(takers: Takers): MailRecipient | undefined {
  const { email, language } = takers.get('notices') ?? {};
  return email && language ? { email, language } : undefined;
}

/**
 * Assigns some of a person's open messages to another. The index may still list those that were assigned a moment ago;
 * they are skipped.
 */
async function handOverMessages(from: string, assignee: string, by: string, now: Date) {
  const filter = { state: 'open', assignee: from } as const;
  let found: Found = { items: [], next: undefined };
  do found = await searchMessages(filter, messagesAtOnce, found.next, now);
  while (found.items.length === 0 && found.next);
  const { done, failed } = await forEach(
    found.items.map(({ id }) => id),
    async (id) => (await setAssignee(id, { assignee, from }, now, by)) && id,
  );
  return { moved: done.length, failed: failed.length, more: found.next !== undefined || failed.length > 0 };
}

type Takers = ReadonlyMap<HeldKind, Administrator | undefined>;

/**
 * Returns who takes over the named shares; `undefined` for shares that nobody takes over.
 * @throws BadRequest for a user who cannot take over work
 */
async function takersOf(
  { accountId }: Administrator,
  chosen: { readonly [Kind in HeldKind]?: string | undefined },
): Promise<Takers> {
  const takers = new Map<HeldKind, Administrator | undefined>();
  for (const kind of heldKinds) {
    const id = chosen[kind];
    if (id === undefined) continue;
    const taker = await getAdministrator(id);
    const isAble = taker && taker.disabledAt === undefined && id !== accountId;
    if (kind === 'notices' && isAble && !taker.email) {
      throw new BadRequest('Whoever is mailed needs an email address; choose somebody else.', [
        { field: kind, problem: 'invalid' },
      ]);
    }
    if (id !== '' && !isAble) {
      throw new BadRequest('Whoever takes over has to be able to sign in; choose somebody else.', [
        { field: kind, problem: 'invalid' },
      ]);
    }
    takers.set(kind, taker);
  }
  return takers;
}

/** Returns the share of each person who takes over something, for the mail about it. */
function sharesOf(held: Held, takers: Takers): Share[] {
  const ids = new Set([...takers.values()].flatMap((taker) => taker?.accountId ?? []));
  const takes = (id: string, kind: HeldKind) => takers.get(kind)?.accountId === id;
  return [...ids]
    .map((accountId) => ({
      accountId,
      messages: takes(accountId, 'messages') ? held.messages.open : 0,
      drafts: takes(accountId, 'drafts') ? held.drafts.slice(0, maxNamed) : [],
      texts: takes(accountId, 'texts') ? held.texts.length : 0,
      plans: takes(accountId, 'plans')
        ? held.plans.slice(0, maxNamed).map(({ kind, id, title, at }) => ({ kind, id, title, at }))
        : [],
      notices: takes(accountId, 'notices') && held.notices !== undefined,
      links: takes(accountId, 'links') ? held.links.length : 0,
    }))
    .filter(
      ({ messages, drafts, texts, plans, notices, links }) =>
        messages + drafts.length + texts + plans.length + links > 0 || notices,
    );
}

/** How many posts of a kind the mail about a handover names. */
const maxNamed = 50;
