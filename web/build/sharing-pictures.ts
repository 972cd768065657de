import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { drawLogo } from '#art/draw/logo.ts';
import { type PagePicture, pagePictures } from '#art/draw/page-pictures.ts';
import { markup } from '#art/draw/svg.ts';
import { pictureFolder } from '#art/paths.ts';
import { type Language, languages } from '#shared/language.ts';
import { handedOnPaths, type PicturedPage, pageAt, pagePaths, pictureName } from '#web/app/page-table.ts';
import { rail, rect } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';

const size = { width: 1200, height: 630 };
const margin = 72;
const foot = 552;
/** Where the drawing stands, at the end of the line. */
const place = { width: 620, height: 430 };
/** Words at the beginning of the line, in px; the width of a letter is a part of its height. */
const words = { width: 420, size: 56, line: { en: 66, ar: 76 }, letter: { en: 0.56, ar: 0.52 } };
const families: Readonly<Record<Language, string>> = { en: 'Archivo', ar: 'Alexandria' };

/**
 * Writes the pictures that links to pages are shown with, 1200 by 630 px, into `og` of a folder: each page's own drawing with its
 * title, in each language. They are made with the build, so that they show what the pages show. A program of its own: the folder is
 * what its thread is started with.
 */
async function writeSharingPictures(folder: string): Promise<void> {
  await initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const fontBuffers = await Promise.all(
    ['archivo-latin', 'alexandria-latin', 'alexandria-arabic'].map((name) =>
      readFile(new URL(`${name}.ttf`, pictureFolder)),
    ),
  );
  await mkdir(join(folder, 'og'), { recursive: true });
  const written: Promise<unknown>[] = [];
  for (const [page, draw] of Object.entries(pagePictures) as [
    PicturedPage,
    (typeof pagePictures)[PicturedPage],
  ][]) {
    for (const [name, language, title] of await titlesOf(page)) {
      const svg = compose(draw(language), title, language);
      const resvg = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: families[language] } });
      const drawn = resvg.render();
      const picture = sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
      // Compressed by other threads, while the next one is drawn.
      written.push(
        picture
          .png({ palette: true, colours: 64, effort: 7 })
          .toFile(join(folder, pictureName(name, language))),
      );
      drawn.free();
      resvg.free();
    }
  }
  await Promise.all(written);
}

/**
 * The names of a page's pictures, their languages and titles: of the page, what it is called in search results without
 * the name of the site; of an address that visitors hand on, what its copy says for that name.
 */
async function titlesOf(page: PicturedPage): Promise<[name: string, language: Language, title: string][]> {
  const own = [...pagePaths, ...handedOnPaths].map(pageAt).filter((one) => one?.folder === page);
  const [{ languages: written = languages } = {}] = own;
  const inLanguages = await Promise.all(
    written.map(async (language) => {
      const { copy } = await import(`../src/pages/${page}/copy.${language}.ts`);
      return own.map((one): [string, Language, string] => {
        const title = one?.handedOn ? copy.meta.handedOn(one.handedOn) : copy.meta.title;
        return [
          one?.handedOn ? `${page}-${one.handedOn}` : page,
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

/** A title in lines that fit. */
function linesOf(title: string, language: Language): string[] {
  const most = Math.floor(words.width / (words.size * words.letter[language]));
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

await writeSharingPictures(workerData);
