import { crc32 } from 'node:zlib';
import type { Extent } from './extent.ts';

const signatureLength = 8;
/** Of a chunk: its length, its type and its checksum. */
const frameLength = 12;

/** Walks a PNG's chunks, each with its checksum; `undefined` when it is damaged or ends before its `IEND`. */
export function readPng(bytes: Buffer): Extent | undefined {
  let size: Pick<Extent, 'width' | 'height'> | undefined;
  let hasData = false;
  let at = signatureLength;
  while (at + frameLength <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameLength + length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!size) {
      if (type !== 'IHDR' || length !== 13) return;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return hasData ? { ...size, end } : undefined;
    at = end;
  }
  return;
}
