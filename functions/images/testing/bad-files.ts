import { imageMaxBytes } from '#shared/images/image.ts';
import { canvasOf, lossless, lossy, webpOf } from './metadata.ts';
import { pictures, pngOf, pngOfBytes, pngWith } from './pictures.ts';

/** A refused file: a description, its bytes, the status of the response, and a pattern of the error message. */
export type BadFile = readonly [what: string, content: Buffer, status: 400 | 413 | 415, sentence: RegExp];

const { jpeg, png, gif, webp, losslessWebp } = pictures;
const text = (content: string) => Buffer.from(content);
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const html = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const zip = join('PK\x03\x04', Buffer.alloc(60));

function changed(file: Buffer, at: number, byte: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] = byte;
  return copy;
}

const startOfScan = jpeg.indexOf('\xff\xda', 0, 'latin1');

/** A GIF whose only frame is 65,535 by 65,535 pixels. */
const hugeFrame = [30, 31, 32, 33].reduce<Buffer>((file, at) => changed(file, at, 0xff), gif);
const frame = jpeg.indexOf('\xff\xc2', 0, 'latin1');
const frameEnd = frame + 2 + jpeg.readUInt16BE(frame + 2);
const twoFrames = join(jpeg.subarray(0, frameEnd), jpeg.subarray(frame));
const hugePicture = webpOf(canvasOf(0, 1, 1), ['VP8L', Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0])]);

/** So many frames on a canvas of 25 million pixels exceed the limit for animations, with a few bytes per frame. */
const manyFrames = 41;
const side = Buffer.from([0x88, 0x13]);
const gifImage = gif.subarray(gif.indexOf(0x2c, 13), -1);
const gifBomb = join(
  gif.subarray(0, 6),
  ...[side, side],
  gif.subarray(10, gif.indexOf(0x2c, 13)),
  ...Array.from({ length: manyFrames }, () => gifImage),
  gif.subarray(-1),
);
const frameHeader = Buffer.alloc(16);
frameHeader.writeUIntLE(2, 6, 3);
frameHeader.writeUIntLE(1, 9, 3);
const webpFrame: [string, Buffer] = ['ANMF', join(frameHeader, webpOf(lossy).subarray(12))];
const webpBomb = webpOf(canvasOf(2, 5000, 5000), ...Array.from({ length: manyFrames }, () => webpFrame));

const damaged = /damaged or incomplete/;
const damagedAs = (name: string) => new RegExp(`^The ${name} file is damaged or incomplete`);
const somethingElse = /something else in this file/;
const notAPicture = /cannot be used\. Choose a JPG, PNG, GIF or WebP picture/;

export const badFiles: readonly BadFile[] = [
  ['nothing', Buffer.alloc(0), 400, /empty/],
  ['a byte', text('x'), 415, notAPicture],
  ['zeros', Buffer.alloc(5000), 415, notAPicture],
  ['5 MB and a byte', pngOfBytes(imageMaxBytes + 1), 413, /smaller than 5MB/],
  ['text', text('GIF, but only by name'), 415, notAPicture],
  ['an SVG drawing', text(svg), 415, /SVG drawing/],
  ['an SVG drawing after a declaration', text(`<?xml version="1.0"?>\n<!-- x -->${svg}`), 415, /SVG drawing/],
  ['a web page', text(html), 415, /web page/],
  ['a web page after blanks', text(`${' \n'.repeat(200)}${html}`), 415, /web page/],
  ['a web page in a language', text('<html lang="en">'), 415, /web page/],
  ['a script', text('alert(document.cookie)'), 415, notAPicture],
  ['a PDF document', text('%PDF-1.7\n'), 415, /PDF/],
  ['a ZIP archive', zip, 415, /ZIP/],
  ['a BMP picture', join('BM', Buffer.alloc(60)), 415, /BMP/],
  ['a TIFF picture', join('II*\0', Buffer.alloc(60)), 415, /TIFF/],
  ['an AVIF picture', join('\0\0\0 ftypavif', Buffer.alloc(60)), 415, /AVIF/],
  ['a HEIC picture', join('\0\0\0 ftypheic', Buffer.alloc(60)), 415, /HEIC/],
  ['a file with a type of AVIF further on', join('\0\0\0\0\0 ftypavif'), 415, /^A file that is not/],
  ['a file with a type of HEIC further on', join('\0\0\0\0\0 ftypheic'), 415, /^A file that is not/],
  ['an icon', join('\0\0\x01\0\x01\0', Buffer.alloc(60)), 415, /icon/],
  ['a TIFF picture of the other byte order', join('MM\0*', Buffer.alloc(60)), 415, /^A TIFF/],
  ['a GIF after a byte', join('x', gif), 415, notAPicture],
  ['a WebP after a byte', join('x', webp), 415, notAPicture],
  ['a program', join('MZ', Buffer.alloc(60)), 415, notAPicture],
  ['a JPEG’s first bytes', jpeg.subarray(0, 3), 400, damaged],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 400, damagedAs('JPG')],
  ['a JPEG without its end', jpeg.subarray(0, -2), 400, damaged],
  ['a JPEG’s start and a web page', join(jpeg.subarray(0, 4), html), 400, damaged],
  [
    'a JPEG with a byte between its segments',
    join(jpeg.subarray(0, 20), 'A', jpeg.subarray(20)),
    400,
    damaged,
  ],
  ['a JPEG without a size', join(jpeg.subarray(0, 20), '\xff\xd9'), 400, damaged],
  ['a JPEG without a picture', join(jpeg.subarray(0, startOfScan), '\xff\xd9'), 400, damaged],
  ['half a PNG', png.subarray(0, png.length / 2), 400, damagedAs('PNG')],
  ['a PNG without its end', png.subarray(0, -12), 400, damaged],
  ['a PNG with a wrong checksum', changed(png, 50, 0x00), 400, damaged],
  ['a PNG’s signature and a web page', join(png.subarray(0, 8), html), 400, damaged],
  ['half a GIF', gif.subarray(0, gif.length / 2), 400, damagedAs('GIF')],
  ['a GIF without its end', gif.subarray(0, -1), 400, damaged],
  ['a GIF that is a script', text('GIF89a=1;alert(document.cookie)//'), 400, damaged],
  ['half a WebP', webp.subarray(0, webp.length / 2), 400, damagedAs('WebP')],
  ['a WebP without its end', losslessWebp.subarray(0, -2), 400, damaged],
  ['a WebP with half a chunk at its end', join(changed(webp, 4, 0x44), 'EXIF'), 400, damaged],
  ['a WebP with a wrong key', changed(webp, 23, 0x00), 400, damaged],
  ['a picture without height', pngOf(100, 0), 400, damaged],
  ['a picture without width', pngOf(0, 100), 400, damaged],
  ['a GIF whose screen has no width', changed(gif, 6, 0), 400, damaged],
  ['a GIF whose screen has no height', changed(gif, 8, 0), 400, damaged],
  ['a WebP with half a head of its picture', webpOf([lossy[0], lossy[1].subarray(0, 9)]), 400, damaged],
  ['a lossless WebP with the same', webpOf([lossless[0], lossless[1].subarray(0, 4)]), 400, damaged],
  ['a WebP with half a canvas', webpOf(['VP8X', Buffer.alloc(9)], lossy), 400, damaged],
  ['a JPEG with a name of films after it', join(jpeg, 'ftypmp42'), 400, somethingElse],
  ['a JPEG with that name further on', join(jpeg, '\x01\x01\x01\x01\x01ftypmp42'), 400, somethingElse],
  ['a picture of a billion pixels', pngOf(40_000, 25_000), 400, /25 million pixels/],
  ['a JPEG with an archive after it', join(jpeg, zip), 400, somethingElse],
  ['a JPEG with a web page after it', join(jpeg, html), 400, somethingElse],
  ['a PNG with a drawing after it', join(png, svg), 400, somethingElse],
  ['a GIF with a script after it', join(gif, '*/=1;alert(1)'), 400, somethingElse],
  ['a WebP with a document after it', join(webp, '%PDF-1.7'), 400, somethingElse],
  ...[
    '<script>alert(1)</script>',
    '<?php system($_GET[0]);',
    '<!DOCTYPE x>',
    '<svg/onload=alert(1)>',
    '<img src=x onerror = alert(1)>',
    '<body class="x"onload=alert(1)>',
    '<object data=x>',
  ].flatMap((markup): BadFile[] => [
    [`a PNG with ${markup} in its palette`, pngWith('PLTE', text(markup)), 400, somethingElse],
    [`a PNG with ${markup} in UTF-16`, pngWith('PLTE', Buffer.from(markup, 'utf16le')), 400, somethingElse],
  ]),
  ['a GIF whose frame is larger than its screen', hugeFrame, 400, /25 million pixels/],
  [
    'a GIF of a thousand million pixels in many frames',
    gifBomb,
    400,
    /too many frames .* may have 1000 million pixels/,
  ],
  ['a moving WebP of the same', webpBomb, 400, /too many frames/],
  ['a JPEG with two frames', twoFrames, 400, damaged],
  ['a WebP whose picture is larger than its canvas', hugePicture, 400, damaged],
];
