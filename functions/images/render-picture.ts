import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { BadRequest } from '#functions/http/errors.ts';
import { largestPicture, type RenditionFormat, widthsOf } from '#shared/images/renditions.ts';
import { maxPixels, type Picture } from './picture.ts';

/** A rendered file of a picture, to be published. */
export interface PictureFile {
  readonly name: string;
  readonly contentType: 'image/avif' | 'image/jpeg' | 'image/webp';
  readonly bytes: Uint8Array;
}

/** A picture in all its widths and formats. */
export interface RenderedPicture {
  /** A hash of the files: the same picture, uploaded again, has the same name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The file that the picture's URL leads to. */
  readonly main: PictureFile;
  readonly renditions: readonly PictureFile[];
}

/** True if a picture is animated: rendering would freeze it. */
export async function isAnimated({ bytes, contentType }: Picture): Promise<boolean> {
  if (contentType === 'image/gif') return true;
  if (contentType !== 'image/webp') return false;
  const { default: sharp } = await import('sharp');
  const { pages = 1 } = await sharp(bytes).metadata().catch(undecodable);
  return pages > 1;
}

/**
 * The qualities of the encoders. A PNG is taken for a drawing or a screenshot, whose edges and letters need higher ones than a
 * photo.
 */
const qualities = {
  photo: { avif: 52, webp: 76, jpeg: 82 },
  drawing: { avif: 64, webp: 86, jpeg: 90 },
} as const;

/**
 * Renders a checked picture in every width and format: upright, in the size that pages use and in sRGB, without any
 * data of the file that is not visible.
 * @throws BadRequest if it cannot be decoded
 */
export async function renderPicture({ bytes, contentType }: Picture): Promise<RenderedPicture> {
  const { default: sharp } = await import('sharp');
  const quality = qualities[contentType === 'image/png' ? 'drawing' : 'photo'];
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...largestPicture, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(undecodable);
  const { width, height, channels } = info;
  const isOpaque = channels === 3 || (await sharp(data, { raw: info }).stats()).isOpaque;
  const at = (each: number): Sharp => {
    const copy = sharp(data, { raw: { width, height, channels } });
    return each === width ? copy : copy.resize({ width: each });
  };
  const render = async (each: number, format: RenditionFormat): Promise<PictureFile> => ({
    name: `${each}.${format}`,
    contentType: `image/${format}`,
    bytes:
      format === 'avif'
        ? await at(each).avif({ quality: quality.avif, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
        : await at(each).webp({ quality: quality.webp, effort: 3 }).toBuffer(),
  });
  const size = `${width}x${height}`;
  const main: PictureFile = isOpaque
    ? {
        name: `${size}.jpg`,
        contentType: 'image/jpeg',
        bytes: await at(width).removeAlpha().jpeg({ quality: quality.jpeg, progressive: true }).toBuffer(),
      }
    : { ...(await render(width, 'webp')), name: `${size}.webp` };
  const renditions: PictureFile[] = [];
  for (const each of widthsOf(width)) {
    renditions.push(...(await Promise.all([render(each, 'avif'), render(each, 'webp')])));
  }
  return { name: nameOf([main, ...renditions]), width, height, main, renditions };
}

/**
 * Returns a hash of all files, so that another release of an encoder gets another URL: files are cached permanently.
 */
function nameOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest().subarray(0, 18).toString('base64url');
}

function undecodable(): never {
  throw new BadRequest('The picture is damaged; save the picture again and choose the new file.');
}
