import type { Extent } from './extent.ts';

const headerLength = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

/** Walks a GIF's blocks; `undefined` when it is damaged or ends before its trailer. */
export function readGif(bytes: Buffer): Extent | undefined {
  if (bytes.length < headerLength) return;
  const width = bytes.readUInt16LE(6);
  const height = bytes.readUInt16LE(8);
  let hasImage = false;
  let at = headerLength + colourTableLength(bytes[10]);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === trailer) return hasImage ? { width, height, end: at + 1 } : undefined;
    if (block === extension) {
      at = endOfSubBlocks(bytes, at + 2);
    } else if (block === image) {
      hasImage = true;
      // The descriptor, the picture's own colours, and a byte on how its data are compressed.
      at = endOfSubBlocks(bytes, at + 10 + colourTableLength(bytes[at + 9]) + 1);
    } else {
      return;
    }
  }
  return;
}

/** In bytes, by the flags that announce the table. */
function colourTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Each says how long it is; an empty one ends them. Past the end of the file when they do not end in it. */
function endOfSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return bytes.length;
}
