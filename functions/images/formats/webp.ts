import { exifWith, orientationIn } from './exif.ts';
import type { Layout } from './layout.ts';

type Size = Pick<Layout, 'width' | 'height'>;
interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const containerHeaderLength = 12;
const chunkHeaderLength = 8;
const frameHeaderLength = 16;
/** Flags of `VP8X`: `exifFlag` for EXIF data, `metadataFlags` for EXIF data or XMP. */
const exifFlag = 0x08;
const metadataFlags = exifFlag | 0x04;
const exifName = 'Exif\0\0';

/**
 * Walks a WebP's chunks. Returns `undefined` if it is damaged, ends before its declared length, or its images do not fit
 * the canvas.
 */
export function readWebp(bytes: Buffer): Layout | undefined {
  if (bytes.length < containerHeaderLength + chunkHeaderLength) return;
  const end = 8 + bytes.readUInt32LE(4);
  const chunks = end > bytes.length ? undefined : chunksIn(bytes.subarray(containerHeaderLength, end));
  if (!chunks) return;
  const [first] = chunks;
  if (first?.type !== 'VP8X') {
    const size = first && sizeOfImage(first);
    return size && { ...size, end, plain: container([first]) };
  }
  const canvas = sizeOfCanvas(first.data);
  const pictures = chunks.filter(({ type }) => type in imageSizes || type === 'ANMF');
  if (!canvas || pictures.length === 0 || !pictures.every((picture) => fits(picture, canvas))) return;
  const orientation = orientationOf(chunks);
  const flags = Buffer.from(first.data.subarray(0, 10));
  flags[0] = ((flags[0] ?? 0) & ~metadataFlags) | (orientation === undefined ? 0 : exifFlag);
  const turned = orientation === undefined ? [] : [{ type: 'EXIF', data: exifWith(orientation) }];
  const shown = chunks.flatMap(plainChunk);
  const frames = pictures.length;
  return { ...canvas, frames, end, plain: container([{ type: 'VP8X', data: flags }, ...shown, ...turned]) };
}

/** Returns all chunks; `undefined` if the last one does not end where the bytes do. */
function chunksIn(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + chunkHeaderLength <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const start = at + chunkHeaderLength;
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(start, start + length) });
    // Chunks of odd length are padded with a byte.
    at = start + length + (length % 2);
  }
  return at === bytes.length ? chunks : undefined;
}

/**
 * Returns the chunk if it affects the display, otherwise nothing. Of a frame, only the inner chunks that affect the display are
 * kept.
 */
function plainChunk({ type, data }: Chunk): Chunk[] {
  if (type === 'ANMF') {
    const inFrame = (chunksIn(data.subarray(frameHeaderLength)) ?? []).filter(
      (chunk) => chunk.type === 'ALPH' || chunk.type in imageSizes,
    );
    return [
      { type, data: Buffer.concat([data.subarray(0, frameHeaderLength), ...inFrame.flatMap(written)]) },
    ];
  }
  return type in imageSizes || ['ICCP', 'ANIM', 'ALPH'].includes(type) ? [{ type, data }] : [];
}

function container(chunks: readonly Chunk[]): Buffer[] {
  const body = chunks.flatMap(written);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(
    body.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return [head, ...body];
}

function written({ type, data }: Chunk): Buffer[] {
  const head = Buffer.alloc(chunkHeaderLength);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return [head, data, Buffer.alloc(data.length % 2)];
}

function orientationOf(chunks: readonly Chunk[]): number | undefined {
  const data = chunks.find(({ type }) => type === 'EXIF')?.data;
  const isNamed = data?.toString('latin1', 0, exifName.length) === exifName;
  return data && orientationIn(isNamed ? data.subarray(exifName.length) : data);
}

/**
 * True if a still image is as large as the canvas, or if a frame lies within the canvas and its image is as large as the frame.
 */
function fits({ type, data }: Chunk, canvas: Size): boolean {
  if (type !== 'ANMF') return isSame(sizeOfImage({ type, data }), canvas);
  if (data.length < frameHeaderLength) return false;
  const [x = 0, y = 0, width = 0, height = 0] = [0, 3, 6, 9].map((at) => data.readUIntLE(at, 3));
  const frame = { width: width + 1, height: height + 1 };
  const image = chunksIn(data.subarray(frameHeaderLength))?.find((chunk) => chunk.type in imageSizes);
  const isInside = 2 * x + frame.width <= canvas.width && 2 * y + frame.height <= canvas.height;
  return isInside && image !== undefined && isSame(sizeOfImage(image), frame);
}

function isSame(one: Size | undefined, other: Size): boolean {
  return one?.width === other.width && one.height === other.height;
}

const imageSizes: Readonly<Record<string, (data: Buffer) => Size | undefined>> = {
  'VP8 ': sizeOfLossy,
  VP8L: sizeOfLossless,
};

function sizeOfImage({ type, data }: Chunk): Size | undefined {
  return imageSizes[type]?.(data);
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
