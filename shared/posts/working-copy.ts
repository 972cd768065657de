import * as z from 'zod/mini';
import { emptyFields } from './fields.ts';
import type { PostKind } from './kinds.ts';
import { postSchemas } from './schemas.ts';

/** The most that a working copy holds of texts, in bytes of UTF-8: an item of the database has 400 KB. */
export const copyMaxBytes = 350_000;
/** How long whoever saved a working copy counts as being at it, in ms. */
export const copyTouchedMs = 60_000;

/** What somebody changed in a post and has not published: the fields that differ from the post, by name, as they were typed. */
export const copyFields = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type CopyFields = z.infer<typeof copyFields>;

/** A working copy as it is stored and answered. */
export const workingCopy = z.object({
  id: z.string(),
  /** Counts the saves of the copy, and goes on counting where one was dropped and another begun. */
  version: z.int(),
  /** The version of the post that it changes; 0: there was none. */
  basedOn: z.int(),
  fields: copyFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The username of whoever saved it last. */
  by: z.string(),
  /** The first words of its long texts: lists have no more of them. */
  beginning: z.optional(z.string()),
  /** It was saved within the last minute. */
  isRecent: z.boolean(),
});
export type WorkingCopy = z.infer<typeof workingCopy>;

/** Body of a save: over `version`, which is 0 where there is no copy yet. */
export const workingCopyInput = z.object({
  fields: copyFields,
  basedOn: z.int('invalid').check(z.minimum(0, 'invalid')),
  version: z.int('invalid').check(z.minimum(0, 'invalid')),
  /** What is there becomes a version of the post first: it contradicts this, which was chosen. */
  keepsOther: z.optional(z.boolean('invalid')),
});
export type WorkingCopyInput = z.infer<typeof workingCopyInput>;

/**
 * Of some fields those that posts of a kind have, each of its type. Nothing else is asked of them: a draft may lack what is
 * required, and be longer than what may be published.
 */
export function copyFieldsOf(kind: PostKind, given: Readonly<Record<string, unknown>>): CopyFields {
  const known = Object.entries<unknown>(emptyFields(postSchemas[kind].fields)).filter(
    ([name, empty]) => typeof given[name] === typeof empty,
  );
  return Object.fromEntries(known.map(([name]) => [name, given[name] as string | boolean]));
}
