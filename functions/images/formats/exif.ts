const orientationTag = 0x0112;
const short = 3;
const entryLength = 12;

/**
 * Returns the orientation in EXIF data (a TIFF structure), 2 to 8; `undefined` if there is none, the picture is upright,
 * or the data are damaged.
 */
export function orientationIn(exif: Buffer): number | undefined {
  const order = exif.toString('latin1', 0, 4);
  const little = order === 'II*\0';
  if ((!little && order !== 'MM\0*') || exif.length < 8) return;
  const shortAt = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (directory + 2 > exif.length) return;
  const entries = directory + 2;
  for (let index = 0; index < shortAt(directory); index++) {
    const at = entries + index * entryLength;
    if (at + entryLength > exif.length) return;
    if (shortAt(at) !== orientationTag) continue;
    const value = shortAt(at + 8);
    return shortAt(at + 2) === short && value >= 2 && value <= 8 ? value : undefined;
  }
  return;
}

/** Returns EXIF data with an orientation and nothing else. */
export function exifWith(orientation: number): Buffer {
  const exif = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
