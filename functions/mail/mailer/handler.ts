import type { Context } from 'aws-lambda';
import { readMessageIds } from './events.ts';
import { notifyAll } from './notify.ts';

/** What is begun with so much time left comes to an end. */
const reserveMs = 60_000;

/**
 * Mails the messages that the event names to whoever is set for it.
 * @throws for an event of another form, and when mails are left that should be tried again
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const hasTime = () => context.getRemainingTimeInMillis() > reserveMs;
  await notifyAll(readMessageIds(event), hasTime);
}
