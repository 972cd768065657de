import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import * as z from 'zod/mini';
import type { Language } from '#shared/language.ts';
import { readEnvironment } from '../table/environment.ts';
import { doubling, retry } from '../table/retry.ts';
import { mailableAddress } from './mailable-address.ts';

const environment = readEnvironment(
  z.object({ MAIL_FROM: z.optional(z.email()), MAIL_EVENTS: z.optional(z.string()) }),
);
/** The address that mails come from (`MAIL_FROM`), where the site has one. */
export const sender = environment.MAIL_FROM;
/** The configuration set of SES (`MAIL_EVENTS`), which reports the site's bounces and complaints and no others. */
const configurationSet = environment.MAIL_EVENTS;

/** A mail in one language. */
export interface WrittenMail {
  readonly language: Language;
  /** One line of text, without markup. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Envelope {
  readonly to: string;
  /** The sender's name. */
  readonly from: string;
  /** The reply-to address; absent if it cannot be mailed. */
  readonly replyTo?: string;
  /** The URL for unsubscribing by a POST. Mail programs show a button for it. */
  readonly unsubscribeUrl?: string;
}

/**
 * The outcome of a mail. `refused`: it is certainly not sent; if `passing`, the reason is temporary and a later attempt may
 * work. `account`: it is certainly not sent, because the service refuses the sender, and therefore every mail. `unclear`: it
 * may have been sent. The reason is the name of the error, which contains no personal data.
 */
export type SendOutcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused'; readonly reason: string; readonly passing: boolean }
  | { readonly outcome: 'account'; readonly reason: string }
  | { readonly outcome: 'unclear'; readonly reason: string };

/** How long to wait for an answer, in milliseconds: the longest that SES takes. Tests of lost answers set less. */
const timeoutMs = Number(process.env.MAIL_TIMEOUT ?? 10_000);

/** Makes one attempt only: the library's own retries would repeat a mail that may have been sent. */
export const ses = new SESv2Client({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 3000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
});

const passing = new Set([
  'LimitExceededException',
  'ThrottlingException',
  'Throttling',
  'TooManyRequestsException',
]);
/** Errors about the sender: paused, suspended, or its domain not verified. */
const ofAccount = new Set([
  'AccountSendingPausedException',
  'AccountSuspendedException',
  'ConfigurationSetSendingPausedException',
  'ExpiredToken',
  'ExpiredTokenException',
  'MailFromDomainNotVerifiedException',
  'NotFoundException',
  'SendingPausedException',
]);
/**
 * SES uses the same error name whether the reason is the mail or the account, so the message of the error decides. In SES's
 * sandbox the address that is not verified may be the recipient's.
 */
const rejectedForAccount = /is not verified|sending (is )?(paused|suspended)/i;
/** Errors that mean no connection was made. */
const unreached = new Set(['EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

/** Sends a mail; tries again while the mail is refused for a temporary reason. Never throws. */
export function sendMail(envelope: Envelope, mail: WrittenMail): Promise<SendOutcome> {
  return retry(
    {
      tries: 4,
      pause: doubling(250),
      when: (one) => 'result' in one && one.result.outcome === 'refused' && one.result.passing,
    },
    () => sendOnce(envelope, mail),
  );
}

async function sendOnce(
  { to, from, replyTo, unsubscribeUrl }: Envelope,
  mail: WrittenMail,
): Promise<SendOutcome> {
  const recipient = mailableAddress(to);
  if (!sender || !recipient) {
    return { outcome: 'refused', reason: sender ? 'InvalidAddress' : 'NoSender', passing: false };
  }
  const answerTo = replyTo && mailableAddress(replyTo);
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const command = new SendEmailCommand({
    FromEmailAddress: `${encodedWord(from)} <${sender}>`,
    Destination: { ToAddresses: [recipient] },
    ...(answerTo && { ReplyToAddresses: [answerTo] }),
    ...(configurationSet && { ConfigurationSetName: configurationSet }),
    Content: {
      Simple: {
        Subject: utf8(mail.subject),
        Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        // Prevents automatic replies, such as those about holidays.
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }, ...leaveHeaders(unsubscribeUrl)],
      },
    },
  });
  try {
    await ses.send(command);
    return { outcome: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Returns the headers for unsubscribing by one click in a mail program (RFC 8058). */
function leaveHeaders(address: string | undefined) {
  if (!address) return [];
  return [
    { Name: 'List-Unsubscribe', Value: `<${address}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ];
}

/** Returns the outcome of an error of the mail service. */
function outcomeOf(error: unknown): SendOutcome {
  const {
    name = 'Error',
    message = '',
    code = '',
    $metadata = {},
  } = Object(error) as {
    name?: string;
    message?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata.httpStatusCode ?? 0;
  const isOfAccount = ofAccount.has(name) || (name === 'MessageRejected' && rejectedForAccount.test(message));
  if (status === 401 || status === 403 || (status >= 400 && status < 500 && isOfAccount)) {
    return { outcome: 'account', reason: name };
  }
  if (status >= 400 && status < 500) {
    return { outcome: 'refused', reason: name, passing: status === 429 || passing.has(name) };
  }
  if (unreached.has(code)) return { outcome: 'refused', reason: code, passing: true };
  return { outcome: 'unclear', reason: name };
}

/** Encodes a name for a header, in any script (RFC 2047). */
function encodedWord(text: string): string {
  return `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}
