import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { brand } from '#shared/company/brand.ts';
import { texts as arabic } from '#shared/content/home/hero.ar.ts';
import { texts as english } from '#shared/content/home/hero.en.ts';
import { directionOf, type Language, languages } from '#shared/language.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { drawSharingWall } from './draw/bay-walls.ts';
import { drawLogo } from './draw/logo.ts';
import { svg } from './draw/svg.ts';
import { ffmpeg, plain } from './ffmpeg.ts';
import { fontFolder, publicFolder } from './paths.ts';

const size = { width: 1200, height: 630 };
const titles = { en: english.hero_title, ar: boundWords(arabic.hero_title) };
const faces = {
  en: { family: 'Archivo', files: ['archivo-latin.woff2'] },
  ar: { family: 'Alexandria', files: ['alexandria-latin.woff2', 'alexandria-arabic.woff2'] },
};

// Flat drawings need few colours: a palette halves the file.
const reduce = 'split[a][b];[a]palettegen=max_colors=48:stats_mode=single[p];[b][p]paletteuse=dither=none';
const toPalette = ['-f', 'png_pipe', '-i', '-', '-vf', reduce, '-frames:v', '1'];

async function fontFaces(language: Language): Promise<string> {
  const { family, files } = faces[language];
  const rules = files.map(async (file, i) => {
    const font = await readFile(new URL(file, fontFolder), 'base64');
    return `@font-face { font-family: '${family} ${i}'; font-weight: 400 700; font-stretch: 88% 110%; src: url(data:font/woff2;base64,${font}); }`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function page(language: Language): Promise<string> {
  const { family, files } = faces[language];
  const families = files.map((_, i) => `'${family} ${i}'`).reverse();
  const mirror = language === 'ar' ? 'transform: scaleX(-1);' : '';
  const type = {
    en: 'font: 620 67px/1.03 var(--font); font-stretch: 108%; letter-spacing: -0.022em;',
    ar: 'font: 580 62px/1.3 var(--font);',
  }[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<style>
  ${await fontFaces(language)}
  body { margin: 0; --font: ${families.join(', ')}; color: #fff; }
  .wall > svg { position: absolute; ${mirror} }
  main { position: absolute; top: 172px; height: 287px; inset-inline-start: 120px; width: 660px;
    display: flex; flex-direction: column; justify-content: center; gap: 26px; }
  h1 { margin: 0; ${type} text-wrap: balance; }
  p { margin: 0; display: flex; align-items: center; gap: 14px; font: 600 24px/1.4 var(--font); }
</style>
<div class="wall">${drawSharingWall()}</div>
<main><h1>${titles[language]}</h1><p>${svg(34, 30, drawLogo('#fff', colour.label))}<span>${brand.name[language]}</span></p></main>
</html>`;
}

/**
 * Writes the site's sharing pictures, one per language. Needs Chromium and ffmpeg on the PATH, since the titles are set
 * in the site's fonts, and Arabic must be shaped.
 */
export async function writeSharingImages(): Promise<void> {
  const folder = new URL('og/', publicFolder);
  await mkdir(folder, { recursive: true });
  const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text'],
  });
  try {
    const tab = await browser.newPage({ viewport: size });
    for (const language of languages) {
      await tab.setContent(await page(language));
      await tab.evaluate(() => document.fonts.ready);
      await ffmpeg(
        [...toPalette, ...plain, fileURLToPath(new URL(`og-image-${language}.png`, folder))],
        [await tab.screenshot()],
      );
    }
  } finally {
    await browser.close();
  }
}
