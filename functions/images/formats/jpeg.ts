import type { Extent } from './extent.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Walks a JPEG's segments and scans; `undefined` when it is damaged or ends before its end marker. */
export function readJpeg(bytes: Buffer): Extent | undefined {
  let size: Pick<Extent, 'width' | 'height'> | undefined;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // A marker may be preceded by any number of these.
      continue;
    }
    if (marker === endOfImage) return size && hasScan ? { ...size, end: at + 2 } : undefined;
    if (at + 4 > bytes.length) return;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return;
    if (isStartOfFrame(marker)) {
      if (end < at + 9) return;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === startOfScan) hasScan = true;
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
  }
  return;
}

/** Frames of every coding; the three left out are tables that share their range of markers. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Where the compressed data that starts at `from` meets a marker other than its own escapes and restarts. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
