import * as z from 'zod/mini';
import { type FocusStep, focusSteps } from '#shared/images/focus.ts';
import type { LibraryPicture, PictureUpdate } from '#shared/images/library.ts';
import { createDrafts, type UnsavedThing, useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { unchangedDraft, type VersionedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { copy } from './copy.en.ts';

const values = z.object({ name: z.string(), alt: z.string(), altAr: z.string(), focus: z.string() });
type Said = Readonly<z.infer<typeof values>>;

/** Unsaved texts of a picture, and the stored texts that they are based on. `focus` is like `25,75`. */
export interface PictureDraft extends VersionedDraft<Said> {
  readonly id: string;
}
const pictureDraft = z.object({
  id: z.string(),
  values,
  base: z.object({ values, version: z.number() }),
});

/** Unsaved texts of pictures, by the picture's id. */
export const pictureDrafts = createDrafts<PictureDraft>({
  storageKey: 'picture-drafts',
  schema: pictureDraft,
  nameOf: unsavedPicture,
});

/** Returns the draft to begin with, from a stored picture. */
export function draftOfPicture({ id, name, alt, altAr, focus, version }: LibraryPicture): PictureDraft {
  return { id, ...unchangedDraft<Said>({ name, alt, altAr, focus: `${focus.x},${focus.y}` }, version) };
}

/** Returns the draft of a picture's words as it changes, or the stored words. */
export function usePictureDraft(picture: LibraryPicture): PictureDraft {
  return useDraft(pictureDrafts, picture.id) ?? draftOfPicture(picture);
}

/** Returns the body of the request that saves a draft. */
export function updateOf({ values: { focus, ...words }, base: { version } }: PictureDraft): PictureUpdate {
  return { ...words, focus: focusIn(focus), version };
}

/** Returns the focal point of a draft; the middle if it cannot be read. */
export function focusIn(focus: string): PictureUpdate['focus'] {
  const [x, y] = focus.split(',').map(stepIn);
  return { x: x ?? 50, y: y ?? 50 };
}

function stepIn(text: string): FocusStep | undefined {
  return focusSteps.find((step) => String(step) === text);
}

/** Returns the name of a picture with unsaved texts, for the question before leaving. */
export function unsavedPicture({ values: { name, alt } }: PictureDraft): UnsavedThing {
  return { tab: copy.title, name: name || alt || copy.unnamed };
}
