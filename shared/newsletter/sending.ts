import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { audiences } from './audience.ts';

/**
 * The state of a sending: `stopped` by a user, because its post is no longer published, or because the mail service
 * refuses the sender; it can be resumed.
 */
export const sendingStates = ['sending', 'stopped', 'done'] as const;
export type SendingState = (typeof sendingStates)[number];

/** The `refusal` of a sending that was planned with its post, and found nobody on the list. */
export const noReaders = 'NobodyOnTheList';

/**
 * The sending of a post to an audience of the list. `total`: the number of the audience's addresses at the start. `failed`:
 * permanently refused. `unclear`: may have been sent, as after a crash. Neither is tried again. `refusal`: why the mail service
 * refused the sender and the sending stopped. Instants are ISO 8601 in UTC.
 */
export const sending = z.object({
  postId: z.string(),
  audience: z._default(z.enum(audiences), 'all'),
  title: z.string(),
  state: z.enum(sendingStates),
  startedAt: z.string(),
  changedAt: z.string(),
  total: z.number(),
  sent: z.number(),
  unclear: z._default(z.number(), 0),
  failed: z.number(),
  refusal: z.optional(z.string()),
});
export type Sending = z.infer<typeof sending>;

/** A newsletter that was asked for with a post, and begins by itself once the post is live. `at`: ISO 8601 in UTC. */
export const plannedSending = z.object({
  postId: z.string(),
  audience: z.enum(audiences),
  title: z.string(),
  at: z.string(),
});
export type PlannedSending = z.infer<typeof plannedSending>;

/** The text of a mail to readers of a language. */
export const readerMail = z.object({
  language: z.enum(languages),
  subject: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  link: z.object({ label: z.string(), address: z.string() }),
  footer: z.array(z.string()),
  leave: z.string(),
});
export type ReaderMail = z.infer<typeof readerMail>;
