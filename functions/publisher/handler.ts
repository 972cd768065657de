import type { Context } from 'aws-lambda';
import { readEvent } from './events.ts';
import { loadPublisher } from './load.ts';
import { mark, type Publisher, publishMarked } from './publisher.ts';
import { allowScripts } from './release/answer.ts';
import { concludeAwaited, publishRelease } from './release/release.ts';

/** What is begun with so much time left comes to an end, and so does what is written after it. */
const reserveMs = 30_000;
/** How long the next save waits at most, in milliseconds, for what this one is not shown without. */
const turnMs = 1000;

/**
 * Publishes what the event says has changed, or the release that a deployment waits for, or allows scripts: see {@link readEvent}.
 * @throws for an event of another form, and for what should be tried again
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const asked = readEvent(event);
  const load = async (): Promise<Publisher> => ({
    ...(await loadPublisher(process.env.LAMBDA_TASK_ROOT ?? '.')),
    hasTime: () => context.getRemainingTimeInMillis() > reserveMs,
    turnMs: 'things' in asked && asked.isInLine ? turnMs : Infinity,
  });
  if ('scripts' in asked) return allowScripts(asked.scripts);
  if ('release' in asked) return publishRelease(load, asked.release);
  if (asked.things.size === 0) return;
  const publisher = await load();
  await mark(publisher, asked.things);
  const outcome = await publishMarked(publisher);
  if (outcome.end === 'done') await concludeAwaited(publisher, outcome);
  if (outcome.end === 'unfinished')
    await publisher.coordination.requestPublication('rest', new Date(publisher.clock.now()));
}
