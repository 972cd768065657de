import { describe, expect, test } from 'vitest';
import { exifWith, orientationIn } from './formats/exif.ts';
import { readPicture } from './picture.ts';
import {
  canvasOf,
  exifOf,
  exifSegment,
  gifMetadata,
  gifRepeats,
  gifWith,
  iccSegment,
  jpegMetadata,
  jpegWith,
  lossless,
  lossy,
  pngMetadata,
  pngWithAll,
  probe,
  webpMetadata,
  webpOf,
} from './testing/metadata.ts';
import { pictures } from './testing/pictures.ts';

const plain = (file: Buffer) => readPicture(file).bytes;
const exifFlag = 0x08;
const xmpFlag = 0x04;
const iccFlag = 0x20;

describe('a public picture', () => {
  test.each([
    ['a JPEG', jpegWith(exifSegment(1), ...jpegMetadata), pictures.jpeg],
    ['a PNG', pngWithAll(['eXIf', exifOf(1)], ...pngMetadata), pictures.png],
    ['a GIF', gifWith(...gifMetadata), pictures.gif],
    [
      'a WebP',
      webpOf(canvasOf(exifFlag | xmpFlag), lossy, ['EXIF', exifOf(1)], ...webpMetadata),
      webpOf(canvasOf(0), lossy),
    ],
    ['a WebP without a canvas', webpOf(lossless, ...webpMetadata), pictures.losslessWebp],
  ])('contains nothing about who took %s, when, where and with what', (_what, file, shown) => {
    expect(file.includes(probe)).toBe(true);
    expect(plain(file)).toEqual(shown);
    expect(plain(shown)).toEqual(shown);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('keeps its orientation: %d', (orientation) => {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation)]);
    for (const order of ['II', 'MM'] as const) {
      const jpeg = plain(jpegWith(exifSegment(orientation, order), ...jpegMetadata));
      expect(orientationIn(jpeg.subarray(jpeg.indexOf('Exif\0\0') + 6))).toBe(orientation);
      const png = plain(pngWithAll(['eXIf', exifOf(orientation, order)], ...pngMetadata));
      expect(orientationIn(png.subarray(png.indexOf('eXIf') + 4))).toBe(orientation);
      for (const data of [exifOf(orientation, order), exif]) {
        const webp = plain(webpOf(canvasOf(exifFlag), lossy, ['EXIF', data], ...webpMetadata));
        expect(orientationIn(webp.subarray(webp.indexOf('EXIF') + 8))).toBe(orientation);
        expect(webp[20]).toBe(exifFlag);
      }
      for (const file of [jpeg, png]) expect([file.includes(probe), plain(file)]).toEqual([false, file]);
    }
  });

  test.each([0, 1, 9, 65535])('drops the EXIF orientation %d', (orientation) => {
    expect(plain(jpegWith(exifSegment(orientation)))).toEqual(pictures.jpeg);
  });

  test('has no orientation that is not where or what EXIF data have', () => {
    const other: [number, Buffer] = [0xe1, Buffer.concat([Buffer.from('Other\0'), exifOf(6)])];
    expect(plain(jpegWith(other))).toEqual(pictures.jpeg);
    expect(plain(pngWithAll(['tEXt', exifOf(6)]))).toEqual(pictures.png);
    const whole = exifWith(6);
    expect(orientationIn(whole)).toBe(6);
    expect(orientationIn(whole.subarray(0, 22))).toBe(6);
    const changed = (at: number, byte: number) => orientationIn(Buffer.from(whole).fill(byte, at, at + 1));
    // No entries, an entry of another type, a directory behind the end.
    expect([changed(9, 0), changed(13, 4), changed(7, 200)]).toEqual(Array(3).fill(undefined));
    expect(orientationIn(whole.subarray(0, 21))).toBeUndefined();
    expect(orientationIn(whole.subarray(0, 7))).toBeUndefined();
  });

  test('keeps its colours', () => {
    expect(plain(jpegWith(iccSegment, ...jpegMetadata))).toEqual(jpegWith(iccSegment));
    const adobe: [number, Buffer] = [0xee, Buffer.from('Adobe\0d\0\0\0\0\x01')];
    expect(plain(jpegWith(adobe))).toEqual(jpegWith(adobe));
    const png = pngWithAll(['iCCP', Buffer.from('p\0\0x')], ['gAMA', Buffer.alloc(4, 1)]);
    expect(plain(png)).toEqual(png);
    const webp = webpOf(canvasOf(iccFlag), ['ICCP', Buffer.from('colours')], lossy);
    expect(plain(webp)).toEqual(webp);
  });

  test('has no thumbnail, which could show what was cropped', () => {
    const thumbnail = Buffer.concat([
      Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01', 'latin1'),
      Buffer.from('abc'),
    ]);
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, thumbnail.length + 2]);
    const file = Buffer.concat([head, thumbnail, pictures.jpeg.subarray(20)]);
    expect(plain(file)).toEqual(pictures.jpeg);
  });
});

describe('an animated picture', () => {
  test('repeats as before', () => {
    expect(plain(gifWith(gifRepeats, ...gifMetadata))).toEqual(gifWith(gifRepeats));
  });

  const frame = (...chunks: [string, Buffer][]): [string, Buffer] => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(2, 6, 3);
    head.writeUIntLE(1, 9, 3);
    return ['ANMF', Buffer.concat([head, webpOf(...chunks).subarray(12)])];
  };
  const moving = (...frames: [string, Buffer][]) =>
    webpOf(canvasOf(0x02), ['ANIM', Buffer.alloc(6)], ...frames);

  test('has no metadata in its frames', () => {
    const file = moving(frame(lossy, ...webpMetadata), frame(lossless));
    expect(plain(file)).toEqual(moving(frame(lossy), frame(lossless)));
  });

  test.each([
    ['of which a frame has no picture', moving(frame(...webpMetadata))],
    [
      'of which a frame is larger than it says',
      moving(['ANMF', Buffer.concat([Buffer.alloc(16), webpOf(lossy).subarray(12)])]),
    ],
    ['of which a frame leaves the canvas', webpOf(canvasOf(0x02, 2, 2), frame(lossy))],
  ])('refuses a WebP %s', (_what, file) => expect(() => plain(file)).toThrow(/damaged/));
});
