import { crc32 } from 'node:zlib';
import { exifWith, orientationIn } from './exif.ts';
import type { Layout } from './layout.ts';

const signatureLength = 8;
/** Length of a chunk's length, type and checksum. */
const frameLength = 12;
/** Chunks that affect the display, animated or not. All others are metadata or private. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Walks a PNG's chunks and checks their checksums. Returns `undefined` if it is damaged or ends before its `IEND`. */
export function readPng(bytes: Buffer): Layout | undefined {
  let size: Pick<Layout, 'width' | 'height'> | undefined;
  let orientation: number | undefined;
  let hasData = false;
  const kept: Buffer[] = [];
  let at = signatureLength;
  while (at + frameLength <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameLength + length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (!size) {
      if (type !== 'IHDR' || length !== 13) return;
      size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
    } else if (type === 'IHDR' || (type === 'fcTL' && !isWithin(data, size))) return;
    if (type === 'IDAT') hasData = true;
    if (type === 'eXIf') orientation ??= orientationIn(data);
    if (shown.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') {
      const [header = Buffer.alloc(0), ...rest] = kept;
      const turned = orientation === undefined ? [] : [chunkOf('eXIf', exifWith(orientation))];
      const plain = [bytes.subarray(0, signatureLength), header, ...turned, ...rest];
      return hasData ? { ...size, end, plain } : undefined;
    }
    at = end;
  }
  return;
}

/** True if an animation's frame lies within the picture. */
function isWithin(control: Buffer, { width, height }: Pick<Layout, 'width' | 'height'>): boolean {
  if (control.length !== 26) return false;
  const [frameWidth = 0, frameHeight = 0, x = 0, y = 0] = [4, 8, 12, 16].map((at) =>
    control.readUInt32BE(at),
  );
  return x + frameWidth <= width && y + frameHeight <= height;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
