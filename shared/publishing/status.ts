import * as z from 'zod/mini';
import { languages } from '../language.ts';

/** A document that could not be rendered. The one published before stays. */
export const unpublished = z.object({
  /** Its path, in the English form for a page. */
  path: z.string(),
  language: z.enum(languages),
  reason: z.string(),
});
export type Unpublished = z.infer<typeof unpublished>;

/** The result of the last publisher run. Instants are ISO 8601 in UTC. */
export const publicationStatus = z.object({
  release: z.string(),
  /** When it began to read the stored data. */
  readAt: z.iso.datetime(),
  /**
   * The same for each item that was marked lately. Another post that was saved before `readAt`, and that the publisher
   * has not received yet, is not published yet.
   */
  noticed: z.record(z.string(), z.iso.datetime()),
  /** When everything that differed was written. */
  publishedAt: z.iso.datetime(),
  failures: z.array(unpublished),
});
export type PublicationStatus = z.infer<typeof publicationStatus>;
