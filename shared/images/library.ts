import * as z from 'zod/mini';
import { postKinds } from '../posts/kinds.ts';
import { text } from '../text/text.ts';
import { focusSteps } from './focus.ts';

/** How long a deleted picture can be restored, in days. Then storage and database delete it. */
export const pictureTrashDays = 30;

/** Longest description of a picture, in characters. */
export const altMaxLength = 300;

const focus = z.object({
  x: z.literal([...focusSteps], 'invalid'),
  y: z.literal([...focusSteps], 'invalid'),
});

/** An uploaded picture. Times are ISO 8601 in UTC. */
export const libraryPicture = z.object({
  id: z.string(),
  /** A path of this site that never changes. */
  address: z.string(),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
  /** The name of the file; empty if unknown. */
  name: z.string(),
  alt: z.string(),
  altAr: z.string(),
  /** The alternative text as it was when the Arabic one was saved, if it has changed since. */
  altBefore: z.optional(z.string()),
  focus,
  createdAt: z.string(),
  version: z.number(),
  /** When it was moved to the trash. */
  deletedAt: z.optional(z.string()),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

/**
 * The texts of a picture, over the version that was read. `arabicIsCurrent`: a user compared the Arabic text with this
 * English one.
 */
export const pictureUpdate = z.object({
  name: text('line', altMaxLength),
  alt: text('line', altMaxLength),
  altAr: text('line', altMaxLength),
  focus,
  version: z.int('invalid'),
  arabicIsCurrent: z.optional(z.boolean('invalid')),
});
export type PictureUpdate = z.infer<typeof pictureUpdate>;

/**
 * The kinds of uses of a picture: as `stored`, published or not; as `typed` and not published yet; in a post in the trash
 * (`deleted`); in a `discarded` working copy; or in an `earlier` version.
 */
const useForms = ['stored', 'typed', 'deleted', 'discarded', 'earlier'] as const;
export type UseForm = (typeof useForms)[number];

/** A use of a picture: in a content item, by its key, or in a post. */
export const pictureUse = z.object({
  kind: z.enum(['content', ...postKinds]),
  /** The key of a content item, or the id of a post. */
  id: z.string(),
  /** The title of a post; empty for a content item. */
  title: z.string(),
  form: z.enum(useForms),
});
export type PictureUse = z.infer<typeof pictureUse>;

/**
 * The places whose earlier versions can be searched for a picture: content items, and the posts of a kind, live or in the
 * trash.
 */
export const earlierPlaces: readonly string[] = [
  'content',
  ...postKinds.flatMap((kind) => [kind, `${kind}-trash`]),
];

/**
 * The maximum number of pictures per call. It is high because the browser needs all pictures for its search, and loads them one
 * call after the other.
 */
export const maxPicturesAtOnce = 1000;

/** How many uses are replaced per call. */
export const maxUsesAtOnce = 20;

const replaceableUse = z.object({
  kind: z.enum(['content', ...postKinds], 'invalid'),
  id: z.string('invalid').check(z.minLength(1), z.maxLength(100)),
  form: z.enum(['stored', 'typed'], 'invalid'),
});
export type ReplaceableUse = z.infer<typeof replaceableUse>;

/** Body of a request to replace a picture, in some of its uses, by the picture with the id `by`. */
export const pictureReplacement = z.object({
  by: z.string('invalid').check(z.minLength(1), z.maxLength(100)),
  uses: z.array(replaceableUse).check(z.minLength(1, 'required'), z.maxLength(maxUsesAtOnce, 'too-long')),
});

/** The outcome. A use that is in neither list no longer had the picture. */
export const pictureReplaced = z.object({
  replaced: z.array(replaceableUse),
  failed: z.array(replaceableUse),
});
