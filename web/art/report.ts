import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import { assetFolder, publicFolder } from './paths.ts';

/** A sheet of A4, in CSS pixels. */
const sheet = { width: 794, height: 1122 };
const pages = 6;
/** Of the pictures of pages, in pixels: twice as wide as they are shown. */
const thumbnailWidth = 160;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Prints the sample report of the built site as a PDF in each language, and makes the small pictures of its pages. Needs `npm run
 * build` before, and Chromium, whose path is taken from `CHROMIUM` or found on the PATH by Playwright.
 */
export async function writeReport(): Promise<void> {
  if (!existsSync(join(dist, 'sample-report.html')))
    throw new Error('There is no built site to print the sample report of: run `npm run build` first.');
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(
      `There is no Chromium at ${executablePath} to print the sample report: install it (Debian: \`apt-get install chromium\`) or name it in CHROMIUM.`,
    );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const language of languages) await writeIn(language, browser);
  } finally {
    await browser.close();
  }
}

async function writeIn(language: Language, browser: Browser) {
  // Without script the page is as it was rendered, and prints as sheets.
  const tab = await browser.newPage({ viewport: sheet, javaScriptEnabled: false });
  await tab.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(dist, extname(path) ? path : `${path}.html`);
    if (!existsSync(file)) return route.abort();
    await route.fulfill({
      body: await readFile(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  });
  await tab.emulateMedia({ media: 'print' });
  await tab.goto(`http://site.test${localizedPath('/sample-report', language)}`, {
    waitUntil: 'networkidle',
  });
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await mkdir(new URL('sample-report/', publicFolder), { recursive: true });
  await writeFile(new URL(`sample-report/sample-report-${language}.pdf`, publicFolder), pdf);
  await mkdir(new URL('report/', assetFolder), { recursive: true });
  for (let page = 1; page <= pages; page += 1) {
    const picture = await tab.locator(`#page-${page}`).screenshot();
    const small = await sharp(picture).resize(thumbnailWidth).webp({ quality: 62, effort: 6 }).toBuffer();
    await writeFile(new URL(`report/page-${page}-${language}.webp`, assetFolder), small);
    console.log(`page ${page}, ${language}: ${small.length} bytes`);
  }
  console.log(`${language}: PDF of ${pdf.length} bytes`);
  await tab.close();
}
