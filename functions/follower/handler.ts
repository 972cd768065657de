import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import { forgetLeft, listLeft, noteLeft, takeLeft, type Work } from '#functions/data/left-work.ts';
import { sender } from '#functions/data/mail/send-mail.ts';
import { checkCounts } from '#functions/data/message-counts/check.ts';
import { followMessage } from '#functions/data/message-entries/follow.ts';
import { followAgain, walkMessages } from '#functions/data/message-entries/walk.ts';
import { mailAgain } from '#functions/mail/mailer/mail-again.ts';
import { mailWritten } from '#functions/mail/mailer/mail-written.ts';
import { persist } from '#functions/mail/mailer/persist.ts';
import { takeReturned } from '#functions/mail/mailer/returned.ts';
import { sendDigest } from '#functions/mail/mailer/send-digest.ts';
import { reasonsOf, someAtOnce } from '#functions/mail/mailer/some-at-once.ts';
import { leftForLater } from '#shared/mail/mail.ts';
import { readEvent, type Written } from './events.ts';

/** What is begun with so much time left comes to an end. */
const reserveMs = 60_000;
/**
 * So long what fails is handed over again by the stream, which is soon and holds up all that was written after it; from then on it is
 * noted as left, and tried again each minute.
 */
const patienceMs = 10_000;
/** So much of what is left is tried again at a time. */
const mostAgain = 500;

/**
 * Does what follows from what was written: brings what finds and counts messages up to date, and mails what has to be mailed. Neither
 * waits for the other, and of several records only those are told to be handed over again for which something failed; what goes on
 * failing is noted, and holds up nothing. Schedules ask it to try that again, to walk through all messages and to mail what waits too
 * long; SES tells it which mails came back.
 * @throws for an event of another form, and for a task that failed
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DynamoDBBatchResponse | undefined> {
  const asked = readEvent(event);
  const hasTime = () => context.getRemainingTimeInMillis() > reserveMs;
  switch (asked.task) {
    case 'follow':
      return follow(asked.records, hasTime);
    case 'walk':
      if (await walkMessages(() => new Date(), hasTime, asked.again)) await checkCounts(new Date());
      return undefined;
    case 'try-again':
      await tryAgain(hasTime);
      return undefined;
    case 'digest':
      await sendDigest(asked.due);
      return undefined;
    case 'mail-again':
      await mailAgain(new Date(asked.since), hasTime);
      return undefined;
    case 'take-returned':
      await takeReturned(asked.addresses);
      return undefined;
  }
}

/** What could not be done about an item now, and why. */
interface Left extends Work {
  readonly reason: unknown;
}

async function follow(records: readonly Written[], hasTime: () => boolean): Promise<DynamoDBBatchResponse> {
  const messages = records.filter(({ kind }) => kind === 'message').map(({ id }) => id);
  const [unindexed, unmailed] = await Promise.all([
    someAtOnce([...new Set(messages)], hasTime, followMessage),
    sender ? mailWritten(records, hasTime) : [],
  ]);
  const left: Left[] = [
    ...unindexed.map(({ one: itemId, reason }): Left => ({ work: 'index', kind: 'message', itemId, reason })),
    ...unmailed.map(({ kind, id: itemId, reason }): Left => ({ work: 'mail', kind, itemId, reason })),
  ];
  const failures = new Set<Written>();
  for (const one of left) {
    report(one);
    const about = records.filter(({ kind, id }) => kind === one.kind && id === one.itemId);
    const isYoung = about.every(({ at }) => Date.now() - at.getTime() < patienceMs);
    if (isYoung || !(await isNoted(one))) for (const record of about) failures.add(record);
  }
  return {
    batchItemFailures: records
      .filter((record) => failures.has(record))
      .map(({ sequence }) => ({ itemIdentifier: sequence })),
  };
}

/** Notes that something is left, where the database takes that. */
async function isNoted(left: Left): Promise<boolean> {
  try {
    await persist(() => noteLeft(left, new Date()));
    return true;
  } catch (reason) {
    report({ ...left, reason });
    return false;
  }
}

/** Does what was left again. What still cannot be done is left for the next time. */
async function tryAgain(hasTime: () => boolean): Promise<void> {
  const due = await persist(() => listLeft(mostAgain, new Date()));
  const left = await someAtOnce(due, hasTime, async (one) => {
    const taken = await persist(() => takeLeft(one, new Date()));
    if (!taken) return;
    try {
      await doAgain(taken, hasTime);
    } catch (reason) {
      report({ ...taken, reason });
      return persist(() => noteLeft(taken, new Date()));
    }
    await persist(() => forgetLeft(taken));
  });
  if (left.length > 0) throw new Error(`Work is left as it was. ${reasonsOf(left)}`);
}

async function doAgain({ work, kind, itemId: id }: Work, hasTime: () => boolean): Promise<void> {
  if (work === 'index') return followAgain(id, new Date());
  const [left] = sender ? await mailWritten([{ kind, id, isNew: true }], hasTime) : [];
  if (left) throw left.reason;
}

/** For the log: which item and why. Whose address it is would be told by the id of one for the newsletter. */
function report({ work, kind, itemId: id, reason }: Left): void {
  console.error({
    ...{ failure: leftForLater, work, kind },
    ...(kind !== 'newsletter' && { id }),
    reason: String(reason),
  });
}
