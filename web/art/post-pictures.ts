import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { languages } from '#shared/language.ts';
import { drawPostWall } from './draw/bay-walls.ts';
import { ffmpeg, plain } from './ffmpeg.ts';
import { alexandriaArabic, alexandriaLatin, archivo, range } from './fonts.ts';
import { assetFolder, pictureFolder } from './paths.ts';
import { toPng } from './rasterise.ts';

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”•…−`;
const arabic = `${range(0x20, 0x40)}${range(0x600, 0x6ff)}${range(0x750, 0x77f)}…`;

/** Each font has only the weight of titles: the library that reads the fonts does not support variable fonts. */
const faces = [
  { file: 'archivo-latin.ttf', source: archivo, characters: latin, variationAxes: { wght: 620, wdth: 108 } },
  { file: 'alexandria-latin.ttf', source: alexandriaLatin, characters: latin, variationAxes: { wght: 580 } },
  {
    file: 'alexandria-arabic.ttf',
    source: alexandriaArabic,
    characters: arabic,
    variationAxes: { wght: 580 },
  },
];

// Flat drawings need few colours: a palette halves the file.
const reduce = 'split[a][b];[a]palettegen=max_colors=96:stats_mode=single[p];[b][p]paletteuse=dither=none';

/**
 * Writes the files with which the publisher draws posts' pictures: the wall behind the title in both directions, and the
 * fonts. The editor shows the English wall, too, mirrored for Arabic.
 */
export async function writePostPictures(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(pictureFolder, { recursive: true });
  for (const { file, source, characters, variationAxes } of faces) {
    const options = { targetFormat: 'truetype' as const, variationAxes, preserveNameIds: [13, 14] };
    const font = await subsetFont(await readFile(resolve(source)), characters, options);
    await writeFile(new URL(file, pictureFolder), font);
  }
  for (const language of languages) {
    const mirror = language === 'ar' ? ['hflip'] : [];
    const filter = [...mirror, reduce].join(',');
    const file = fileURLToPath(new URL(`wall-${language}.png`, pictureFolder));
    await ffmpeg(
      ['-f', 'png_pipe', '-i', '-', '-vf', filter, '-frames:v', '1', ...plain, file],
      [toPng(drawPostWall())],
    );
  }
  await copyFile(new URL('wall-en.png', pictureFolder), new URL('post-wall.png', assetFolder));
}
