import type { Context } from 'aws-lambda';
import { checkCounts } from '#functions/data/message-counts/check.ts';
import { followMessage } from '#functions/data/message-entries/follow.ts';
import { walkMessages } from '#functions/data/message-entries/walk.ts';
import { readEvent } from './events.ts';

/** What is begun with so much time left comes to an end. */
const reserveMs = 60_000;
/** A flood of messages is followed some at a time, so that it is soon over. */
const atATime = 5;

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
    await followAll(asked.ids);
    return;
  }
  const hasTime = () => context.getRemainingTimeInMillis() > reserveMs;
  if (await walkMessages(() => new Date(), hasTime, asked.again)) await checkCounts(new Date());
}

/**
 * Follows some messages, each once.
 * @throws when it failed for some of them, after all were tried
 */
async function followAll(ids: readonly string[]): Promise<void> {
  const failures: unknown[] = [];
  for (let start = 0; start < ids.length; start += atATime) {
    const outcomes = await Promise.allSettled(ids.slice(start, start + atATime).map(followMessage));
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Messages are left to be followed again.');
}
