import * as z from 'zod/mini';
import { emptyFields } from './fields.ts';
import type { PostKind } from './kinds.ts';
import { postSchemas } from './schemas.ts';

/** Largest texts of a working copy, in bytes of UTF-8: an item of the database may have 400 KB. */
export const copyMaxBytes = 350_000;
/** How long after a save its editor counts as active, in ms. */
export const copyTouchedMs = 60_000;

/** The changed and unpublished fields of a post, by name, as they were typed. */
export const copyFields = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type CopyFields = z.infer<typeof copyFields>;

/** A working copy as it is stored and answered. */
export const workingCopy = z.object({
  id: z.string(),
  /** Counts the saves of the working copies of a post: a new copy continues the count of the copy before it. */
  version: z.int(),
  /** The version of the post that it is based on; 0: there was none. */
  basedOn: z.int(),
  fields: copyFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The username of its last editor. */
  by: z.string(),
  /** The first words of its long texts, for lists. */
  beginning: z.optional(z.string()),
  /** True if it was saved within the last minute. */
  isRecent: z.boolean(),
});
export type WorkingCopy = z.infer<typeof workingCopy>;

/** Body of a save over `version`, which is 0 if there is no copy yet. */
export const workingCopyInput = z.object({
  fields: copyFields,
  basedOn: z.int('invalid').check(z.minimum(0, 'invalid')),
  version: z.int('invalid').check(z.minimum(0, 'invalid')),
  /** True to keep the stored copy as a version of the post, because the editor chose to replace it by this one. */
  keepsOther: z.optional(z.boolean('invalid')),
});
export type WorkingCopyInput = z.infer<typeof workingCopyInput>;

/**
 * Returns those of the fields that posts of a kind have, with the right type. Nothing else is checked: a draft may lack
 * required fields, and be too long to be published.
 */
export function copyFieldsOf(kind: PostKind, given: Readonly<Record<string, unknown>>): CopyFields {
  const known = Object.entries<unknown>(emptyFields(postSchemas[kind].fields)).filter(
    ([name, empty]) => typeof given[name] === typeof empty,
  );
  return Object.fromEntries(known.map(([name]) => [name, given[name] as string | boolean]));
}
