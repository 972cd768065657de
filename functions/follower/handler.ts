import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import { keepCv } from '#functions/data/cvs/keep-cv.ts';
import { forgetLeft, listLeft, noteLeft, takeLeft, type Work } from '#functions/data/left-work.ts';
import { logFailed } from '#functions/data/log-failure.ts';
import { sender } from '#functions/data/mail/send-mail.ts';
import { checkCounts } from '#functions/data/messages/counts/check.ts';
import { indexAgain, reindexMessages } from '#functions/data/messages/entries/reindex.ts';
import { updateIndex } from '#functions/data/messages/entries/update-index.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { mailAgain } from '#functions/mail/mailer/mail-again.ts';
import { mailWritten } from '#functions/mail/mailer/mail-written.ts';
import { takeReturned } from '#functions/mail/mailer/returned.ts';
import { reasonsOf, runLimited } from '#functions/mail/mailer/run-limited.ts';
import { sendDigest } from '#functions/mail/mailer/send-digest.ts';
import { MailAccountError } from '#functions/mail/mailer/send-once.ts';
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
 * Does what follows from what was written: brings what finds and counts messages up to date, keeps or deletes the CVs that came with
 * them, and mails what has to be mailed. None waits for another, and of several records only those are told to be handed over again for which something failed; what goes on
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
      await ofItself('walk', async () => {
        if (await reindexMessages(() => new Date(), hasTime, asked.again)) await checkCounts(new Date());
      });
      return undefined;
    case 'try-again':
      await ofItself('try-again', () => tryAgain(hasTime));
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

/** Does what a schedule asks for again soon: that it failed is told, and Lambda is not to ask for it again besides. */
async function ofItself(work: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (reason) {
    logFailed('Left to be tried again', { work, reason: String(reason) });
  }
}

/** What could not be done about an item now, and why. */
interface Failed extends Work {
  readonly reason: unknown;
}

async function follow(records: readonly Written[], hasTime: () => boolean): Promise<DynamoDBBatchResponse> {
  const messages = records.filter(({ kind }) => kind === 'message').map(({ id }) => id);
  const [unindexed, unkept, unmailed] = await Promise.all([
    runLimited([...new Set(messages)], hasTime, updateIndex),
    runLimited([...new Set(messages)], hasTime, (id) => keepCv(id, new Date())),
    sender ? mailWritten(records, hasTime) : [],
  ]);
  const left: Failed[] = [
    ...unindexed.map(
      ({ one: itemId, reason }): Failed => ({ work: 'index', kind: 'message', itemId, reason }),
    ),
    ...unkept.map(({ one: itemId, reason }): Failed => ({ work: 'cv', kind: 'message', itemId, reason })),
    ...unmailed.map(({ kind, id: itemId, reason }): Failed => ({ work: 'mail', kind, itemId, reason })),
  ];
  const failures = new Set<Written>();
  for (const one of left) {
    report(one);
    const about = records.filter(({ kind, id }) => kind === one.kind && id === one.itemId);
    const isYoung = about.every(({ at }) => Date.now() - at.getTime() < patienceMs);
    const isHandedOver = isYoung && !(one.reason instanceof MailAccountError);
    if (isHandedOver || !(await isNoted(one))) for (const record of about) failures.add(record);
  }
  return {
    batchItemFailures: records
      .filter((record) => failures.has(record))
      .map(({ sequence }) => ({ itemIdentifier: sequence })),
  };
}

/** Notes that something is left, where the database takes that. */
async function isNoted(left: Failed): Promise<boolean> {
  try {
    await withRetry(() => noteLeft(left, new Date()));
    return true;
  } catch (reason) {
    report({ ...left, reason });
    return false;
  }
}

/** Does what was left again. What still cannot be done is left for the next time. */
async function tryAgain(hasTime: () => boolean): Promise<void> {
  const due = await withRetry(() => listLeft(mostAgain, new Date()));
  // While the mail service refuses whoever sends, one mail is enough to ask it.
  let isRefused = false;
  const left = await runLimited(due, hasTime, async (one) => {
    if (isRefused && one.work === 'mail') return;
    const taken = await withRetry(() => takeLeft(one, new Date()));
    if (!taken) return;
    try {
      await doAgain(taken, hasTime);
    } catch (reason) {
      isRefused ||= reason instanceof MailAccountError;
      report({ ...taken, reason });
      return withRetry(() => noteLeft(taken, new Date()));
    }
    await withRetry(() => forgetLeft(taken));
  });
  if (left.length > 0) throw new Error(`Work is left as it was. ${reasonsOf(left)}`);
}

async function doAgain({ work, kind, itemId: id }: Work, hasTime: () => boolean): Promise<void> {
  if (work === 'index') return indexAgain(id, new Date());
  if (work === 'cv') return keepCv(id, new Date());
  const [left] = sender ? await mailWritten([{ kind, id, isNew: true }], hasTime) : [];
  if (left) throw left.reason;
}

/** For the log: which item and why. Whose address it is would be told by the id of one for the newsletter. */
function report({ work, kind, itemId: id, reason }: Failed): void {
  // That is told already, by a name of its own.
  if (reason instanceof MailAccountError) return;
  logFailed('Left to be tried again', {
    ...{ work, kind },
    ...(kind !== 'newsletter' && { id }),
    reason: String(reason),
  });
}
