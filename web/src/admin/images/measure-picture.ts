import type { ImageSize } from '#shared/content/definition.ts';

/** How large the picture at an address is; `undefined` when the browser gets none from there. */
export function measurePicture(address: string): Promise<ImageSize | undefined> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => resolve(undefined);
    picture.src = address;
  });
}
