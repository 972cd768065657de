import { mkdir, writeFile } from 'node:fs/promises';
import { appIconSizes } from '#shared/publishing/web-manifest.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { drawIcon } from './draw/logo.ts';
import { optimise } from './optimise.ts';
import { publicFolder } from './paths.ts';
import { toPng } from './rasterise.ts';

/** Size in pixels of the icon for browsers that ask for no other. */
const icoSize = 32;

/** Writes the favicon and the home-screen icons. */
export async function writeIcons(): Promise<void> {
  await mkdir(publicFolder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFile(new URL(name, publicFolder), content);
  const tile = drawIcon(colour.petrol);
  await write('favicon.svg', optimise(drawIcon()));
  await write('favicon.ico', toIco(toPng(drawIcon(), icoSize)));
  await write('apple-touch-icon.png', toPng(tile, 180));
  for (const size of appIconSizes) await write(`icon-${size}.png`, toPng(tile, size));
}

/** Returns an icon file with one picture: a directory with one entry before it. */
function toIco(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(icoSize, 6);
  directory.writeUInt8(icoSize, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
