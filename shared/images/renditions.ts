/**
 * An uploaded picture exists in several widths and formats, and its URL says which: `/images/<name>/1600x1067.jpg` is
 * the picture itself with its size, which every browser can show; beside it are `400.avif`, `400.webp` and so on, up to
 * its own width. So a page can link to all of them without a request.
 */

/**
 * Widths, in pixels, of a picture's renditions besides its own. URLs depend on these widths: with other widths, the form of the
 * URLs has to change, too.
 */
export const renditionWidths = [400, 800, 1280] as const;
/** The largest stored size of a picture, in pixels: no place on a page is larger. */
export const largestPicture = { width: 1920, height: 2400 } as const;

/** The smaller formats, best first. */
export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

export interface PictureAddress {
  /** The folder of its files, with a slash at the end: `/images/<name>/`. */
  readonly folder: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const pattern = /^(\/images\/[\w-]{24}\/)(\d{1,4})x(\d{1,4})\.(?:jpg|webp)(?:#|$)/;

/** Returns the parts of a picture's URL; `undefined` for a URL of another form, which has no renditions. */
export function parsePictureAddress(address: string): PictureAddress | undefined {
  const [, folder = '', width, height] = pattern.exec(address) ?? [];
  return folder ? { folder, width: Number(width), height: Number(height) } : undefined;
}

/** Returns the widths that a picture of this width exists in, narrowest first; its own is the last. */
export function widthsOf(width: number): number[] {
  return [...renditionWidths.filter((narrower) => narrower < width), width];
}

/** Returns the `srcset` of a picture in a format. */
export function sourceSet({ folder, width }: PictureAddress, format: RenditionFormat): string {
  return widthsOf(width)
    .map((each) => `${folder}${each}.${format} ${each}w`)
    .join(', ');
}

/** Returns the paths of all files of an uploaded picture. */
export function pictureFiles(address: string): string[] {
  const picture = parsePictureAddress(address);
  const renditions = picture
    ? widthsOf(picture.width).flatMap((width) =>
        renditionFormats.map((format) => `${picture.folder}${width}.${format}`),
      )
    : [];
  return [address.replace(/#.*$/s, ''), ...renditions];
}
