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

/** SES lets a new account in production send 14 mails a second. */
const turn = pace(10);

/** The final state of a mail, also if another sender reached it before. */
export type MailEnd = 'sent' | 'unclear' | 'refused';

/** Writes a mail in the company's name. */
type Write = (company: Company) => WrittenMail | Promise<WrittenMail>;

/** A mail was certainly not sent, for a passing reason. The caller has to try again. */
export class MailHeldUpError extends Error {
  override readonly name = 'MailHeldUpError';
}

/** A mail was certainly not sent, and no other would be: the mail service refuses whoever sends. It is to be asked for again. */
export class MailAccountError extends Error {
  override readonly name = 'MailAccountError';
  /** The name that the mail service gives it. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The mail service lets this account send nothing: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Sends a mail at most once, whoever else tries to and wherever one of them stops. What it cannot send for good, and
 * what nobody knows to be sent, is noted and logged, where an alarm counts it; it holds up no other mail. Ten mails a second
 * begin at most in one instance of the function. There is one for each shard of the stream, and one for each schedule: where they are faster together
 * than the mail service allows, it says so, and what it refused is tried again.
 * @throws MailHeldUpError, MailAccountError, and what the database throws: then it is to be asked for again
 */
export async function sendOnce(
  mail: MailIdentity,
  envelope: Omit<Envelope, 'to' | 'from'>,
  write: Write,
): Promise<MailEnd> {
  const holder = randomUUID();
  // Before it is claimed: of what is claimed when this dies, nobody knows whether it was sent.
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
    // Before it is noted, as above: where that fails, the next try finds the claim, and does both.
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

/** Writes a mail that was claimed: whoever writes it is the only one. What cannot be written lets it go, to be asked for again. */
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

/** Ids and names of errors only: who is mailed, and about whom, is not for a log. */
function report(mail: MailIdentity, reason: string, failure: Failure = 'A mail was not sent'): void {
  logFailed(failure, {
    mail: mailIdOf(mail),
    purpose: mail.purpose,
    about: mail.about,
    reason,
  });
}
