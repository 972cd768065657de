import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { logFailed } from '#functions/data/log-failure.ts';
import {
  claimMail,
  type MailIdentity,
  mailIdOf,
  noteRefused,
  noteSent,
  noteUnclear,
} from '#functions/data/mail/mail.ts';
import { type Envelope, sendMail, type WrittenMail } from '#functions/data/mail/send-mail.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import type { Company } from '#shared/company/company.ts';
import type { Failure } from '#shared/failures.ts';
import { presentCompany } from '../company.ts';

/** A monotonic clock in milliseconds, and how to wait on it. */
interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const actual: Clock = { now: () => performance.now(), wait: setTimeout };

/** Returns a function that resolves at most `perSecond` times a second, evenly, in the order of the calls. */
export function pace(perSecond: number, { now, wait }: Clock = actual): () => Promise<void> {
  let free = 0;
  return async () => {
    const asked = now();
    const turn = Math.max(asked, free);
    free = turn + 1000 / perSecond;
    if (turn > asked) await wait(turn - asked);
  };
}

/** Waits so that at most ten mails a second are sent. SES lets a new account in production send 14. */
const turn = pace(10);

/** The final state of a mail, also if another sender reached it before. */
export type MailEnd = 'sent' | 'unclear' | 'refused';

/** Writes a mail in the company's name. */
type Write = (company: Company) => WrittenMail | Promise<WrittenMail>;

/** Thrown when a mail was certainly not sent, for a temporary reason. It has to be tried again. */
export class MailHeldUpError extends Error {
  override readonly name = 'MailHeldUpError';
}

/**
 * Thrown when a mail was certainly not sent because the mail service refuses the sender, and so would refuse every mail. It has
 * to be tried again later.
 */
export class MailAccountError extends Error {
  override readonly name = 'MailAccountError';
  /** The mail service's name for the reason. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Sends a mail at most once, even if several processes try, and wherever one of them stops. A mail that can never be sent, or
 * may have been sent, is noted and logged for an alarm; it does not delay others. One instance of the function starts at most
 * ten mails a second. There is one instance per shard of the stream and one per schedule: if together they exceed the limit of
 * the mail service, it refuses some, which are tried again.
 * @throws MailHeldUpError, MailAccountError, and errors of the database; then it has to be tried again
 */
export async function sendOnce(
  mail: MailIdentity,
  envelope: Omit<Envelope, 'to' | 'from'>,
  write: Write,
): Promise<MailEnd> {
  const holder = randomUUID();
  // Waits before the claim: if this process stopped between the claim and the send, nobody would know whether the mail was
  // sent.
  await turn();
  const { state, leftBy } = await withRetry(() => claimMail(mail, holder, new Date()));
  if (leftBy) {
    report(mail, 'LeftUnfinished');
    await withRetry(() => noteUnclear(mail, leftBy, 'LeftUnfinished'));
  }
  if (state !== 'claimed') return state;
  const { from, ...written } = await writeClaimed(mail, holder, write);
  const result = await sendMail({ ...envelope, to: mail.to, from }, written);
  if (result.outcome === 'sent') {
    await withRetry(() => noteSent(mail, holder));
    return 'sent';
  }
  if (result.outcome === 'unclear') {
    // The mail is reported before its state is noted: if noting fails, the next try finds the claim and does both.
    report(mail, result.reason);
    await withRetry(() => noteUnclear(mail, holder, result.reason));
    return 'unclear';
  }
  if (result.outcome === 'account') {
    report(mail, result.reason, 'The mail account is refused');
    await withRetry(() => noteRefused(mail, holder, result.reason));
    throw new MailAccountError(result.reason);
  }
  await withRetry(() => noteRefused(mail, holder, result.reason));
  if (result.passing) throw new MailHeldUpError(`The mail service refused a mail: ${result.reason}.`);
  report(mail, result.reason);
  return 'refused';
}

/** Writes a claimed mail. If it cannot be written the claim is released, and the mail can be tried again. */
async function writeClaimed(
  mail: MailIdentity,
  holder: string,
  write: Write,
): Promise<WrittenMail & { readonly from: string }> {
  try {
    const company = await withRetry(presentCompany);
    const written = await write(company);
    return { ...written, from: company.name[written.language] };
  } catch (error) {
    await withRetry(() => noteRefused(mail, holder, 'NotWritten'));
    throw error;
  }
}

/** Logs only ids and names of errors: recipients and subjects do not belong into a log. */
function report(mail: MailIdentity, reason: string, failure: Failure = 'A mail was not sent'): void {
  logFailed(failure, {
    mail: mailIdOf(mail),
    purpose: mail.purpose,
    about: mail.about,
    reason,
  });
}
