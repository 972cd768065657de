import * as z from 'zod/mini';
import { postKinds } from '../posts/kinds.ts';

/** The kinds of items in whose texts words can be replaced. */
const replaceableKinds = ['content', ...postKinds, 'picture'] as const;

/** How many texts a search lists. */
export const maxPlaces = 300;
/** How many items are changed per call. */
export const maxTargetsAtOnce = 20;
/** Longest sought words and replacement, in characters. */
export const soughtMaxLength = 200;

const target = {
  kind: z.enum(replaceableKinds, 'invalid'),
  /** The key of a content item, or an id. */
  id: z.string('invalid').check(z.minLength(1), z.maxLength(100)),
  /** `typed`: in the working copy of a post. */
  form: z.enum(['stored', 'typed'], 'invalid'),
  version: z.int('invalid'),
};
const fields = z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(50));

export const foundText = z.object({
  ...target,
  /** The title of a post, the file name of a picture; empty for a content item. */
  title: z.string(),
  field: z.string(),
  language: z.enum(['en', 'ar']),
  /** How often the sought words were found in this text. */
  count: z.int(),
  /** The first matches: the matched text, its replacement, and the words around it. */
  places: z.array(
    z.object({ before: z.string(), found: z.string(), becomes: z.string(), after: z.string() }),
  ),
});
export type FoundText = z.infer<typeof foundText>;

const sought = z
  .string('invalid')
  .check(z.minLength(2, 'required'), z.maxLength(soughtMaxLength, 'too-long'));
const replacement = z.string('invalid').check(z.maxLength(soughtMaxLength, 'too-long'));

export const soughtText = z.object({ sought, replacement });

/** An item, with the texts to replace in. */
export const replacementTarget = z.object({ ...target, fields });
export type ReplacementTarget = z.infer<typeof replacementTarget>;

/**
 * Body of a request to replace words in some texts of some items. Each item must still have the version in which they were
 * found.
 */
export const replacementInput = z.object({
  sought,
  replacement,
  things: z
    .array(replacementTarget)
    .check(z.minLength(1, 'required'), z.maxLength(maxTargetsAtOnce, 'too-long')),
});

const completedReplacement = z.object({
  ...target,
  fields,
  /** The version of the item before the replacement. */
  from: z.int('invalid'),
  /** The previous texts of an item without versions. */
  former: z.optional(z.record(z.string(), z.string())),
});
/** An item in which words were replaced. `version` is the item's version after the replacement. */
export type CompletedReplacement = z.infer<typeof completedReplacement>;

/** `changed`: another user saved the item since; `refused`: the text would not be valid. Deleted items are in neither list. */
const failedReplacement = z.object({ ...target, reason: z.enum(['changed', 'refused', 'failed']) });
export type FailedReplacement = z.infer<typeof failedReplacement>;

export const replacementOutcome = z.object({
  replaced: z.array(completedReplacement),
  failed: z.array(failedReplacement),
});
export type ReplacementOutcome = z.infer<typeof replacementOutcome>;

/** Body of a request to undo a replacement in those of its items that were not saved since. */
export const replacementUndo = z.object({
  things: z
    .array(completedReplacement)
    .check(z.minLength(1, 'required'), z.maxLength(maxTargetsAtOnce, 'too-long')),
});
