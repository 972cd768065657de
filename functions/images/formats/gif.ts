import type { Layout } from './layout.ts';

const headerLength = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;
const application = 0xff;
const descriptorLength = 10;

/**
 * Walks a GIF's blocks. Returns `undefined` if it is damaged or ends before its trailer. A frame may be larger than the
 * screen, which browsers then enlarge: the size covers both.
 */
export function readGif(bytes: Buffer): Layout | undefined {
  if (bytes.length < headerLength) return;
  let width = bytes.readUInt16LE(6);
  let height = bytes.readUInt16LE(8);
  if (width === 0 || height === 0) return;
  let frames = 0;
  let at = headerLength + colourTableLength(bytes[10]);
  const plain: Buffer[] = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === trailer) {
      plain.push(bytes.subarray(at, at + 1));
      return frames > 0 ? { width, height, frames, end: at + 1, plain } : undefined;
    }
    if (block === extension) {
      const end = endOfSubBlocks(bytes, at + 2);
      plain.push(...plainExtension(bytes.subarray(at, end)));
      at = end;
    } else if (block === image && at + descriptorLength <= bytes.length) {
      frames += 1;
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      // Skips the descriptor, the local colour table, and the byte with the code size.
      const end = endOfSubBlocks(bytes, at + descriptorLength + colourTableLength(bytes[at + 9]) + 1);
      plain.push(bytes.subarray(at, end));
      at = end;
    } else {
      return;
    }
  }
  return;
}

/** Returns the parts of an extension block that affect the display: frame timing, repetition and colour profile. */
function plainExtension(block: Buffer): Buffer[] {
  if (block[1] === graphicControl) return block.length === 8 ? [block] : [];
  if (block[1] !== application) return [];
  const name = block.toString('latin1', 3, 14);
  if (name === 'ICCRGBG1012') return [block];
  if (name !== 'NETSCAPE2.0' && name !== 'ANIMEXTS1.0') return [];
  const repeats = block.subarray(14, 18);
  const isRepeats = repeats.length === 4 && repeats[0] === 3 && repeats[1] === 1;
  return isRepeats ? [block.subarray(0, 18), Buffer.alloc(1)] : [];
}

/** Returns the length in bytes of the colour table that a byte of flags describes. */
function colourTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/**
 * Returns the offset after a series of sub-blocks. An empty sub-block ends the series; if there is none, returns the file's
 * length.
 */
function endOfSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return bytes.length;
}
