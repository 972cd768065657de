import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VisibleError } from '#functions/http/errors.ts';
import { imageMaxBytes } from '#shared/images/image.ts';
import { readPicture } from './picture.ts';
import { badFiles } from './testing/bad-files.ts';
import {
  canvasOf,
  exifOf,
  exifSegment,
  gifMetadata,
  gifRepeats,
  gifWith,
  jpegMetadata,
  jpegWith,
  lossless,
  lossy,
  pngMetadata,
  pngWithAll,
  webpMetadata,
  webpOf,
} from './testing/metadata.ts';
import { pictures, pngOf, pngOfBytes } from './testing/pictures.ts';

function refusalOf(file: Uint8Array) {
  try {
    readPicture(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof VisibleError)) throw error;
    return error;
  }
}

describe('accepts a picture', () => {
  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
    ['losslessWebp', 'image/webp'],
  ] as const)('as %s, by its content', (name, contentType) => {
    expect(readPicture(pictures[name])).toEqual({ contentType, bytes: pictures[name], width: 3, height: 2 });
  });

  test.each([
    ['lossy', lossy, 10],
    ['lossless', lossless, 5],
  ] as const)('of which a %s WebP has just the head', (_what, [type, data], length) => {
    expect(readPicture(webpOf([type, data.subarray(0, length)]))).toMatchObject({ width: 3, height: 2 });
  });

  test('without the fill bytes before a marker', () => {
    const filled = Buffer.concat([
      pictures.jpeg.subarray(0, 2),
      Buffer.alloc(3, 0xff),
      pictures.jpeg.subarray(2),
    ]);
    expect(readPicture(filled).bytes).toEqual(pictures.jpeg);
  });

  test('of exactly 5 MB', () => {
    expect(readPicture(pngOfBytes(imageMaxBytes)).bytes).toHaveLength(imageMaxBytes);
  });

  test('of 25 million pixels', () => {
    expect(readPicture(pngOf(5000, 5000)).contentType).toBe('image/png');
  });

  test.each([
    ['zeros', Buffer.alloc(100)],
    ['a preview', Buffer.concat([Buffer.alloc(3), pictures.jpeg])],
    ['a long film', Buffer.from('\x01\x01\x01\x18ftypmp42 and so on')],
    ['a short film', Buffer.from('\0\0\0\x18ftypmp42 and so on')],
    ['a maker’s trailer', Buffer.from('anything SEFT')],
  ])('without %s that a camera appended', (_what, appended) => {
    expect(readPicture(Buffer.concat([pictures.jpeg, appended])).bytes).toEqual(pictures.jpeg);
  });
});

describe('refuses a file with a reason', () => {
  test.each(badFiles)('%s', (_what, content, status, sentence) => {
    const refusal = refusalOf(content);
    expect(refusal?.status).toBe(status);
    expect(refusal?.message).toMatch(sentence);
    expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
  });

  test('a picture truncated at any byte', () => {
    for (const picture of Object.values(pictures)) {
      for (let length = 0; length < picture.length; length++) {
        expect(refusalOf(picture.subarray(0, length)), `${length} bytes`).toBeDefined();
      }
    }
  });
});

test('random bytes give a picture or a sentence, never a failure', () => {
  const file = fc.constantFrom(
    ...Object.values(pictures),
    jpegWith(exifSegment(6), ...jpegMetadata),
    pngWithAll(['eXIf', exifOf(6)], ...pngMetadata),
    gifWith(gifRepeats, ...gifMetadata),
    webpOf(canvasOf(0x2c), lossy, ['EXIF', exifOf(6)], ...webpMetadata),
  );
  const change = fc.record({
    at: fc.nat(),
    bytes: fc.uint8Array({ maxLength: 8 }),
    remove: fc.nat({ max: 8 }),
  });
  fc.assert(
    fc.property(file, fc.array(change, { minLength: 1, maxLength: 5 }), (picture, changes) => {
      let changed: Buffer = picture;
      for (const { at, bytes, remove } of changes) {
        const start = at % changed.length || 1;
        changed = Buffer.concat([changed.subarray(0, start), bytes, changed.subarray(start + remove)]);
      }
      if (refusalOf(changed)) return;
      // The result of an accepted file has nothing left to remove: reading it again changes nothing.
      const { bytes } = readPicture(changed);
      expect(readPicture(bytes).bytes).toEqual(bytes);
    }),
    { numRuns: 5000 },
  );
});
