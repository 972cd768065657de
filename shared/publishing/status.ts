import * as z from 'zod/mini';
import { languages } from '../language.ts';

/** A document that could not be rendered. Visitors still get the document that was published before. */
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
  /** When the publisher began to read the stored data. */
  readAt: z.iso.datetime(),
  /**
   * For each item that was recently marked as changed, the instant up to which its saves are published. A post without an entry
   * may not be published yet although it was saved before `readAt`: the publisher may not have received its change.
   */
  noticed: z.record(z.string(), z.iso.datetime()),
  /** When the last of the changed documents was written. */
  publishedAt: z.iso.datetime(),
  failures: z.array(unpublished),
});
export type PublicationStatus = z.infer<typeof publicationStatus>;
