/**
 * Generates the site's fonts, pictures and hero video: `node web/art/generate.ts [--fonts] [--images] [--icons] [--pages]
 * [--sharing] [--posts] [--video] [--report]`, everything without a flag. The results are committed; run it after a change to
 * the drawings. The sample report is printed from the built site. Video and sharing images need ffmpeg; sharing images also
 * need Chromium (Debian: `apt-get install ffmpeg chromium`).
 */
import { parseArgs } from 'node:util';
import { writeFonts } from './fonts.ts';
import { writeHeroVideo } from './hero-video.ts';
import { writeIcons } from './icons.ts';
import { writeImages } from './images.ts';
import { writePagePictures } from './page-pictures.ts';
import { writePostPictures } from './post-pictures.ts';
import { writeReport } from './report.ts';
import { writeSharingImages } from './sharing-images.ts';

const steps = {
  fonts: writeFonts,
  images: writeImages,
  icons: writeIcons,
  pages: writePagePictures,
  sharing: writeSharingImages,
  posts: writePostPictures,
  video: writeHeroVideo,
  report: writeReport,
};

const flag = { type: 'boolean' } as const;
const { values } = parseArgs({
  options: {
    fonts: flag,
    images: flag,
    icons: flag,
    pages: flag,
    sharing: flag,
    posts: flag,
    video: flag,
    report: flag,
  },
});
const everything = Object.keys(values).length === 0;

for (const [name, run] of Object.entries(steps)) {
  if (!everything && !values[name as keyof typeof steps]) continue;
  console.log(`Making ${name}`);
  await run();
}
