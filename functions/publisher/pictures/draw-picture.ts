import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Language, languages } from '#shared/language.ts';
import type { DrawnPicture } from '#shared/publishing/picture.ts';
import { fitTitle } from './fit-title.ts';
import { openFont } from './font.ts';
import { type Faces, setLine, widthOf } from './set-line.ts';

const width = 1200;
const height = 630;
/**
 * The empty bay of the drawn wall, in px: where the text begins, measured from the side at which reading begins, and its
 * room.
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
  const [archivo, alexandria, alexandriaArabic, englishWall, arabicWall] = await Promise.all([
    font('archivo-latin'),
    font('alexandria-latin'),
    font('alexandria-arabic'),
    ...languages.map((language) => read(`wall-${language}.png`)),
    initWasm(await read('resvg.wasm')),
  ]);
  const faces: Record<Language, Faces> = {
    en: { arabic: alexandriaArabic, other: archivo },
    ar: { arabic: alexandriaArabic, other: alexandria },
  };
  const walls = { en: englishWall, ar: arabicWall };
  return (picture) => {
    const { language } = picture;
    const svg = compose(picture, faces[language], walls[language]?.toString('base64') ?? '');
    const resvg = new Resvg(svg);
    const image = resvg.render();
    try {
      return image.asPng();
    } finally {
      image.free();
      resvg.free();
    }
  };
}

function compose({ language, title, label, name }: DrawnPicture, faces: Faces, wall: string): string {
  const measure = (text: string, size: number) => widthOf(text, language, faces, size);
  const { lines, size } = fitTitle(title, { width: bay.width, sizes }, measure);
  const [above] = fitTitle(label, { width: bay.width, sizes: [{ size: small, lines: 1 }] }, measure).lines;
  const [below = ''] = fitTitle(
    name,
    { width: bay.width, sizes: [{ size: small, lines: 1 }] },
    measure,
  ).lines;
  const rows = [
    ...(above ? [{ text: above, size: small, colour: labelColour, after: gap / 2 }] : []),
    ...lines.map((text, index) => ({
      text,
      size,
      colour: '#fff',
      after: index < lines.length - 1 ? 0 : gap,
    })),
    ...(title === name ? [] : [{ text: below, size: small, colour: '#fff', after: 0 }]),
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${wall}"/>${texts.join('')}</svg>`;
}
