import { askToConfirm } from './ask-to-confirm.ts';
import { mailCodesOff } from './mail-codes-off.ts';
import { mailHandOver } from './mail-hand-over.ts';
import { mailLink } from './mail-link.ts';
import { notifyAll } from './notify.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { type Left, someAtOnce } from './some-at-once.ts';

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
    ...named('newsletter', await someAtOnce(idsOf('newsletter'), hasTime, askToConfirm)),
    ...named('sending', await someAtOnce(idsOf('sending'), hasTime, (id) => sendNewsletter(id, hasTime))),
    ...named('link', await someAtOnce(idsOf('link'), hasTime, mailLink)),
    ...named('hand-over', await someAtOnce(idsOf('hand-over'), hasTime, mailHandOver)),
    ...named('administrator', await someAtOnce(idsOf('administrator'), hasTime, mailCodesOff)),
  ];
}

function named(kind: MailedKind, left: readonly Left<string>[]) {
  return left.map(({ one: id, reason }) => ({ kind, id, reason }));
}
