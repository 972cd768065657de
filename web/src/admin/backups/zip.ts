/** A file of an archive. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the form holds without its larger variant, which older programs cannot read. */
const most = { bytes: 0xffff_ffff, files: 0xffff };

/**
 * Returns an archive of files, each stored as it is: pictures are compressed already. Only one file at a time is in the
 * page's own memory; browsers keep the rest on the disk.
 * @throws RangeError if it would be larger than 4 GB
 */
export async function zipOf(files: AsyncIterable<ZipFile>, now: Date): Promise<Blob> {
  const pieces: Blob[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for await (const { name, bytes } of files) {
    const encoded = new TextEncoder().encode(name);
    const described = descriptionOf(bytes, encoded.length, now);
    const local = joined([number(0x04034b50, 4), described, encoded]);
    pieces.push(new Blob([local, bytes]));
    directory.push(
      // Version that made it; behind the description no comment, disk 0, no attributes; where it begins.
      joined([
        ...[number(0x02014b50, 4), number(20, 2), described],
        ...[number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(at, 4), encoded],
      ]),
    );
    at += local.length + bytes.length;
    if (at > most.bytes || directory.length > most.files)
      throw new RangeError('The archive would be larger than its form allows.');
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = joined([
    ...[number(0x06054b50, 4), number(0, 4), number(directory.length, 2), number(directory.length, 2)],
    ...[number(size, 4), number(at, 4), number(0, 2)],
  ]);
  return new Blob([...pieces, ...directory, end], { type: 'application/zip' });
}

/** What both headers of a file say: names in UTF-8, stored as it is, time, checksum, sizes. */
function descriptionOf(bytes: Uint8Array, nameLength: number, now: Date): Uint8Array<ArrayBuffer> {
  const day = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  return joined([
    ...[number(20, 2), number(0x0800, 2), number(0, 2), number(time, 2), number(day, 2)],
    ...[number(checksum(bytes), 4), number(bytes.length, 4), number(bytes.length, 4)],
    ...[number(nameLength, 2), number(0, 2)],
  ]);
}

/** A number of so many bytes, the lowest first. */
function number(value: number, length: 2 | 4): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32, as the form asks for. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}
