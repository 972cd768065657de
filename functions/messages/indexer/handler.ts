import type { Context } from 'aws-lambda';
import { checkCounts } from '#functions/data/message-counts/check.ts';
import { followMessage } from '#functions/data/message-entries/follow.ts';
import { walkMessages } from '#functions/data/message-entries/walk.ts';
import { readEvent } from './events.ts';

/** What is begun with so much time left comes to an end. */
const reserveMs = 60_000;

/**
 * Brings what finds and counts messages up to date with those that the event names, or walks on through all of them and checks the
 * counts.
 * @throws for an event of another form, and for what should be tried again
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const asked = readEvent(event);
  if ('ids' in asked) {
    for (const id of asked.ids) await followMessage(id);
    return;
  }
  const hasTime = () => context.getRemainingTimeInMillis() > reserveMs;
  if (await walkMessages(() => new Date(), hasTime, asked.again)) await checkCounts(new Date());
}
