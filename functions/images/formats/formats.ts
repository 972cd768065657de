import type { ImageType } from '#shared/images/image.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import type { Layout } from './layout.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** The beginning of the files of a format, read as Latin-1: this text, or a pattern within the first kilobyte. */
type FirstBytes = string | RegExp;

/** A format of pictures that are accepted. */
export interface Format {
  readonly name: string;
  readonly contentType: ImageType;
  readonly start: FirstBytes;
  /** Returns the structure of a file; `undefined` if it is damaged. */
  readonly read: (bytes: Buffer) => Layout | undefined;
}

const formats: readonly Format[] = [
  { name: 'JPG', contentType: 'image/jpeg', start: '\xff\xd8\xff', read: readJpeg },
  { name: 'PNG', contentType: 'image/png', start: '\x89PNG\r\n\x1a\n', read: readPng },
  { name: 'GIF', contentType: 'image/gif', start: /^GIF8[79]a/, read: readGif },
  { name: 'WebP', contentType: 'image/webp', start: /^RIFF.{4}WEBP/s, read: readWebp },
];

/** Other files that people try to use as pictures. */
const others: readonly [FirstBytes, string][] = [
  [/^.{4}ftypavi[fs]/s, 'An AVIF picture'],
  [/^.{4}ftyp(hei[cfxs]|hev[cx]|mif1|msf1)/s, 'A HEIC picture'],
  ['BM', 'A BMP picture'],
  ['II*\0', 'A TIFF picture'],
  ['MM\0*', 'A TIFF picture'],
  ['\0\0\x01\0', 'An icon file'],
  ['%PDF-', 'A PDF document'],
  ['PK\x03\x04', 'A ZIP archive or Office document'],
  [/<svg[\s>]/i, 'An SVG drawing'],
  [/<(!doctype|html|head|body|script)[\s>]/i, 'A web page'],
];

/** Returns the accepted format whose beginning a file has. */
export function formatOf(bytes: Buffer): Format | undefined {
  return formats.find(({ start }) => startsLike(bytes, start));
}

/** Returns a name for a file without an accepted format, to begin a sentence with. */
export function unsupportedFormatName(bytes: Buffer): string {
  const [, name] = others.find(([pattern]) => startsLike(bytes, pattern)) ?? [];
  return name ?? 'A file that is not a picture';
}

function startsLike(bytes: Buffer, pattern: FirstBytes): boolean {
  const start = bytes.toString('latin1', 0, 1024);
  return typeof pattern === 'string' ? start.startsWith(pattern) : pattern.test(start);
}
