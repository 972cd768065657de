import * as z from 'zod/mini';
import { languages } from '../language.ts';

/** A document that could not be made: the one that was published before stays. */
export const unpublished = z.object({
  /** Its address, of a page in the English form. */
  path: z.string(),
  language: z.enum(languages),
  reason: z.string(),
});
export type Unpublished = z.infer<typeof unpublished>;

/** What the publisher did last. Instants are ISO 8601 in UTC. */
export const publicationStatus = z.object({
  release: z.string(),
  /** Before it read what is stored. */
  readAt: z.iso.datetime(),
  /**
   * The same of each thing that was noticed lately: another post that was saved before `readAt`, and of which the publisher
   * had not heard, is not published yet.
   */
  noticed: z.record(z.string(), z.iso.datetime()),
  /** When all that differed was written. */
  publishedAt: z.iso.datetime(),
  failures: z.array(unpublished),
});
export type PublicationStatus = z.infer<typeof publicationStatus>;
