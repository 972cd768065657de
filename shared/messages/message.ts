import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { emailAddress } from '../text/email.ts';
import { requiredText, text } from '../text/text.ts';
import { sentCampaign, storedCampaign } from './campaign.ts';
import { messageMaxLength, messageMinLength, promisedHours } from './limits.ts';
import { pagePathMaxLength } from './origin.ts';
import { messageStatuses } from './status.ts';

const lineMaxLength = 200;

/** A line of text that may be left out: a blank one counts as left out. Problems are `too-long`. */
const optionalLine = z.pipe(
  z.optional(text('line', lineMaxLength)),
  z.transform((line) => line || undefined),
);

/** What is wrong with a field of the contact form; each has a sentence in both languages. */
export const contactProblems = ['required', 'invalid', 'too-short', 'too-long'] as const;

/**
 * Body of `POST /api/contact`. Issue messages are {@link contactProblems}, the first of a field being the one to show.
 * `website` is the honeypot, `elapsedMs` the time from showing the form to sending it, `formToken` what the form was
 * given when it was shown (`GET /api/form-token`). `page` is the path of the page it was sent from; `campaign` is sent only
 * where the visitor has allowed that.
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
  /** The upload of a checked CV that goes with it. */
  cv: z.optional(z.string('invalid').check(z.maxLength(64, 'too-long'))),
});
export type MessageInput = z.infer<typeof messageInput>;

/** The state of a message: new, done, or spam, either suspected or marked by an administrator. */
export type MessageState = 'new' | 'done' | 'spam';

/** What can be listed: of what looks like spam, what would be urgent is a list of its own, so that it is not overlooked. */
export const messageLists = ['new', 'done', 'spam', 'urgent-spam'] as const;
export type MessageList = (typeof messageLists)[number];

/** Why a message may be spam. Flagged messages are stored like any other, and their senders told the same. */
export const suspicions = ['honeypot', 'no-form', 'too-fast', 'too-many'] as const;
export type Suspicion = (typeof suspicions)[number];

/**
 * What became of the CV that was sent with a message: `sent` until it is stored with the message, some seconds later; `missing` where
 * its file was gone when the message came.
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
  /** A CV of so many bytes, and when it was checked. */
  cv: z.optional(z.object({ state: z.enum(cvStates), size: z.number(), at: z.iso.datetime() })),
  suspicions: z.array(z.enum(suspicions)),
  createdAt: z.iso.datetime(),
  status: z.enum(messageStatuses),
  /** The name of the administrator whose it is to answer; it stays when they are gone. */
  assignee: z.optional(z.string()),
  processed: z.boolean(),
  processedAt: z.optional(z.iso.datetime()),
  /** When an administrator marked it as no spam. */
  notSpamAt: z.optional(z.iso.datetime()),
  /** When an administrator marked it as spam. */
  spamAt: z.optional(z.iso.datetime()),
});
export type Message = z.infer<typeof message>;

/** Whether nobody has begun to answer a message for longer than the site promises. */
export function isOverdue(
  message: Pick<Message, 'status' | 'createdAt'> & Omit<Judged, 'message'>,
  now: Date,
): boolean {
  const waits = stateOf(message) === 'new' && message.status === 'new';
  return waits && now.getTime() - Date.parse(message.createdAt) > promisedHours * 60 * 60_000;
}

type Judged = Pick<Message, 'message' | 'suspicions' | 'processed' | 'notSpamAt' | 'spamAt'>;

/** Returns the state of a message. */
export function stateOf({ processed, suspicions, notSpamAt, spamAt }: Omit<Judged, 'message'>): MessageState {
  if (processed) return 'done';
  return spamAt !== undefined || (suspicions.length > 0 && notSpamAt === undefined) ? 'spam' : 'new';
}

/** Returns the list that a message belongs to. */
export function listOf(message: Judged): MessageList {
  const state = stateOf(message);
  return state === 'spam' && isUrgent(message.message) ? 'urgent-spam' : state;
}

/** Whether the sender of a message asked for a live agent, in the line that the chat assistant composes. */
export function wantsLiveAgent(message: string): boolean {
  return message.includes('Live Agent Request: Yes');
}

/**
 * Whether a message should be answered first: its sender asked for a live agent, or wrote "urgent" or "asap".
 * The last two count in any case; the live-agent line is the one the chat assistant composes.
 */
export function isUrgent(message: string): boolean {
  return wantsLiveAgent(message) || /urgent|asap/i.test(message);
}
