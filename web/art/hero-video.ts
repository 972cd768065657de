import { fileURLToPath } from 'node:url';
import { drawHeroFrame, drawPhoneFrame, heroSeconds } from './draw/hero-story.ts';
import { heroSize, phoneSize } from './draw/hero-wall.ts';
import { ffmpeg, plain } from './ffmpeg.ts';
import { assetFolder } from './paths.ts';
import { toPixels } from './rasterise.ts';

const framesPerSecond = 24;
const frameCount = heroSeconds * framesPerSecond;

const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p'];
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'];
const bt709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const toBt709 = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'];

const fileIn = (folder: URL, name: string) => fileURLToPath(new URL(name, folder));

interface Film {
  name: string;
  draw: (seconds: number) => string;
  /** Size of the drawing, in its own px. */
  size: { width: number; height: number };
  /** Width of the film, in px. */
  width: number;
}

const films: Film[] = [
  { name: 'hero', draw: drawHeroFrame, size: heroSize, width: 1440 },
  { name: 'hero-phone', draw: drawPhoneFrame, size: phoneSize, width: 640 },
];

// The last frame equals the first, so the loop has no jump.
function* frames({ draw, width }: Film): Generator<Buffer> {
  for (let i = 0; i < frameCount; i++) yield toPixels(draw((i * heroSeconds) / (frameCount - 1)), width);
}

/**
 * Writes the looping hero video for wide screens and for phones, as H.264 and VP9; the poster is the SVG of the first
 * frame. Needs ffmpeg with libx264 and libvpx (Debian's package has them).
 */
export async function writeHeroVideo(): Promise<void> {
  for (const film of films) await writeFilm(film);
}

async function writeFilm(film: Film): Promise<void> {
  const { name, size, width } = film;
  const height = (width * size.height) / size.width;
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`,
    '-i',
    '-',
  ];
  const fastStart = ['-movflags', '+faststart'];
  const mp4 = fileIn(assetFolder, `hero/${name}.mp4`);
  const webm = fileIn(assetFolder, `hero/${name}.webm`);
  await ffmpeg([...raw, ...toBt709, ...h264, ...bt709, ...plain, ...fastStart, mp4], frames(film));
  await ffmpeg([...raw, ...toBt709, ...vp9, ...bt709, ...plain, webm], frames(film));
}
