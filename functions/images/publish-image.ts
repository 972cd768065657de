import { createHash } from 'node:crypto';
import { updateContent } from '#functions/data/content.ts';
import { storeImage } from '#functions/data/image-store.ts';
import { BadRequest, NotFound } from '#functions/http/errors.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
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

/**
 * The content item under this key, if it is one that shows a picture.
 * @throws NotFound, BadRequest
 */
export function imageKey(key: string): ContentKey {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  if (content[key].kind !== 'image') throw new BadRequest('This content item does not show a picture.');
  return key;
}

/** Makes a content item show a public picture; what is stored for Arabic stays. */
export async function showImage(key: ContentKey, imageUrl: string): Promise<ContentItem | undefined> {
  const { item } = await updateContent(key, { value: imageUrl }, new Date());
  return item;
}
