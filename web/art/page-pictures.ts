import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '#shared/language.ts';
import { type PicturedPage, pageAt, pagePaths, pictureName, sharedResultPaths } from '#web/app/page-table.ts';
import { rail, rect } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { drawLogo } from './draw/logo.ts';
import { type PagePicture, pagePictures } from './draw/page-pictures.ts';
import { markup } from './draw/svg.ts';
import { pictureFolder } from './paths.ts';

const size = { width: 1200, height: 630 };
const margin = 72;
const foot = 552;
/** Size of the space for the drawing, in px. */
const place = { width: 620, height: 430 };
/** Sizes of the title, in px; `letter` is the mean width of a letter as a fraction of its height. */
const words = { width: 420, size: 56, line: { en: 66, ar: 76 }, letter: { en: 0.56, ar: 0.52 } };
const families: Readonly<Record<Language, string>> = { en: 'Archivo', ar: 'Alexandria' };

/** A palette halves the file: drawings need few colours. */
const format = { palette: true, colours: 64, effort: 7 } as const;
/** The drawn pictures, which are committed, each under the hash of its drawing. */
const drawnFolder = fileURLToPath(new URL('drawn/', import.meta.url));

interface SharingPicture {
  /** Its path below the root of the site. */
  readonly path: string;
  readonly language: Language;
  readonly svg: string;
  /** Name of the drawn file: a hash of the drawing, the fonts and the format. */
  readonly file: string;
}

/**
 * Writes the sharing pictures of all pages, 1200 by 630 px, into `og` of the folder of the built site: each page's drawing with
 * its title, in each language. Draws those that are not in the repository.
 */
export async function writePagePicturesTo(folder: string): Promise<void> {
  const { pictures, fonts } = await composePictures();
  await mkdir(join(folder, 'og'), { recursive: true });
  const isDrawn = ({ file }: SharingPicture) => existsSync(join(drawnFolder, file));
  for (const picture of pictures.filter(isDrawn))
    await copyFile(join(drawnFolder, picture.file), join(folder, picture.path));
  const missing = pictures.filter((picture) => !isDrawn(picture));
  await draw(missing, fonts, ({ path }) => join(folder, path));
}

/** Draws the pictures that the repository lacks into `drawn`, and removes those that no page uses any more. */
export async function writePagePictures(): Promise<void> {
  const { missing, superfluous, fonts } = await comparePagePictures();
  await mkdir(drawnFolder, { recursive: true });
  await draw(missing, fonts, ({ file }) => join(drawnFolder, file));
  for (const file of superfluous) await rm(join(drawnFolder, file));
}

/** Returns the pictures that the repository lacks, and the names of the drawn files that no page uses. */
export async function comparePagePictures() {
  const { pictures, fonts } = await composePictures();
  const wanted = new Map(pictures.map((picture) => [picture.file, picture]));
  const present = existsSync(drawnFolder) ? await readdir(drawnFolder) : [];
  return {
    missing: [...wanted.values()].filter(({ file }) => !present.includes(file)),
    superfluous: present.filter((file) => !wanted.has(file)),
    fonts,
  };
}

async function composePictures() {
  const fonts = await Promise.all(
    ['archivo-latin', 'alexandria-latin', 'alexandria-arabic'].map((name) =>
      readFile(new URL(`${name}.ttf`, pictureFolder)),
    ),
  );
  const basis = createHash('sha256').update(JSON.stringify(format));
  for (const font of fonts) basis.update(font);
  const pictures: SharingPicture[] = [];
  for (const [page, drawingOf] of Object.entries(pagePictures) as [
    PicturedPage,
    (typeof pagePictures)[PicturedPage],
  ][]) {
    for (const [name, language, title] of await titlesOf(page)) {
      const svg = compose(drawingOf(language), title, language);
      const hash = basis.copy().update(svg).digest('hex').slice(0, 24);
      pictures.push({ path: pictureName(name, language), language, svg, file: `${hash}.png` });
    }
  }
  return { pictures, fonts };
}

/** Draws pictures into files. Loads the drawing libraries only if there is something to draw. */
async function draw(
  pictures: readonly SharingPicture[],
  fontBuffers: Uint8Array[],
  fileOf: (picture: SharingPicture) => string,
): Promise<void> {
  if (pictures.length === 0) return;
  const { toPixelsWithText } = await import('./rasterise.ts');
  const { default: sharp } = await import('sharp');
  // Other threads compress a picture while the next one is drawn.
  const written = pictures.map((picture) => {
    const pixels = toPixelsWithText(picture.svg, {
      fontBuffers,
      defaultFontFamily: families[picture.language],
    });
    return sharp(pixels, { raw: { ...size, channels: 4 } })
      .png(format)
      .toFile(fileOf(picture));
  });
  await Promise.all(written);
}

/**
 * Returns the name, language and title of each picture of a page. The title of the page is that of search results, without the
 * site's name; the title of a URL that visitors share is `sharedResult` of the copy.
 */
async function titlesOf(page: PicturedPage): Promise<[name: string, language: Language, title: string][]> {
  const own = [...pagePaths, ...sharedResultPaths].map(pageAt).filter((one) => one?.folder === page);
  const [{ languages: written = languages } = {}] = own;
  const inLanguages = await Promise.all(
    written.map(async (language) => {
      const { copy } = await import(`../src/pages/${page}/copy.${language}.ts`);
      return own.map((one): [string, Language, string] => {
        const title = one?.sharedResult ? copy.meta.sharedResult(one.sharedResult) : copy.meta.title;
        return [
          one?.sharedResult ? `${page}-${one.sharedResult}` : page,
          language,
          String(title).replace(/ \| .*$/, ''),
        ];
      });
    }),
  );
  return inLanguages.flat();
}

function compose({ width, height, body }: PagePicture, title: string, language: Language): string {
  const isArabic = language === 'ar';
  const scale = Math.min(place.width / width, place.height / height);
  const left = isArabic ? margin : size.width - margin - width * scale;
  const x = isArabic ? size.width - margin : margin;
  const lines = linesOf(title, language);
  const line = words.line[language];
  const top = (foot - (lines.length - 1) * line) / 2 + words.size / 3;
  const texts = lines.map(
    (text, i) =>
      `<text x="${x}" y="${top + i * line}" text-anchor="${isArabic ? 'end' : 'start'}">${escaped(text)}</text>`,
  );
  const logo = `<g transform="translate(${isArabic ? x - 54 : x} ${margin}) scale(1.6)">${drawLogo(colour.white, colour.label)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
${markup([rect(0, 0, size.width, size.height, colour.deep), rect(0, foot, size.width, size.height - foot, colour.mist), ...rail(0, foot, size.width, 16)])}
${logo}<g fill="${colour.white}" font-family="${families[language]}" font-size="${words.size}">${texts.join('')}</g>
<svg x="${left}" y="${foot - height * scale}" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg></svg>`;
}

/** Returns the lines of a title, broken to fit. */
function linesOf(title: string, language: Language): string[] {
  const max = Math.floor(words.width / (words.size * words.letter[language]));
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
