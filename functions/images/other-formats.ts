import { type FirstBytes, startsLike } from './first-bytes.ts';

/** What people take for a usable picture. */
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

/** What a file is that is none of the pictures which are accepted, as the subject of a sentence. */
export function nameOfOther(bytes: Buffer): string {
  const [, name] = others.find(([pattern]) => startsLike(bytes, pattern)) ?? [];
  return name ?? 'A file that is not a picture';
}
