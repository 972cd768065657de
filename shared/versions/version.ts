import * as z from 'zod/mini';

/** How many versions of a content item or post are kept whatever their age, beside the current one. */
export const versionsKept = 50;

/**
 * An entry of the version history of a content item or post: one save. `id` is unique within that item or post; newer
 * versions have greater ids. `savedAt` (ISO 8601, UTC) and `savedBy` (username) are empty if unknown.
 */
const versionLine = z.object({
  id: z.string(),
  version: z.int(),
  savedAt: z.string(),
  savedBy: z.string(),
  /** `discarded`: unsaved text that was based on this version and thrown away. */
  state: z.enum(['current', 'kept', 'discarded']),
});

/** One version with its fields: texts, choices and switches. */
export const wholeVersion = z.extend(versionLine, {
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type WholeVersion = z.infer<typeof wholeVersion>;

/** Versions, newest first; `next` is the `before` of the page that follows, if there is one. */
export const versionPage = z.object({ versions: z.array(versionLine), next: z.optional(z.string()) });
export type VersionPage = z.infer<typeof versionPage>;

const idPattern = /^\d{10}(~\d{1,15})?$/;

/** Returns the id of a saved version: its number in ten digits, so that ids sort like numbers. */
export function versionIdOf(version: number): string {
  return String(version).padStart(10, '0');
}

/** True if a text has the form of a version's id. The database is not asked for ids of another form. */
export function isVersionId(text: string): boolean {
  return idPattern.test(text);
}

/** The query of a page of versions: only versions older than the one with the id `before`. */
export const versionQuery = z.object({
  before: z.optional(z.string().check(z.regex(idPattern, 'invalid'))),
});

/**
 * The fields that decide when, and under which URL, a post is public. They stay as they are when only the texts of a
 * version are restored.
 */
export const publicationFields: readonly string[] = ['published', 'publishedAt', 'unpublishAt', 'slug'];

/**
 * Body of a restoration. `version`: the version that is saved over, as it was read. `publication`: true to restore the
 * publication of a post, too.
 */
export const restoration = z.object({
  version: z.int('invalid'),
  publication: z.optional(z.boolean('invalid')),
});
export type Restoration = z.infer<typeof restoration>;
