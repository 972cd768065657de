import { createHash } from 'node:crypto';
import { storeImage } from '#functions/data/image-store.ts';
import { imageTypes } from '#shared/images/image.ts';
import { readPicture } from './picture.ts';

/**
 * Checks a file and makes the picture in it public; the answer is its address, an own path made of its content.
 * The very bytes that were checked are stored: what lies in staging could be replaced meanwhile.
 * @throws what {@link readPicture} throws
 */
export async function publishImage(file: Uint8Array): Promise<string> {
  const { contentType, bytes } = readPicture(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const key = `images/${digest}.${imageTypes[contentType]}` as const;
  await storeImage(key, bytes, contentType);
  return `/${key}`;
}
