import type { Context } from 'aws-lambda';
import { logDone, logFailed } from '#functions/data/log-failure.ts';
import { readEvent } from './events.ts';
import { loadPublisher } from './load.ts';
import { mark, type Publisher, publishMarked } from './publisher.ts';
import { allowInline } from './release/answer.ts';
import { answerWaitingDeployment, publishRelease } from './release/release.ts';

/**
 * How much of the function's run time must be left to begin a step, in ms: enough for the step and the writes after it.
 */
const reserveMs = 30_000;
/** How long background work, which no visitor waits for, may delay the next save, in milliseconds. */
const turnMs = 1000;
/** How long after a save its pages may appear before an alarm counts it, in milliseconds. */
const maxLateMs = 120_000;

/**
 * Publishes the changes that the event reports, or the release of a deployment, or allows inline code: see {@link
 * readEvent}.
 * @throws for an unknown form of event, and if it has to be tried again
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const asked = readEvent(event);
  const load = async (): Promise<Publisher> => ({
    ...(await loadPublisher(process.env.LAMBDA_TASK_ROOT ?? '.')),
    hasTime: () => context.getRemainingTimeInMillis() > reserveMs,
    turnMs: 'units' in asked && asked.isInLine ? turnMs : Infinity,
  });
  if ('inline' in asked) return allowInline(asked.inline);
  if ('release' in asked) return publishRelease(load, asked.release);
  if (asked.units.size === 0) return;
  const publisher = await load();
  await mark(publisher, asked.units);
  const outcome = await publishMarked(publisher);
  if (outcome.end === 'done') await answerWaitingDeployment(publisher, outcome);
  if (outcome.end === 'unfinished')
    await publisher.coordination.requestPublication('rest', new Date(publisher.clock.now()));
  else if (!asked.isInLine) logDone('publication');
  const lateMs = publisher.clock.now() - (asked.since?.getTime() ?? Infinity);
  if (outcome.end === 'done' && lateMs > maxLateMs) {
    logFailed('Published late', { units: [...asked.units], seconds: Math.round(lateMs / 1000) });
  }
}
