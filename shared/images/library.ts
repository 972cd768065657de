import * as z from 'zod/mini';
import { postKinds } from '../posts/kinds.ts';
import { text } from '../text/text.ts';
import { focusSteps } from './focus.ts';

/** How long a deleted picture can be restored, in days; then the storage and the database delete it by themselves. */
export const pictureTrashDays = 30;

/** What a picture shows, in words, at most: in characters. */
export const altMaxLength = 300;

const focus = z.object({
  x: z.literal([...focusSteps], 'invalid'),
  y: z.literal([...focusSteps], 'invalid'),
});

/** What is known of an uploaded picture. Times are ISO 8601 in UTC. */
export const libraryPicture = z.object({
  id: z.string(),
  /** An own path, the same for good. */
  address: z.string(),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
  /** What the file was called; empty where nobody said. */
  name: z.string(),
  /** What it shows, for who cannot see it. */
  alt: z.string(),
  altAr: z.string(),
  focus,
  createdAt: z.string(),
  version: z.number(),
  /** Since when it lies in the trash. */
  deletedAt: z.optional(z.string()),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

/** What an editor says of a picture, over the version that was read. */
export const pictureUpdate = z.object({
  name: text('line', altMaxLength),
  alt: text('line', altMaxLength),
  altAr: text('line', altMaxLength),
  focus,
  version: z.int('invalid'),
});
export type PictureUpdate = z.infer<typeof pictureUpdate>;

/**
 * In which form of something a picture is: as it is `stored`, published or not; as it was `typed` over that and waits to be published;
 * in a post in the trash (`deleted`); in what was typed and `discarded`; or in an `earlier` version.
 */
const useForms = ['stored', 'typed', 'deleted', 'discarded', 'earlier'] as const;
export type UseForm = (typeof useForms)[number];

/** Something that has a picture: a content item, by its key, or a post. */
export const pictureUse = z.object({
  kind: z.enum(['content', ...postKinds]),
  /** The key of a content item, or the id of a post. */
  id: z.string(),
  /** The title of a post; of a content item, nothing. */
  title: z.string(),
  form: z.enum(useForms),
});
export type PictureUse = z.infer<typeof pictureUse>;

/** Where earlier versions can be looked through for a picture. */
export const earlierPlaces: readonly string[] = [
  'content',
  ...postKinds.flatMap((kind) => [kind, `${kind}-trash`]),
];

/** In so many places one picture is put for another in a call. */
export const mostUsesAtOnce = 20;

const replaceableUse = z.object({
  kind: z.enum(['content', ...postKinds], 'invalid'),
  id: z.string('invalid').check(z.minLength(1), z.maxLength(100)),
  form: z.enum(['stored', 'typed'], 'invalid'),
});
/** A use in which another picture can take the place. */
export type ReplaceableUse = z.infer<typeof replaceableUse>;

/** Which picture takes the place of another, and where. */
export const pictureReplacement = z.object({
  by: z.string('invalid').check(z.minLength(1), z.maxLength(100)),
  uses: z.array(replaceableUse).check(z.minLength(1, 'required'), z.maxLength(mostUsesAtOnce, 'too-long')),
});

/** What became of it; in what stands in neither list the picture was not any more. */
export const pictureReplaced = z.object({
  replaced: z.array(replaceableUse),
  failed: z.array(replaceableUse),
});
