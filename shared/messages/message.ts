import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { emailAddress } from '../text/email.ts';
import { requiredText, text } from '../text/text.ts';
import { sentCampaign, storedCampaign } from './campaign.ts';
import { messageMaxLength, messageMinLength, promisedHours } from './limits.ts';
import { pagePathMaxLength } from './origin.ts';
import { messageStatuses } from './status.ts';

const lineMaxLength = 200;

/** An optional line of text; a blank one counts as absent. Problems are `too-long`. */
const optionalLine = z.pipe(
  z.optional(text('line', lineMaxLength)),
  z.transform((line) => line || undefined),
);

/** The problems of the contact form's fields; each has a sentence in both languages. */
export const contactProblems = ['required', 'invalid', 'too-short', 'too-long'] as const;

/**
 * Body of `POST /api/contact`. Issue messages are {@link contactProblems}; the first of a field is shown. `website` is
 * the honeypot, `elapsedMs` the time from showing the form to sending it, `formToken` the token that the form got (`GET
 * /api/form-token`). `page` is the path of the page it was sent from; `campaign` is sent only with the visitor's
 * consent.
 */
export const messageInput = z.object({
  name: requiredText('line', lineMaxLength),
  email: emailAddress,
  company: optionalLine,
  service: optionalLine,
  message: requiredText('paragraphs', messageMaxLength).check(z.minLength(messageMinLength, 'too-short')),
  language: z.optional(z.enum(languages, 'invalid')),
  page: z.optional(text('line', pagePathMaxLength).check(z.regex(/^\/(?!\/)/, 'invalid'))),
  campaign: z.optional(sentCampaign),
  website: z.optional(z.string('invalid').check(z.maxLength(2000, 'too-long'))),
  elapsedMs: z.optional(z.number('invalid').check(z.nonnegative('invalid'))),
  formToken: z.optional(z.string('invalid').check(z.maxLength(200, 'too-long'))),
  /** The upload id of a checked CV that belongs to the message. */
  cv: z.optional(z.string('invalid').check(z.maxLength(64, 'too-long'))),
});
export type MessageInput = z.infer<typeof messageInput>;

/** The state of a message: new, done, or spam, either suspected or marked by an administrator. */
export type MessageState = 'new' | 'done' | 'spam';

/** The lists of messages. Spam that would be urgent has a list of its own, so that it is not overlooked. */
export const messageLists = ['new', 'done', 'spam', 'urgent-spam'] as const;
export type MessageList = (typeof messageLists)[number];

/** Why a message may be spam. Flagged messages are stored like any other, and their senders get the same answer. */
export const suspicions = ['honeypot', 'no-form', 'too-fast', 'too-many'] as const;
export type Suspicion = (typeof suspicions)[number];

/**
 * The state of a message's CV: `sent` until it is stored with the message, some seconds later; `missing` if the file no longer
 * existed then.
 */
export const cvStates = ['sent', 'kept', 'missing'] as const;

/** A stored message, as the inbox reads it. All instants are ISO 8601 in UTC. */
export const message = z.object({
  id: z.string(),
  source: z.enum(['contact', 'chatbot']),
  name: z.string(),
  email: z.string(),
  company: z.optional(z.string()),
  service: z.optional(z.string()),
  message: z.string(),
  language: z.optional(z.enum(languages)),
  /** The path of the page it was sent from. */
  page: z.optional(z.string()),
  campaign: z.optional(storedCampaign),
  /** The CV: its size in bytes, and when it was checked. */
  cv: z.optional(z.object({ state: z.enum(cvStates), size: z.number(), at: z.iso.datetime() })),
  suspicions: z.array(z.enum(suspicions)),
  createdAt: z.iso.datetime(),
  status: z.enum(messageStatuses),
  /** The name of the assigned administrator. It stays after their account was removed. */
  assignee: z.optional(z.string()),
  processed: z.boolean(),
  processedAt: z.optional(z.iso.datetime()),
  /** When an administrator marked it as not spam. */
  notSpamAt: z.optional(z.iso.datetime()),
  /** When an administrator marked it as spam. */
  spamAt: z.optional(z.iso.datetime()),
});
export type Message = z.infer<typeof message>;

/** True if nobody has begun to answer a message within the promised time. */
export function isOverdue(
  message: Pick<Message, 'status' | 'createdAt'> & Omit<Judged, 'message'>,
  now: Date,
): boolean {
  const waits = stateOf(message) === 'new' && message.status === 'new';
  return waits && now.getTime() - Date.parse(message.createdAt) > promisedHours * 60 * 60_000;
}

type Judged = Pick<Message, 'message' | 'suspicions' | 'processed' | 'notSpamAt' | 'spamAt'>;

export function stateOf({ processed, suspicions, notSpamAt, spamAt }: Omit<Judged, 'message'>): MessageState {
  if (processed) return 'done';
  return spamAt !== undefined || (suspicions.length > 0 && notSpamAt === undefined) ? 'spam' : 'new';
}

/**
 * Returns the list of the inbox that has a message: `urgent-spam` for spam that would be urgent, otherwise the message's state.
 */
export function listOf(message: Judged): MessageList {
  const state = stateOf(message);
  return state === 'spam' && isUrgent(message.message) ? 'urgent-spam' : state;
}

/** True if the sender of a message asked for a live agent, in the line that the chat assistant composes. */
export function wantsLiveAgent(message: string): boolean {
  return message.includes('Live Agent Request: Yes');
}

/**
 * True if a message should be answered first: it says "urgent" or "asap", in capital or small letters, or contains the
 * live-agent line of the chat assistant.
 */
export function isUrgent(message: string): boolean {
  return wantsLiveAgent(message) || /urgent|asap/i.test(message);
}
