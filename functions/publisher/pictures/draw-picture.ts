import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Language } from '#shared/language.ts';
import type { DrawnPicture } from '#shared/publishing/picture.ts';
import { fitTitle } from './fit-title.ts';
import { openFont } from './font.ts';
import { type Faces, setLine, widthOf } from './set-line.ts';

const width = 1200;
const height = 630;
/**
 * The empty part of the drawn wall, in px: where the text begins, and how much space it has. `start` is measured from the left
 * in English, from the right in Arabic.
 */
const bay = { start: 120, top: 172, height: 287, width: 850 };
const sizes = [
  { size: 58, lines: 2 },
  { size: 44, lines: 3 },
  { size: 34, lines: 4 },
];
/** Line height by language: Arabic letters reach further up and down. */
const leading: Record<Language, number> = { en: 1.15, ar: 1.3 };
const small = 24;
const gap = 24;
const labelColour = '#FFC933';

/** Draws a picture as PNG, 1200 by 630 px. */
export type DrawPicture = (picture: DrawnPicture) => Uint8Array;

/**
 * Loads the fonts and the drawn walls and returns the function that draws.
 *
 * @param folder the files of `assets/`, and `resvg.wasm`
 */
export async function pictureDrawer(folder: string): Promise<DrawPicture> {
  const read = (name: string) => readFile(`${folder}/${name}`);
  const font = async (name: string) => openFont(await read(`${name}.ttf`));
  const wall = async (language: Language) => {
    const address = `data:image/png;base64,${(await read(`wall-${language}.png`)).toString('base64')}`;
    return rowsOf(render(`<image width="${width}" height="${height}" href="${address}"/>`));
  };
  await initWasm(await read('resvg.wasm'));
  const [archivo, alexandria, alexandriaArabic, en, ar] = await Promise.all([
    font('archivo-latin'),
    font('alexandria-latin'),
    font('alexandria-arabic'),
    wall('en'),
    wall('ar'),
  ]);
  const faces: Record<Language, Faces> = {
    en: { arabic: alexandriaArabic, other: archivo },
    ar: { arabic: alexandriaArabic, other: alexandria },
  };
  // Decoded once: decoding a wall takes longer than laying a text over it.
  const walls: Record<Language, Buffer> = { en, ar };
  return (picture) => {
    const { language } = picture;
    return toPng(covered(walls[language], render(compose(picture, faces[language]))));
  };
}

/** Renders SVG elements to RGBA pixels, row by row, premultiplied by their opacity. */
function render(elements: string): Uint8Array {
  const size = `width="${width}" height="${height}"`;
  const resvg = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${elements}</svg>`);
  const image = resvg.render();
  try {
    return image.pixels;
  } finally {
    image.free();
    resvg.free();
  }
}

/** Returns the position of a pixel's red value in the rows of a PNG, each of which begins with a filter byte. */
const placeOf = (pixel: number) => 3 * pixel + Math.floor(pixel / width) + 1;

/**
 * Returns opaque pixels as the rows of a PNG: red, green and blue. No row is filtered, which is best for flat colours.
 */
function rowsOf(pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const place = placeOf(pixel);
    for (let channel = 0; channel < 3; channel++) rows[place + channel] = pixels[4 * pixel + channel] ?? 0;
  }
  return rows;
}

/** Returns the rows with pixels drawn over them. The pixels are premultiplied by their opacity. */
function covered(rows: Buffer, pixels: Uint8Array): Buffer {
  const result = Buffer.from(rows);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const opacity = pixels[4 * pixel + 3] ?? 0;
    if (opacity === 0) continue;
    const place = placeOf(pixel);
    for (let channel = 0; channel < 3; channel++) {
      const through = ((rows[place + channel] ?? 0) * (255 - opacity)) / 255;
      result[place + channel] = Math.round((pixels[4 * pixel + channel] ?? 0) + through);
    }
  }
  return result;
}

function toPng(rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { memLevel: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a chunk of a PNG file: length, type, content and checksum. */
function chunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns the text of a picture, as SVG elements. */
function compose({ language, title, label, name }: DrawnPicture, faces: Faces): string {
  const measure = (text: string, size: number) => widthOf(text, language, faces, size);
  const { lines, size } = fitTitle(title, { width: bay.width, sizes }, measure);
  const [above] = fitTitle(label, { width: bay.width, sizes: [{ size: small, lines: 1 }] }, measure).lines;
  const [below] = fitTitle(name, { width: bay.width, sizes: [{ size: small, lines: 1 }] }, measure).lines;
  const rows = [
    ...(above ? [{ text: above, size: small, colour: labelColour, after: gap / 2 }] : []),
    ...lines.map((text, index) => ({
      text,
      size,
      colour: '#fff',
      after: index < lines.length - 1 ? 0 : gap,
    })),
    ...(below && title !== name ? [{ text: below, size: small, colour: '#fff', after: 0 }] : []),
  ];
  const heightOf = (row: { size: number; after: number }) => row.size * leading[language] + row.after;
  let top = bay.top + (bay.height - rows.reduce((sum, row) => sum + heightOf(row), 0)) / 2;
  const texts = rows.map((row) => {
    const { width: lineWidth, paths } = setLine(row.text, language, faces, row.size);
    const x = language === 'ar' ? width - bay.start - lineWidth : bay.start;
    const baseline = top + row.size * (leading[language] / 2 + 0.35);
    top += heightOf(row);
    return `<g fill="${row.colour}" transform="translate(${x} ${baseline})">${paths}</g>`;
  });
  return texts.join('');
}
