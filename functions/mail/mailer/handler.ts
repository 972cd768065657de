import type { Context } from 'aws-lambda';
import { askToConfirm } from './ask-to-confirm.ts';
import { type FollowedKind, readAgain, readDue, readWritten } from './events.ts';
import { mailAgain } from './mail-again.ts';
import { mailHandOver } from './mail-hand-over.ts';
import { mailLink } from './mail-link.ts';
import { notifyAll } from './notify.ts';
import { readReturned, takeReturned } from './returned.ts';
import { sendDigest } from './send-digest.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { type Left, someAtOnce } from './some-at-once.ts';

/** What is begun with so much time left comes to an end. */
const reserveMs = 60_000;

/**
 * Mails what has to be mailed about the items that the event names, in the morning what waits too long, or when a person
 * asks what nobody was mailed; and hears which mails came back. One kind that fails keeps no other from it.
 * @throws for an event of another form, and when mails are left that should be tried again
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const due = readDue(event);
  if (due) return sendDigest(due);
  const returned = readReturned(event);
  if (returned) return takeReturned(returned);
  const hasTime = () => context.getRemainingTimeInMillis() > reserveMs;
  const since = readAgain(event);
  if (since) return mailAgain(since, hasTime);
  const written = readWritten(event);
  const left = [
    ...named('message', await notifyAll(written.message, hasTime)),
    ...named('newsletter', await someAtOnce(written.newsletter, hasTime, askToConfirm)),
    ...named('sending', await someAtOnce(written.sending, hasTime, (id) => sendNewsletter(id, hasTime))),
    ...named('link', await someAtOnce(written.link, hasTime, mailLink)),
    ...named('hand-over', await someAtOnce(written['hand-over'], hasTime, mailHandOver)),
  ];
  for (const one of left) console.error({ failure: 'Mails are left to be tried again', ...one });
  if (left.length > 0) throw new Error('Mails are left to be tried again.');
}

/** What is left of a kind, for the log: which item and why. Whose address it is would be told by the id of one for the newsletter. */
function named(kind: FollowedKind, left: readonly Left<string>[]) {
  return left.map(({ one, reason }) => ({
    kind,
    ...(kind !== 'newsletter' && { id: one }),
    reason: String(reason),
  }));
}
