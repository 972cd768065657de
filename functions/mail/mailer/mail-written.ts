import { getSubscription, hasExpired } from '#functions/data/newsletter/subscription.ts';
import { getHandOver, type HandOver, type Share } from '#functions/data/people/hand-over.ts';
import { getLinkRequest, makeLink } from '#functions/data/people/link.ts';
import { lastChangeKey } from '#functions/data/sign-in/account-change.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { itemKey } from '#functions/data/table/table.ts';
import { adminAddresses } from '#shared/admin-paths.ts';
import { defaultLanguage } from '#shared/language.ts';
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

/** Kinds of items that something is mailed about. */
type MailedKind = 'message' | 'newsletter' | 'sending' | 'link' | 'hand-over' | 'administrator';

/** An item that was written. */
interface WrittenItem {
  readonly kind: MailedKind;
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Mails what has to be mailed about items that were written, of messages only about new ones. One that fails keeps no other from it.
 * Resolves to those that are left to be tried again, and why; never rejects.
 */
export async function mailWritten(
  written: readonly WrittenItem[],
  hasTime: () => boolean,
): Promise<{ readonly kind: MailedKind; readonly id: string; readonly reason: unknown }[]> {
  const idsOf = (wanted: MailedKind) => {
    const mailed = written.filter(({ kind, isNew }) => kind === wanted && (isNew || kind !== 'message'));
    return [...new Set(mailed.map(({ id }) => id))];
  };
  return [
    ...named('message', await notifyAll(idsOf('message'), hasTime)),
    ...named('newsletter', await runLimited(idsOf('newsletter'), hasTime, askToConfirm)),
    ...named('sending', await runLimited(idsOf('sending'), hasTime, (id) => sendNewsletter(id, hasTime))),
    ...named('link', await runLimited(idsOf('link'), hasTime, mailLink)),
    ...named('hand-over', await runLimited(idsOf('hand-over'), hasTime, mailHandOver)),
    ...named('administrator', await runLimited(idsOf('administrator'), hasTime, mailCodesOff)),
  ];
}

function named(kind: MailedKind, left: readonly Failed<string>[]) {
  return left.map(({ one: id, reason }) => ({ kind, id, reason }));
}

/**
 * Mails the link that a request asks for to whom it is about, once. Nothing, where there is nobody of this name or no address,
 * or where the link would not open anything.
 * @throws when it is to be tried again
 */
async function mailLink(requestId: string): Promise<void> {
  const request = await withRetry(() => getLinkRequest(requestId, new Date()));
  const person = request && (await withRetry(() => getAdministrator(request.accountId)));
  if (!request || !person?.email || person.disabledAt !== undefined) return;
  const { purpose, accountId } = request;
  // Who has chosen none can have forgotten none: the invitation is what they wait for.
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
 * Tells each who took over somebody's work what it is, once, after all of it has gone. Nothing for who has no address, or is gone by then.
 * @throws when it is to be tried again
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

/** What was turned off longer ago is not told any more: of mails no account is kept for longer than several times this. */
const newsMs = keptMs('mail') / 4;

/**
 * Tells somebody, once, that the one-time codes of their account were turned off. Nothing, where they were not lately, and for who has no
 * address.
 * @throws when it is to be tried again
 */
async function mailCodesOff(accountId: string): Promise<void> {
  // What was decided about administrators lies among them, and is none.
  if (itemKey('administrator', accountId).pk === lastChangeKey.pk) return;
  const person = await withRetry(() => getAdministrator(accountId));
  if (!person?.email || person.codesOffAt === undefined) return;
  const { codesOffAt: at, codesOffBy: by = 'owner', email, language, username } = person;
  if (Date.now() - Date.parse(at) > newsMs) return;
  await sendOnce({ purpose: 'codes-off', about: `${accountId}#${at}`, to: email }, {}, (company) =>
    writeCodesOff(company, { at, by, username }, language, environment.SITE_URL),
  );
}

/**
 * Asks the owner of an address that waits whether it was they who left it: once for each time that it is to be asked,
 * however often this is called. Nothing is done for an address that does not wait.
 */
async function askToConfirm(id: string): Promise<void> {
  const subscription = await withRetry(() => getSubscription(id));
  if (subscription?.state !== 'waiting' || hasExpired(subscription, new Date())) return;
  const { email, language = defaultLanguage, ask, token } = subscription;
  if (!ask || !token) return;
  const address = environment.SITE_URL + subscriptionPath('confirm', language, { id, token });
  // Named by a word of chance: a log that names it tells of nobody.
  await sendOnce({ purpose: 'confirmation', about: ask, to: email }, {}, (company) =>
    writeConfirmation(company, language, address),
  );
}
