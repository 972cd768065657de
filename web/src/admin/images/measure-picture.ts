import type { ImageSize } from '#shared/content/definition.ts';

/** Returns the size of the picture at an address; `undefined` if it cannot be loaded. */
export function measurePicture(address: string): Promise<ImageSize | undefined> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => resolve(undefined);
    picture.src = address;
  });
}
