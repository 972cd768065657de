import type { Extent } from './extent.ts';

type Size = Pick<Extent, 'width' | 'height'>;

const containerHeaderLength = 12;
const chunkHeaderLength = 8;

/** Walks a WebP's chunks; `undefined` when it is damaged or ends before the length it declares. */
export function readWebp(bytes: Buffer): Extent | undefined {
  if (bytes.length < containerHeaderLength + chunkHeaderLength) return;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return;
  let canvas: Size | undefined;
  let picture: Size | undefined;
  let at = containerHeaderLength;
  while (at + chunkHeaderLength <= end) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + chunkHeaderLength, at + chunkHeaderLength + length);
    // Chunks of odd length are filled up with a byte.
    at += chunkHeaderLength + length + (length % 2);
    if (at > end) return;
    if (type === 'VP8X') canvas = sizeOfCanvas(data);
    if (type === 'VP8 ') picture = sizeOfLossy(data);
    if (type === 'VP8L') picture = sizeOfLossless(data);
    if (type === 'ANMF') picture = canvas;
  }
  if (at !== end || !picture) return;
  return { ...(canvas ?? picture), end };
}

function sizeOfCanvas(data: Buffer): Size | undefined {
  if (data.length < 10) return;
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

function sizeOfLossy(data: Buffer): Size | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function sizeOfLossless(data: Buffer): Size | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return;
  const packed = data.readUInt32LE(1);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
