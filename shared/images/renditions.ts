/**
 * A picture that was uploaded lies in several widths and formats, and its address says which: at
 * `/images/<name>/1600x1067.jpg` is the picture itself, of that size, which every browser and every other reader can
 * show; beside it lie `400.avif`, `400.webp` and so on, up to its own width. So a page finds them without asking anybody.
 */

/** Widths, in pixels, that a picture is made in besides its own. Addresses promise them: a new list needs new addresses. */
export const renditionWidths = [400, 800, 1280] as const;
/** No picture is kept larger than this, in pixels: the widest place is as wide as the page, at most. */
export const largestPicture = { width: 1920, height: 2400 } as const;

/** The smaller formats, best first. */
export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** What the address of a picture says. */
export interface PictureAddress {
  /** Where its files lie, with a slash at the end: `/images/<name>/`. */
  readonly folder: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const pattern = /^(\/images\/[\w-]{24}\/)(\d{1,4})x(\d{1,4})\.(?:jpg|webp)(?:#|$)/;

/** What an address says of its picture; `undefined` for one of another form, which has no other widths and formats. */
export function parsePictureAddress(address: string): PictureAddress | undefined {
  const [, folder = '', width, height] = pattern.exec(address) ?? [];
  return folder ? { folder, width: Number(width), height: Number(height) } : undefined;
}

/** The widths that a picture of this width lies in, narrowest first; its own is the last. */
export function widthsOf(width: number): number[] {
  return [...renditionWidths.filter((narrower) => narrower < width), width];
}

/** The `srcset` of a picture in a format. */
export function sourceSet({ folder, width }: PictureAddress, format: RenditionFormat): string {
  return widthsOf(width)
    .map((each) => `${folder}${each}.${format} ${each}w`)
    .join(', ');
}

/** The paths of all files that an uploaded picture consists of. */
export function pictureFiles(address: string): string[] {
  const picture = parsePictureAddress(address);
  const renditions = picture
    ? widthsOf(picture.width).flatMap((width) =>
        renditionFormats.map((format) => `${picture.folder}${width}.${format}`),
      )
    : [];
  return [address.replace(/#.*$/s, ''), ...renditions];
}
