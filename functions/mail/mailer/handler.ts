import type { Context } from 'aws-lambda';
import { askToConfirm } from './ask-to-confirm.ts';
import { readDue, readWritten } from './events.ts';
import { inTurn } from './in-turn.ts';
import { mailLink } from './mail-link.ts';
import { notifyAll } from './notify.ts';
import { readReturned, takeReturned } from './returned.ts';
import { sendDigest } from './send-digest.ts';
import { sendNewsletter } from './send-newsletter.ts';

/** What is begun with so much time left comes to an end. */
const reserveMs = 60_000;

/**
 * Mails what has to be mailed about the items that the event names, or in the morning what waits too long; and hears
 * which mails came back. One kind that fails keeps no other from it.
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
  const written = readWritten(event);
  const outcomes = [
    await settled(notifyAll(written.message, hasTime)),
    await settled(inTurn(written.newsletter, hasTime, askToConfirm)),
    await settled(inTurn(written.sending, hasTime, (id) => sendNewsletter(id, hasTime))),
    await settled(inTurn(written.link, hasTime, mailLink)),
  ];
  const reasons = outcomes.flat();
  if (reasons.length > 0) throw new AggregateError(reasons, 'Mails are left to be tried again.');
}

/** What a work failed with, if it did. */
async function settled(work: Promise<void>): Promise<unknown[]> {
  try {
    await work;
    return [];
  } catch (reason) {
    return reason instanceof AggregateError ? reason.errors : [reason];
  }
}
