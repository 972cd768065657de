import { withFocus } from '#shared/images/focus.ts';
import type { LibraryPicture } from '#shared/images/library.ts';
import { parsePictureAddress, renditionWidths } from '#shared/images/renditions.ts';
import { folded } from '#shared/text/folded.ts';
import { copy } from './copy.en.ts';

/**
 * The searched text of each picture. It is kept, because there are thousands of pictures and each typed character searches all.
 */
const texts = new WeakMap<LibraryPicture, string>();

function textOf(picture: LibraryPicture): string {
  const { name, alt, altAr } = picture;
  const text = texts.get(picture) ?? folded(`${name} ${alt} ${altAr}`);
  texts.set(picture, text);
  return text;
}

/** Returns the pictures whose name and descriptions contain all typed words. A typed word may be a part of a longer one. */
export function findPictures(pictures: readonly LibraryPicture[], typed: string): readonly LibraryPicture[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return pictures;
  return pictures.filter((picture) => words.every((word) => textOf(picture).includes(word)));
}

/**
 * Returns the name of a picture in lists: its own name, otherwise its description, otherwise a text for pictures without both.
 */
export function titleOf({ name, alt }: LibraryPicture): string {
  return name || alt || copy.unnamed;
}

/** Returns the URL of the smallest file of a picture. */
export function thumbnailOf({ address }: LibraryPicture): string {
  const picture = parsePictureAddress(address);
  return picture ? `${picture.folder}${Math.min(renditionWidths[0], picture.width)}.webp` : address;
}

/** Returns the address by which a picture is used, with its focal point. */
export function usedAddress({ address, focus }: LibraryPicture): string {
  return withFocus(address, focus);
}
