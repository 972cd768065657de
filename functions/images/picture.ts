import { BadRequest, TooLarge, UnsupportedMediaType } from '#functions/http/errors.ts';
import { type ImageType, imageMaxBytes } from '#shared/images/image.ts';
import { formatOf, unsupportedFormatName } from './formats/formats.ts';

/** A checked picture without metadata: image data and orientation, and no data about the photographer or the place. */
export interface Picture {
  readonly contentType: ImageType;
  readonly bytes: Buffer;
  /** In pixels, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
}

/** The limit of pixels: more than any screen shows. A browser needs four bytes of memory for each. */
export const maxPixels = 25_000_000;
/** The limit of pixels of all frames of an animation, since a browser draws each of them again and again. */
const maxMovingPixels = 1_000_000_000;
/**
 * Markup that would make a picture a page or a program as well: parts of a document, and elements with event handlers.
 * Compressed data does not contain it by chance.
 */
const document =
  /<(?:!doctype|\?php|(?:html|script|iframe|object|embed)[\s/>]|svg\s+xmlns|[a-z][^<>]{0,200}?[\s/"']on[a-z]{4,20}\s*=)/i;

export const acceptedFormats = 'Choose a JPG, PNG, GIF or WebP picture.';
export const tooLarge = 'The file is too large: please select an image smaller than 5MB.';

/**
 * Checks a file and returns the picture in it, whatever its name says it is.
 *
 * @throws TooLarge, UnsupportedMediaType, BadRequest for a file that is damaged or contains something else as well
 */
export function readPicture(file: Uint8Array): Picture {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) throw new BadRequest(`The file is empty. ${acceptedFormats}`);
  if (bytes.length > imageMaxBytes) throw new TooLarge(tooLarge);
  const format = formatOf(bytes);
  if (!format)
    throw new UnsupportedMediaType(`${unsupportedFormatName(bytes)} cannot be used. ${acceptedFormats}`);
  const { name, contentType, read } = format;
  const layout = read(bytes);
  if (!layout || layout.width === 0 || layout.height === 0) {
    throw new BadRequest(
      `The ${name} file is damaged or incomplete; save the picture again and choose the new file.`,
    );
  }
  if (layout.width * layout.height > maxPixels) {
    throw new BadRequest(
      `The picture has more than ${maxPixels / 1_000_000} million pixels; make it smaller.`,
    );
  }
  const { frames = 1 } = layout;
  if (frames > 1 && frames * layout.width * layout.height > maxMovingPixels) {
    throw new BadRequest(
      `The moving picture has too many frames for its size: together they may have ${maxMovingPixels / 1_000_000} million pixels.`,
    );
  }
  const picture = Buffer.concat(layout.plain);
  if (!isHarmless(bytes.subarray(layout.end)) || holdsDocument(picture)) {
    throw new BadRequest(
      `There is something else in this file besides a picture; save it again as a plain ${name}.`,
    );
  }
  return { contentType, bytes: picture, width: layout.width, height: layout.height };
}

/** True if the picture contains markup, in ASCII or in UTF-16. */
function holdsDocument(picture: Buffer): boolean {
  const text = picture.toString('latin1');
  return document.test(text) || document.test(text.replaceAll('\0', ''));
}

/**
 * True if the bytes after a picture's end are nothing, padding, or an appendix of a camera: a second JPEG (preview,
 * gain map), a short film, a maker's trailer. Anything else would make the file valid as two types at once.
 */
function isHarmless(appended: Buffer): boolean {
  const start = appended.findIndex((byte) => byte !== 0);
  if (start < 0) return true;
  const rest = appended.subarray(start);
  // A film starts with the length of its first box, and the upper bytes of this length are zero, so they count as padding.
  const film = rest.indexOf('ftyp', 0, 'latin1');
  const isFilm = film >= 1 && film <= 4;
  const isJpeg = rest[0] === 0xff && rest[1] === 0xd8;
  const isMakersTrailer = rest.subarray(-4).toString('latin1') === 'SEFT';
  return isFilm || isJpeg || isMakersTrailer;
}
