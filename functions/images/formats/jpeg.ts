import { exifWith, orientationIn } from './exif.ts';
import type { Layout } from './layout.ts';

const marker = {
  startOfScan: 0xda,
  endOfImage: 0xd9,
  jfif: 0xe0,
  exif: 0xe1,
  iccProfile: 0xe2,
  adobe: 0xee,
} as const;
const exifName = 'Exif\0\0';
/**
 * The markers of segments that decoding needs: Huffman and arithmetic tables, quantization, number of lines, restart interval.
 */
const tables: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);

/**
 * Walks a JPEG's segments and scans. Returns `undefined` if it is damaged, has two frames, or ends before its end
 * marker.
 */
export function readJpeg(bytes: Buffer): Layout | undefined {
  let size: Pick<Layout, 'width' | 'height'> | undefined;
  let orientation: number | undefined;
  let hasScan = false;
  const kept: Buffer[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1; // Any number of fill bytes 0xff may precede a marker.
      continue;
    }
    if (code === marker.endOfImage) {
      if (!size || !hasScan) return;
      const density = kept[0]?.[1] === marker.jfif ? kept.splice(0, 1) : [];
      return { ...size, end: at + 2, plain: [start, ...density, ...orient(orientation), ...kept, end] };
    }
    if (at + 4 > bytes.length) return;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (segmentEnd > bytes.length || segmentEnd < at + 4) return;
    const segment = bytes.subarray(at, segmentEnd);
    if (isStartOfFrame(code)) {
      if (size || segment.length < 9) return;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (code === marker.exif && orientation === undefined) orientation = orientationOf(segment);
    const segmentStart = at;
    at = segmentEnd;
    if (code === marker.startOfScan) {
      hasScan = true;
      at = endOfScan(bytes, segmentEnd);
      kept.push(bytes.subarray(segmentStart, at));
    } else if (isStartOfFrame(code) || tables.has(code)) {
      kept.push(segment);
    } else {
      kept.push(...plainSegment(code, segment));
    }
  }
  return;
}

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, marker.endOfImage]);

/**
 * Returns the part of an application segment that affects the display: the density without the thumbnail, or colours.
 */
function plainSegment(code: number, segment: Buffer): Buffer[] {
  const is = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (code === marker.jfif && is('JFIF\0') && segment.length >= 18) {
    return [segmentOf(marker.jfif, Buffer.concat([segment.subarray(4, 16), Buffer.alloc(2)]))];
  }
  const isColour =
    (code === marker.iccProfile && is('ICC_PROFILE\0')) || (code === marker.adobe && is('Adobe'));
  return isColour ? [segment] : [];
}

function orientationOf(segment: Buffer): number | undefined {
  const isExif = segment.toString('latin1', 4, 4 + exifName.length) === exifName;
  return isExif ? orientationIn(segment.subarray(4 + exifName.length)) : undefined;
}

function orient(orientation: number | undefined): Buffer[] {
  if (orientation === undefined) return [];
  return [segmentOf(marker.exif, Buffer.concat([Buffer.from(exifName), exifWith(orientation)]))];
}

function segmentOf(code: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** True for the frame markers of every coding. Three markers in their range have another meaning. */
function isStartOfFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
}

/**
 * Returns the position after `from` at which the compressed data end: that of the next marker. Escaped bytes (`FF 00`)
 * and restart markers belong to the data.
 */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
