import { randomUUID } from 'node:crypto';
import {
  claimMail,
  type MailIdentity,
  mailIdOf,
  noteRefused,
  noteSent,
  noteUnclear,
} from '#functions/data/mail/mail.ts';
import { type Envelope, sendMail, type WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Company } from '#shared/company.ts';
import { mailNotSent } from '#shared/mail/mail.ts';
import { presentCompany } from '../company.ts';
import { pace } from './pace.ts';
import { persist } from './persist.ts';

/** SES lets a new account in production send 14 mails a second. */
const turn = pace(10);

/** Where a mail is for good: also where somebody else brought it there before. */
export type MailEnd = 'sent' | 'unclear' | 'refused';

/** Writes a mail in the company's name. */
type Write = (company: Company) => WrittenMail | Promise<WrittenMail>;

/** A mail was certainly not sent, for a reason that passes: whoever asked for it has to ask again. */
export class MailHeldUpError extends Error {
  override readonly name = 'MailHeldUpError';
}

/**
 * Sends a mail at most once, whoever else tries to and wherever one of them stops. What it cannot send for good, and
 * what nobody knows to be sent, is noted and logged, where an alarm counts it; it holds up no other mail. Ten mails a second
 * begin at most, whoever asks.
 * @throws MailHeldUpError, and what the database throws: then it is to be asked for again
 */
export async function sendOnce(
  mail: MailIdentity,
  envelope: Omit<Envelope, 'to' | 'from'>,
  write: Write,
): Promise<MailEnd> {
  const holder = randomUUID();
  // Before it is claimed: of what is claimed when this dies, nobody knows whether it was sent.
  await turn();
  const { state, leftBy } = await persist(() => claimMail(mail, holder, new Date()));
  if (leftBy) {
    report(mail, 'LeftUnfinished');
    await persist(() => noteUnclear(mail, leftBy, 'LeftUnfinished'));
  }
  if (state !== 'claimed') return state;
  const { from, ...written } = await writeClaimed(mail, holder, write);
  const result = await sendMail({ ...envelope, to: mail.to, from }, written);
  if (result.outcome === 'sent') {
    await persist(() => noteSent(mail, holder));
    return 'sent';
  }
  if (result.outcome === 'unclear') {
    // Before it is noted, as above: where that fails, the next try finds the claim, and does both.
    report(mail, result.reason);
    await persist(() => noteUnclear(mail, holder, result.reason));
    return 'unclear';
  }
  await persist(() => noteRefused(mail, holder, result.reason));
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
    const company = await persist(presentCompany);
    const written = await write(company);
    return { ...written, from: company.name[written.language] };
  } catch (error) {
    await persist(() => noteRefused(mail, holder, 'NotWritten'));
    throw error;
  }
}

/** Ids and names of errors only: who is mailed, and about whom, is not for a log. */
function report(mail: MailIdentity, reason: string): void {
  console.error({
    failure: mailNotSent,
    mail: mailIdOf(mail),
    purpose: mail.purpose,
    about: mail.about,
    reason,
  });
}
