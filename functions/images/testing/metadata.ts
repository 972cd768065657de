import { chunk, pictures } from './pictures.ts';

/**
 * A text that is put into every metadata field that cameras, phones and programs write. Tests then search the result for it.
 */
export const probe = 'N36.1911 E44.0094 Shilan’s phone';

const latin = (text: string) => Buffer.from(text, 'latin1');
const secret = Buffer.from(probe);

/** EXIF data as a phone writes them: orientation, owner and place, in either byte order. */
export function exifOf(orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const little = order === 'II';
  const head = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  const write16 = (value: number, at: number) =>
    little ? head.writeUInt16LE(value, at) : head.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    little ? head.writeUInt32LE(value, at) : head.writeUInt32BE(value, at);
  head.write(order, 'latin1');
  write16(42, 2);
  write32(8, 4);
  write16(3, 8);
  const entry = (index: number, tag: number, type: number, count: number) => {
    const at = 10 + index * 12;
    write16(tag, at);
    write16(type, at + 2);
    write32(count, at + 4);
    return at + 8;
  };
  write32(head.length, entry(0, 0x010f, 2, secret.length));
  write16(orientation, entry(1, 0x0112, 3, 1));
  write32(head.length, entry(2, 0x8825, 4, 1));
  return Buffer.concat([head, secret]);
}

const segment = (code: number, data: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Returns a JPEG with these segments after its first. */
export function jpegWith(...segments: readonly [code: number, data: Buffer][]): Buffer {
  const at = 4 + pictures.jpeg.readUInt16BE(4);
  const added = segments.map(([code, data]) => segment(code, data));
  return Buffer.concat([pictures.jpeg.subarray(0, at), ...added, pictures.jpeg.subarray(at)]);
}

const name = (text: string) => latin(`${text}\0`);
export const exifSegment = (orientation: number, order?: 'II' | 'MM'): [number, Buffer] => [
  0xe1,
  Buffer.concat([name('Exif\0'), exifOf(orientation, order)]),
];
export const iccSegment: [number, Buffer] = [0xe2, latin('ICC_PROFILE\0\x01\x01the colours')];

/** Segments of a JPEG with metadata. */
export const jpegMetadata: readonly [number, Buffer][] = [
  [0xe1, Buffer.concat([name('http://ns.adobe.com/xap/1.0/'), secret])],
  [0xe0, Buffer.concat([name('JFXX'), secret])],
  [0xe2, Buffer.concat([name('MPF'), secret])],
  [0xed, Buffer.concat([name('Photoshop 3.0'), secret])],
  [0xef, secret],
  [0xfe, secret],
];

/** Returns a PNG with chunks after its header. */
export function pngWithAll(...chunks: readonly [type: string, data: Buffer][]): Buffer {
  const { png } = pictures;
  return Buffer.concat([
    png.subarray(0, 33),
    ...chunks.map(([type, data]) => chunk(type, data)),
    png.subarray(33),
  ]);
}

export const pngMetadata: readonly [string, Buffer][] = [
  ['tEXt', Buffer.concat([name('Comment'), secret])],
  ['zTXt', Buffer.concat([name('Comment'), secret])],
  ['iTXt', Buffer.concat([name('XML:com.adobe.xmp'), secret])],
  ['tIME', Buffer.alloc(7)],
  ['caBX', secret],
];

/** Returns a GIF with blocks before its first frame. */
export function gifWith(...blocks: readonly Buffer[]): Buffer {
  const at = 13 + 12;
  return Buffer.concat([pictures.gif.subarray(0, at), ...blocks, pictures.gif.subarray(at)]);
}

const subBlocks = (data: Buffer) => Buffer.concat([Buffer.from([data.length]), data, Buffer.alloc(1)]);
const application = (id: string, data: Buffer) =>
  Buffer.concat([Buffer.from([0x21, 0xff, 11]), latin(id), subBlocks(data)]);
export const gifRepeats = application('NETSCAPE2.0', Buffer.from([1, 0, 0]));
export const gifMetadata: readonly Buffer[] = [
  Buffer.concat([Buffer.from([0x21, 0xfe]), subBlocks(secret)]),
  application('XMP DataXMP', secret),
  application('NETSCAPE2.0', secret),
];

/** Returns a WebP of these chunks. */
export function webpOf(...chunks: readonly [type: string, data: Buffer][]): Buffer {
  const body = Buffer.concat(
    chunks.map(([type, data]) => {
      const head = Buffer.concat([latin(type), Buffer.alloc(4)]);
      head.writeUInt32LE(data.length, 4);
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
    }),
  );
  const head = latin('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Returns the head of an extended WebP: its flags and canvas. */
export function canvasOf(flags: number, width = 3, height = 2): [string, Buffer] {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return ['VP8X', data];
}

export const lossy: [string, Buffer] = ['VP8 ', pictures.webp.subarray(20)];
export const lossless: [string, Buffer] = ['VP8L', pictures.losslessWebp.subarray(20, 20 + 0x17)];
export const webpMetadata: readonly [string, Buffer][] = [
  ['XMP ', secret],
  ['JUNK', secret],
];
