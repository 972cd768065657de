import * as z from 'zod/mini';
import { text } from '../text/text.ts';
import { message } from './message.ts';
import { messageStatuses } from './status.ts';

/** Longest note about a message, in characters. */
export const noteMaxLength = 2000;
/** How many changes of a message are kept. */
export const maxChanges = 100;
/** How much of a changed text the history keeps, in characters. */
export const changeMaxLength = 200;

/** The properties of a message that can change: status, assignee, note, and whether it is spam. */
export const changedThings = ['status', 'assignee', 'note', 'not-spam', 'spam'] as const;

/**
 * A change of a message: who made it and when (ISO 8601, UTC), and the values before and after. Of a note these are the first
 * {@link changeMaxLength} characters. An absent value is stored as an empty text.
 */
export const messageChange = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  what: z.enum(changedThings),
  from: z.string(),
  to: z.string(),
});
export type MessageChange = z.infer<typeof messageChange>;

/** A message with its note and history. `version` counts the changes; `history` begins with the latest. */
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
 * A user who has or can take messages: `open` counts those that are not done, up to `countLimit`. `canTake`: they may
 * sign in. Others are listed as long as they have open messages. `leavesOn` is their last day (ISO 8601), if it is
 * known.
 */
export const assignee = z.object({
  name: z.string(),
  open: z.number(),
  canTake: z.boolean(),
  leavesOn: z.optional(z.string()),
});
