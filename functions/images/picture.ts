import { BadRequest, TooLarge, UnsupportedMediaType } from '#functions/http/errors.ts';
import { type ImageType, imageMaxBytes } from '#shared/images/image.ts';
import { isHarmless } from './appended.ts';
import { type FirstBytes, startsLike } from './first-bytes.ts';
import { readGif } from './formats/gif.ts';
import { readJpeg } from './formats/jpeg.ts';
import type { Layout } from './formats/layout.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';
import { nameOfOther } from './other-formats.ts';

/** A checked picture without metadata: what shows it and which way up it is, and nothing of who took it where. */
export interface Picture {
  readonly contentType: ImageType;
  readonly bytes: Buffer;
}

interface Format {
  readonly name: string;
  readonly contentType: ImageType;
  readonly start: FirstBytes;
  readonly read: (bytes: Buffer) => Layout | undefined;
}

const formats: readonly Format[] = [
  { name: 'JPG', contentType: 'image/jpeg', start: '\xff\xd8\xff', read: readJpeg },
  { name: 'PNG', contentType: 'image/png', start: '\x89PNG\r\n\x1a\n', read: readPng },
  { name: 'GIF', contentType: 'image/gif', start: /^GIF8[79]a/, read: readGif },
  { name: 'WebP', contentType: 'image/webp', start: /^RIFF.{4}WEBP/s, read: readWebp },
];

/** More than any screen shows; a browser needs four bytes of memory for each pixel. */
const maxPixels = 25_000_000;
/**
 * Markup that makes a picture a page or a program as well: a document's parts, and any element that does something when
 * it is shown. By chance it does not occur in compressed data.
 */
const document =
  /<(?:!doctype|\?php|(?:html|script|iframe|object|embed)[\s/>]|svg\s+xmlns|[a-z][^<>]{0,200}?[\s/"']on[a-z]{4,20}\s*=)/i;

export const acceptedFormats = 'Choose a JPG, PNG, GIF or WebP picture.';
export const tooLarge = 'The file is too large: please select an image smaller than 5MB.';

/**
 * The picture in a file, whatever its name says it is.
 * @throws TooLarge, UnsupportedMediaType, BadRequest for a file that is damaged, or something else as well
 */
export function readPicture(file: Uint8Array): Picture {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) throw new BadRequest(`The file is empty. ${acceptedFormats}`);
  if (bytes.length > imageMaxBytes) throw new TooLarge(tooLarge);
  const format = formats.find(({ start }) => startsLike(bytes, start));
  if (!format) throw new UnsupportedMediaType(`${nameOfOther(bytes)} cannot be used. ${acceptedFormats}`);
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
  const picture = Buffer.concat(layout.plain);
  if (!isHarmless(bytes.subarray(layout.end)) || holdsDocument(picture)) {
    throw new BadRequest(
      `There is something else in this file besides a picture; save it again as a plain ${name}.`,
    );
  }
  return { contentType, bytes: picture };
}

/** Also in UTF-16, where a NUL stands beside each of its letters. */
function holdsDocument(picture: Buffer): boolean {
  const text = picture.toString('latin1');
  return document.test(text) || document.test(text.replaceAll('\0', ''));
}
