import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { languageNames } from '#shared/language.ts';
import { fontFolder } from './paths.ts';

/** The site's web fonts are subsets of these variable fonts (SIL Open Font License). */
export const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
export const alexandriaLatin = '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2';
export const alexandriaArabic = '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2';

/** Returns every character from the first to the last code point. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const basicLatin = range(0x20, 0x7e);
const punctuation = '\u00a0©«»°±·×÷–—‘’“”•…';
// Includes letters that Iraqi Arabic borrows for names and loanwords; they cost 1 kB.
const arabic = ` ،؛؟٪٫٬٭${range(0x621, 0x63a)}${range(0x640, 0x652)}ٰ${range(0x660, 0x669)}پچژڤکگی`;

const weight = { min: 400, max: 700 };
const latinFeatures = ['kern', 'liga', 'ccmp', 'locl', 'rvrn', 'tnum', 'mark', 'mkmk'];
const arabicFeatures = ['init', 'medi', 'fina', 'rlig', 'liga', 'ccmp', 'locl', 'kern', 'mark', 'mkmk'];

// Ids of the name records that contain the licence; the licence requires them.
const preserveNameIds = [13, 14];

/** The characters, axes and OpenType features of each file. */
export const subsets = [
  {
    file: 'archivo-latin.woff2',
    source: archivo,
    characters: `${basicLatin}${punctuation}↑↓−™`,
    variationAxes: { wght: weight, wdth: { min: 88, max: 110 } },
    keepFeatures: latinFeatures,
  },
  {
    file: 'alexandria-latin.woff2',
    source: alexandriaLatin,
    characters: basicLatin + punctuation,
    variationAxes: { wght: weight },
    keepFeatures: latinFeatures,
  },
  {
    file: 'alexandria-arabic.woff2',
    source: alexandriaArabic,
    characters: arabic,
    variationAxes: { wght: weight },
    keepFeatures: arabicFeatures,
  },
  // The font for the only Arabic word on English pages, in the link to the Arabic pages.
  {
    file: 'alexandria-language-name.woff2',
    source: alexandriaArabic,
    characters: languageNames.ar,
    variationAxes: { wght: 500 },
    keepFeatures: arabicFeatures,
  },
];

/** Returns the CSS `unicode-range` of exactly these characters, such as `U+20-7E,U+A9`. */
export function unicodeRangeOf(characters: string): string {
  const points = [...new Set(characters)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** Writes the subset fonts as woff2 and prints each one's size and the `unicode-range` its face needs. */
export async function writeFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(fontFolder, { recursive: true });
  for (const { file, source, characters, variationAxes, keepFeatures } of subsets) {
    const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures, preserveNameIds };
    const font = await subsetFont(await readFile(resolve(source)), characters, options);
    await writeFile(new URL(file, fontFolder), font);
    console.log(`${file} ${font.length} bytes\n  unicode-range: ${unicodeRangeOf(characters)};`);
  }
}
