import * as z from 'zod/mini';
import { languages } from '../language.ts';

/** Where a sending is: `stopped` by somebody, because its post is no longer published, or because the mail service refuses whoever sends; it can go on from there. */
export const sendingStates = ['sending', 'stopped', 'done'] as const;
export type SendingState = (typeof sendingStates)[number];

/**
 * A post on its way to everybody on the list. `total`: how many those were when it began. `failed`: refused for good. `unclear`: nobody knows
 * whether they were mailed, as after a crash. Neither is tried again. `refusal`: why the mail service refused whoever sends, by which it stopped. Instants are ISO 8601 in UTC.
 */
export const sending = z.object({
  postId: z.string(),
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

/** What a mail to readers of a language says. */
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
