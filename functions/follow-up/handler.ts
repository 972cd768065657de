import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import { keepCv } from '#functions/data/cvs/keep-cv.ts';
import {
  deleteLeftWork,
  listLeftWork,
  reserveLeftWork,
  storeLeftWork,
  type Work,
} from '#functions/data/left-work.ts';
import { isListName, type ListName } from '#functions/data/list-heads/kept-head.ts';
import { settleHeads, updateHead } from '#functions/data/list-heads/update-head.ts';
import { logDone, logFailed } from '#functions/data/log-failure.ts';
import { sender } from '#functions/data/mail/send-mail.ts';
import { checkCounts } from '#functions/data/messages/counts/check.ts';
import { reindexMessages, triggerReindex } from '#functions/data/messages/entries/reindex.ts';
import { updateIndex } from '#functions/data/messages/entries/update-index.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { mailWritten } from '#functions/mail/mailer/mail-written.ts';
import { unsubscribeBounced } from '#functions/mail/mailer/returned.ts';
import { reasonsOf, runLimited } from '#functions/mail/mailer/run-limited.ts';
import { sendDigest } from '#functions/mail/mailer/send-digest.ts';
import { sendMissedMails } from '#functions/mail/mailer/send-missed-mails.ts';
import { MailAccountError } from '#functions/mail/mailer/send-once.ts';
import { readEvent, type Written } from './events.ts';

/** How much of the function's run time must be left to begin another piece of work, in ms. */
const reserveMs = 60_000;
/**
 * How long after its write a failed record is left to the stream, in ms. The stream delivers it again soon, but delays all
 * later records. Later failures are stored as left work, which is repeated every minute.
 */
const retryAfterMs = 10_000;
/** The maximum number of items of left work that one call repeats. */
const maxAgain = 500;

/**
 * Does the follow-up work of writes: updates the index and the counts of messages and the heads of lists, keeps or deletes
 * CVs, and sends mails. These tasks do not wait for each other. Of several records only the failed ones are delivered again;
 * work that fails repeatedly is stored as left work, and delays nothing. Schedules call it to repeat that work, to
 * index all messages again and to send mails that are overdue; SES reports bounces and complaints.
 *
 * @throws for an unknown form of event, and for a task that failed
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
      await runScheduled('walk', async () => {
        if (await reindexMessages(() => new Date(), hasTime, asked.again)) await checkCounts(new Date());
        logDone('walk');
      });
      return undefined;
    case 'try-again':
      await runScheduled('heads', () => settleHeads(new Date()));
      await runScheduled('try-again', () => tryAgain(hasTime));
      return undefined;
    case 'digest':
      await sendDigest(asked.due);
      logDone('digest');
      return undefined;
    case 'mail-again':
      await sendMissedMails(new Date(asked.since), hasTime);
      return undefined;
    case 'take-returned':
      await unsubscribeBounced(asked.addresses);
      return undefined;
  }
}

/** Does the work of a schedule that comes again soon: a failure is reported, and Lambda does not retry it. */
async function runScheduled(work: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (reason) {
    logFailed('Left to be tried again', { work, reason: String(reason) });
  }
}

/** Work on an item that failed, and the reason. */
interface Failed extends Work {
  readonly reason: unknown;
}

async function follow(records: readonly Written[], hasTime: () => boolean): Promise<DynamoDBBatchResponse> {
  const messages = records.filter(({ kind }) => kind === 'message').map(({ id }) => id);
  const lists = listsIn(records);
  const [unindexed, unkept, unmade, unmailed] = await Promise.all([
    runLimited([...new Set(messages)], hasTime, updateIndex),
    runLimited([...new Set(messages)], hasTime, (id) => keepCv(id, new Date())),
    runLimited([...lists], hasTime, ([name, writtenAt]) => updateHead(name, writtenAt)),
    sender ? mailWritten(records, hasTime) : [],
  ]);
  const left: Failed[] = [
    ...unindexed.map(
      ({ one: itemId, reason }): Failed => ({ work: 'index', kind: 'message', itemId, reason }),
    ),
    ...unkept.map(({ one: itemId, reason }): Failed => ({ work: 'cv', kind: 'message', itemId, reason })),
    ...unmade.map(
      ({ one: [kind], reason }): Failed => ({
        ...{ work: 'head', kind, itemId: kind, reason },
      }),
    ),
    ...unmailed.map(({ kind, id: itemId, reason }): Failed => ({ work: 'mail', kind, itemId, reason })),
  ];
  const failures = new Set<Written>();
  for (const one of left) {
    report(one);
    const about = records.filter(
      ({ kind, id }) => kind === one.kind && (one.work === 'head' || id === one.itemId),
    );
    const isYoung = about.every(({ at }) => Date.now() - at.getTime() < retryAfterMs);
    const isHandedOver = isYoung && !(one.reason instanceof MailAccountError);
    if (isHandedOver || !(await isNoted(one))) for (const record of about) failures.add(record);
  }
  return {
    batchItemFailures: records
      .filter((record) => failures.has(record))
      .map(({ sequence }) => ({ itemIdentifier: sequence })),
  };
}

/** Returns the lists that contain written items, each with the instant of its last write. */
function listsIn(records: readonly Written[]): Map<ListName, Date> {
  const lists = new Map<ListName, Date>();
  for (const { kind, at } of records)
    if (isListName(kind) && at > (lists.get(kind) ?? new Date(0))) lists.set(kind, at);
  return lists;
}

/** Stores left work. Returns false if the database refuses that. */
async function isNoted(left: Failed): Promise<boolean> {
  try {
    await withRetry(() => storeLeftWork(left, new Date()));
    return true;
  } catch (reason) {
    report({ ...left, reason });
    return false;
  }
}

/** Repeats left work. Work that fails again is repeated by the next call. */
async function tryAgain(hasTime: () => boolean): Promise<void> {
  const due = await withRetry(() => listLeftWork(maxAgain, new Date()));
  // After the mail service has refused the sender once, this call tries no other mail.
  let isRefused = false;
  const left = await runLimited(due, hasTime, async (one) => {
    if (isRefused && one.work === 'mail') return;
    const taken = await withRetry(() => reserveLeftWork(one, new Date()));
    if (!taken) return;
    try {
      await doAgain(taken, hasTime);
    } catch (reason) {
      isRefused ||= reason instanceof MailAccountError;
      report({ ...taken, reason });
      return withRetry(() => storeLeftWork(taken, new Date()));
    }
    await withRetry(() => deleteLeftWork(taken));
  });
  if (left.length > 0) throw new Error(`Work is left as it was. ${reasonsOf(left)}`);
}

async function doAgain({ work, kind, itemId: id }: Work, hasTime: () => boolean): Promise<void> {
  if (work === 'index') return triggerReindex(id, new Date());
  if (work === 'cv') return keepCv(id, new Date());
  if (work === 'head') return isListName(kind) ? updateHead(kind, new Date()) : undefined;
  const [left] = sender ? await mailWritten([{ kind, id, isNew: true }], hasTime) : [];
  if (left) throw left.reason;
}

/** Logs which item failed and why. The id of a newsletter item would identify an address, so it is left out. */
function report({ work, kind, itemId: id, reason }: Failed): void {
  // Already logged as a refusal of the mail account.
  if (reason instanceof MailAccountError) return;
  logFailed('Left to be tried again', {
    ...{ work, kind },
    ...(kind !== 'newsletter' && { id }),
    reason: String(reason),
  });
}
