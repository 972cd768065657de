import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import { subsets, unicodeRangeOf } from './fonts.ts';
import { splitLamAlef } from './lam-alef.ts';
import { assetFolder, publicFolder } from './paths.ts';
import { reportSource } from './report-source.ts';
import { placeVowelSigns } from './vowel-signs.ts';

/** A sheet of A4, in CSS pixels. */
const sheet = { width: 794, height: 1122 };
const pages = 6;
/** The sizes of a page in the picture of all pages, and of the cover alone, in pixels. */
const thumbnail = { width: 200, height: 283 };
const cover = { width: 160, height: 226 };
/** The hashes that the files were printed from, by language. A test of the built site compares them with the site. */
const sourceFile = new URL('./report-source.json', import.meta.url);
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Face {
  /** A file of {@link subsets}. */
  file: string;
  axes: { wght: number; wdth?: number };
}

/** The fonts of the report: the site's fonts at these weights and widths. */
const faces: Readonly<Record<Language, readonly Face[]>> = {
  en: [
    ...[400, 500, 600].map((wght) => ({ file: 'archivo-latin.woff2', axes: { wght, wdth: 100 } })),
    { file: 'archivo-latin.woff2', axes: { wght: 620, wdth: 108 } },
  ],
  ar: [400, 500, 540, 580].flatMap((wght) => [
    { file: 'alexandria-latin.woff2', axes: { wght } },
    { file: 'alexandria-arabic.woff2', axes: { wght } },
  ]),
};

/**
 * Returns the fonts and their stylesheet, by the URLs at which the page finds them. A PDF would contain a variable font
 * as drawn glyphs, twice as large. Only the ligatures that Arabic needs are kept: from the others, copied letters would
 * be in the wrong order, and signs that share a glyph would be missing.
 */
async function printedFonts(language: Language): Promise<ReadonlyMap<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const files = new Map<string, Buffer>();
  let rules = '[lang]{--ff:Printed,sans-serif!important}';
  for (const { file, axes } of faces[language]) {
    const subset = subsets.find((one) => one.file === file);
    if (!subset) throw new Error(`The site has no font ${file}`);
    const options = {
      targetFormat: 'truetype' as const,
      variationAxes: { ...axes },
      keepFeatures: subset.keepFeatures.filter((feature) => feature !== 'liga' && feature !== 'ccmp'),
    };
    const font = await subsetFont(await readFile(resolve(subset.source)), subset.characters, options);
    const address = `/printed-${files.size}.ttf`;
    files.set(address, font);
    const face = `font-family:Printed;font-weight:${axes.wght};font-stretch:${axes.wdth ?? 100}%;src:url(${address})`;
    rules += `@font-face{${face};unicode-range:${unicodeRangeOf(subset.characters)}}`;
    // As on the site, the Arabic zero is larger.
    if (subset.characters.includes('٠')) rules += `@font-face{${face};unicode-range:U+660;size-adjust:130%}`;
  }
  return files.set('/printed.css', Buffer.from(rules));
}

/**
 * Prints the sample report of the built site as a PDF in each language, and makes the small pictures of its pages. Needs
 * `npm run build` before, and Chromium, whose path is `CHROMIUM` or found on the PATH by Playwright.
 */
export async function writeReport(): Promise<void> {
  if (!existsSync(join(dist, 'sample-report.html')))
    throw new Error('There is no built site to print the sample report of: run `npm run build` first.');
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(
      `There is no Chromium at ${executablePath} to print the sample report: install it (Debian: \`apt-get install chromium\`) or name it in CHROMIUM.`,
    );
  const browser = await chromium.launch({
    executablePath,
    // With hinting, letters are moved to whole pixels, and programs then find blanks within Arabic words.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  try {
    for (const language of languages) await writeIn(language, browser);
    const sources = languages.map((language) => [language, reportSource(documentOf(language))]);
    await writeFile(sourceFile, `${JSON.stringify(Object.fromEntries(sources), null, 2)}\n`);
  } finally {
    await browser.close();
  }
}

function documentOf(language: Language): string {
  return readFileSync(join(dist, `${localizedPath('/sample-report', language)}.html`), 'utf8');
}

async function writeIn(language: Language, browser: Browser) {
  // Without script the page stays as rendered, and prints as sheets.
  const tab = await browser.newPage({ viewport: sheet, javaScriptEnabled: false });
  const fonts = await printedFonts(language);
  await tab.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const font = fonts.get(path);
    const contentType = types[extname(path) || '.html'] ?? 'application/octet-stream';
    if (font) return route.fulfill({ body: font, contentType });
    const file = join(dist, extname(path) ? path : `${path}.html`);
    if (!existsSync(file)) return route.abort();
    const body = await readFile(file);
    if (extname(path)) return route.fulfill({ body, contentType });
    const html = body.toString().replace('</head>', '<link rel="stylesheet" href="/printed.css"></head>');
    return route.fulfill({ body: html, contentType });
  });
  await tab.emulateMedia({ media: 'print' });
  await tab.goto(`http://site.test${localizedPath('/sample-report', language)}`, {
    waitUntil: 'networkidle',
  });
  const printed = await tab.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const pdf = language === 'ar' ? await placeVowelSigns(await splitLamAlef(printed)) : printed;
  await mkdir(new URL('sample-report/', publicFolder), { recursive: true });
  await writeFile(new URL(`sample-report/sample-report-${language}.pdf`, publicFolder), pdf);
  await mkdir(new URL('report/', assetFolder), { recursive: true });
  const small: Buffer[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const picture = await tab.locator(`#page-${page}`).screenshot();
    small.push(
      await sharp(picture).resize(thumbnail.width, thumbnail.height, { fit: 'fill' }).png().toBuffer(),
    );
  }
  // All pages are in one file, so that a visitor loads them with one request.
  const strip = sharp({
    create: { ...thumbnail, width: thumbnail.width * pages, channels: 3, background: '#fff' },
  }).composite(small.map((input, i) => ({ input, left: i * thumbnail.width, top: 0 })));
  const files = {
    [`page-1-${language}`]: sharp(small[0]).resize(cover.width, cover.height),
    [`pages-${language}`]: strip,
  };
  for (const [name, picture] of Object.entries(files)) {
    const { size } = await picture
      .webp({ quality: 62, effort: 6 })
      .toFile(fileURLToPath(new URL(`report/${name}.webp`, assetFolder)));
    console.log(`${name}: ${size} bytes`);
  }
  console.log(`${language}: PDF of ${pdf.length} bytes`);
  await tab.close();
}
