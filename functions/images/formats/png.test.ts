import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPng } from './png.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
function numbersIn(length: number, at: number, numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(length);
  numbers.forEach((number, index) => {
    data.writeUInt32BE(number, at + 4 * index);
  });
  return data;
}
/** Returns a PNG of 10 by 20 with a frame of an animation: its width, height, and place. */
const withFrame = (frame: readonly number[], length = 26) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', numbersIn(13, 0, [10, 20])),
    chunk('fcTL', numbersIn(length, 4, frame)),
    chunk('IDAT', Buffer.alloc(1)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

test.each([
  ['as large as the picture', [10, 20, 0, 0]],
  ['in the last corner', [4, 5, 6, 15]],
])('a PNG with a frame %s is read', (_what, frame) => {
  expect(readPng(withFrame(frame))).toMatchObject({ width: 10, height: 20 });
});

test.each([
  ['wider than the picture', [11, 20, 0, 0]],
  ['higher than the picture', [10, 21, 0, 0]],
  ['beyond the right edge', [4, 5, 7, 0]],
  ['beyond the lower edge', [4, 5, 0, 16]],
])('a PNG with a frame %s is refused', (_what, frame) => {
  expect(readPng(withFrame(frame))).toBeUndefined();
});

test('a PNG with a frame of another form is refused', () => {
  expect(readPng(withFrame([10, 20, 0, 0], 27))).toBeUndefined();
});
