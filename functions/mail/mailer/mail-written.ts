import { getSubscription, hasExpired, mailLanguage } from '#functions/data/newsletter/subscription.ts';
import { getHandOver, type HandOver, type Share } from '#functions/data/people/hand-over.ts';
import { getLinkRequest, makeLink } from '#functions/data/people/link.ts';
import { lastChangeKey } from '#functions/data/sign-in/account-change.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { itemKey } from '#functions/data/table/table.ts';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { ItemKind } from '#shared/item-kind.ts';
import { subscriptionPath } from '#shared/newsletter/links.ts';
import { linkHash } from '#shared/people/link.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { writeCodesOff } from '../written/codes-off.ts';
import { writeHandOver } from '../written/hand-over.ts';
import { writeLink } from '../written/link.ts';
import { writeConfirmation } from '../written/newsletter/confirmation.ts';
import { environment } from './environment.ts';
import { notifyAll } from './notify.ts';
import { type Failed, runLimited } from './run-limited.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { sendOnce } from './send-once.ts';

/** Kinds of items that cause mails. */
type MailedKind = 'message' | 'newsletter' | 'sending' | 'link' | 'hand-over' | 'administrator';

interface WrittenItem {
  readonly kind: ItemKind;
  readonly id: string;
  readonly isNew: boolean;
  /** When the item was written. @default now, for a mail that is tried again */
  readonly at?: Date;
}

/**
 * How much later than an event the item that stores it may be written, in ms: longer than any function runs. An item that is
 * written later is a copy from an import or a restored table, and the mails about its event were sent before.
 */
const copyMs = 15 * 60_000;

/** Returns true if the item was written at most {@link copyMs} after an instant that it stores (ISO 8601, UTC). */
type IsNews = (storedAt: string | undefined) => boolean;

/** Returns a predicate that compares the instant stored in an item with its writes: it is false for copies of older items. */
function newsWritten(written: readonly WrittenItem[]): IsNews {
  return (storedAt = '') =>
    written.some(({ at }) => at === undefined || !(at.getTime() - Date.parse(storedAt) > copyMs));
}

/**
 * Sends the mails that follow from written items; for messages, only if they are new. Copies of older items, and items of other
 * kinds, cause no mails. A failure does not affect the others. Resolves to the items to try again, with reasons; never rejects.
 */
export async function mailWritten(
  written: readonly WrittenItem[],
  hasTime: () => boolean,
): Promise<{ readonly kind: MailedKind; readonly id: string; readonly reason: unknown }[]> {
  const idsOf = (wanted: MailedKind) => {
    const mailed = written.filter(({ kind, isNew }) => kind === wanted && (isNew || kind !== 'message'));
    return [...new Set(mailed.map(({ id }) => id))];
  };
  const isNews = (wanted: MailedKind, id: string) =>
    newsWritten(written.filter((one) => one.kind === wanted && one.id === id));
  const isNewMessage = (id: string, createdAt: string) => isNews('message', id)(createdAt);
  const run = async (wanted: MailedKind, mail: (id: string, isNews: IsNews) => Promise<void>) =>
    named(wanted, await runLimited(idsOf(wanted), hasTime, (id) => mail(id, isNews(wanted, id))));
  return [
    ...named('message', await notifyAll(idsOf('message'), hasTime, isNewMessage)),
    ...(await run('newsletter', askToConfirm)),
    ...(await run('sending', (id, isOne) => sendNewsletter(id, hasTime, isOne))),
    ...(await run('link', mailLink)),
    ...(await run('hand-over', mailHandOver)),
    ...(await run('administrator', mailCodesOff)),
  ];
}

function named(kind: MailedKind, left: readonly Failed<string>[]) {
  return left.map(({ one: id, reason }) => ({ kind, id, reason }));
}

/**
 * Mails the requested link, once. Does nothing if there is no such account, no address, or the link would be of no use.
 * @throws if it has to be tried again
 */
async function mailLink(requestId: string): Promise<void> {
  const request = await withRetry(() => getLinkRequest(requestId, new Date()));
  const person = request && (await withRetry(() => getAdministrator(request.accountId)));
  if (!request || !person?.email || person.disabledAt !== undefined) return;
  const { purpose, accountId } = request;
  // An account without a password cannot have forgotten it: its owner waits for the invitation.
  if ((purpose === 'invitation') !== (person.passwordHash === '')) return;
  const { email, language, username } = person;
  await sendOnce({ purpose, about: requestId, to: email }, {}, async (company) => {
    const token = await withRetry(() => makeLink(request, new Date()));
    if (token === undefined) throw new Error('Whoever the link is for has changed meanwhile.');
    const address = environment.SITE_URL + adminAddresses.password + linkHash({ accountId, token });
    return writeLink(company, { purpose, username, language, address });
  });
}

/**
 * Mails everybody who took over a user's work a list of it, once, after all of it was handed over. Skips people
 * without an address or account.
 * @throws if it has to be tried again
 */
async function mailHandOver(id: string): Promise<void> {
  const handOver = await withRetry(() => getHandOver(id));
  if (!handOver?.doneAt) return;
  const outcomes = await Promise.allSettled(handOver.shares.map((share) => tell(id, handOver, share)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function tell(id: string, { from, by }: HandOver, share: Share): Promise<void> {
  const person = await withRetry(() => getAdministrator(share.accountId));
  if (!person?.email || person.disabledAt !== undefined) return;
  const { email, language, username } = person;
  await sendOnce({ purpose: 'hand-over', about: id, to: email }, {}, (company) =>
    writeHandOver(
      company,
      { from, by: by === username ? undefined : by, to: username, share },
      language,
      environment.SITE_URL,
    ),
  );
}

/**
 * How long ago codes may have been turned off to be worth a mail, in ms. Records of mails are kept several times as
 * long.
 */
const newsMs = keptMs('mail') / 4;

/**
 * Mails a user, once, that the one-time codes of their account were turned off. Does nothing if that was long ago, or
 * there is no address.
 * @throws if it has to be tried again
 */
async function mailCodesOff(accountId: string, isNews: IsNews): Promise<void> {
  // This item is no account: it stores the last change of an account.
  if (itemKey('administrator', accountId).pk === lastChangeKey.pk) return;
  const person = await withRetry(() => getAdministrator(accountId));
  if (!person?.email || person.codesOffAt === undefined) return;
  const { codesOffAt: at, codesOffBy: by = 'owner', email, language, username } = person;
  if (Date.now() - Date.parse(at) > newsMs || !isNews(at)) return;
  await sendOnce({ purpose: 'codes-off', about: `${accountId}#${at}`, to: email }, {}, (company) =>
    writeCodesOff(company, { at, by, username }, language, environment.SITE_URL),
  );
}

/**
 * Asks the owner of a waiting address for confirmation: once per request, however often this is called.
 * @throws if it has to be tried again
 */
async function askToConfirm(id: string, isNews: IsNews): Promise<void> {
  const subscription = await withRetry(() => getSubscription(id));
  if (subscription?.state !== 'waiting' || hasExpired(subscription, new Date())) return;
  const { email, ask, askedAt, subscribedAt, token } = subscription;
  if (!ask || !token || !isNews(askedAt ?? subscribedAt)) return;
  const language = mailLanguage(subscription);
  const address = environment.SITE_URL + subscriptionPath('confirm', language, { id, token });
  // The mail is identified by the random `ask`, so that a log line about it names nobody.
  await sendOnce({ purpose: 'confirmation', about: ask, to: email }, {}, (company) =>
    writeConfirmation(company, language, address),
  );
}
