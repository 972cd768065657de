import * as z from 'zod/mini';
import { text } from '../text/text.ts';
import { message } from './message.ts';
import { messageStatuses } from './status.ts';

/** Longest note about a message, in characters. */
export const noteMaxLength = 2000;
/** So many changes of a message are kept, the latest. */
export const mostChanges = 100;
/** So much of a text that was changed is kept, in characters. */
export const changeMaxLength = 200;

/** What of a message can change: how far the work on it is, whose it is, what is noted of it, and whether it is spam. */
export const changedThings = ['status', 'assignee', 'note', 'not-spam', 'spam'] as const;

/**
 * A change of a message: who made it and when (ISO 8601 in UTC), and what it was before and after. Of a note that is its
 * beginning, of at most {@link changeMaxLength}; nothing is an empty text.
 */
export const messageChange = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  what: z.enum(changedThings),
  from: z.string(),
  to: z.string(),
});
export type MessageChange = z.infer<typeof messageChange>;

/** A message with everything about the work on it. `version` counts the changes; `history` begins with the latest. */
export const messageDetails = z.extend(message, {
  note: z.string(),
  version: z.number(),
  history: z.array(messageChange),
});
export type MessageDetails = z.infer<typeof messageDetails>;

/** A save over a version. `assignee` is an administrator's name, or empty for nobody. */
export const messageHandling = z.object({
  status: z.enum(messageStatuses, 'invalid'),
  assignee: text('line', 200),
  note: text('paragraphs', noteMaxLength),
  version: z.int('invalid').check(z.nonnegative('invalid')),
});
export type MessageHandling = z.infer<typeof messageHandling>;

/**
 * Somebody whose messages can be asked for: `open` are those that are not done, counted up to `countLimit`. `canTake`: they may sign in, and be
 * given others; who may not is named as long as open messages are theirs.
 */
export const assignee = z.object({ name: z.string(), open: z.number(), canTake: z.boolean() });
