import { createHash } from 'node:crypto';
import { updateContent } from '#functions/data/content/content.ts';
import { storeImage } from '#functions/data/image-store.ts';
import { keepPicture, type UploadedPicture } from '#functions/data/pictures/picture.ts';
import { BadRequest, NotFound } from '#functions/http/errors.ts';
import type { SignedIn } from '#functions/http/session.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { imageTypes } from '#shared/images/image.ts';
import { renditionWidths } from '#shared/images/renditions.ts';
import { type Picture, readPicture } from './picture.ts';
import { isAnimated, type PictureFile, renderPicture } from './render-picture.ts';

/** A picture with fewer bytes than this, and no wider than the narrowest rendition, is published unchanged. */
const smallBytes = 50_000;

/**
 * Checks a file and publishes the picture in it. Returns its URL, a path of this site that is derived from its content. `name`
 * is the name of the file, which the library stores. The checked bytes are rendered and stored, since the staged file could be
 * replaced meanwhile.
 * @throws what {@link readPicture} and {@link renderPicture} throw
 */
export async function publishImage(file: Uint8Array, name = ''): Promise<string> {
  const picture = readPicture(file);
  const isSmall = picture.width <= renditionWidths[0] && picture.bytes.length <= smallBytes;
  const isKept = isSmall || (await isAnimated(picture));
  const published = await (isKept ? publishAsItIs(picture) : publishRenditions(picture));
  await keepPicture({ ...published, name }, new Date());
  return published.address;
}

/** A published picture, without the name of its file. */
type PublishedPicture = Omit<UploadedPicture, 'name'>;

/** Publishes the file itself; {@link readPicture} has removed the metadata. */
async function publishAsItIs({ contentType, bytes, width, height }: Picture): Promise<PublishedPicture> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const key = `images/${digest}.${imageTypes[contentType]}` as const;
  await storeImage(key, bytes, contentType);
  return { id: digest, address: `/${key}`, width, height };
}

/** Writes the picture itself last, so that its URL works only when all renditions are there. */
async function publishRenditions(picture: Picture): Promise<PublishedPicture> {
  const { name, width, height, main, renditions } = await renderPicture(picture);
  const store = (file: PictureFile) =>
    storeImage(`images/${name}/${file.name}`, file.bytes, file.contentType);
  await Promise.all(renditions.map(store));
  await store(main);
  return { id: name, address: `/images/${name}/${main.name}`, width, height };
}

/**
 * Returns the key of a content item that shows a picture.
 * @throws NotFound, BadRequest
 */
export function imageKey(key: string): ContentKey {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  if (content[key].kind !== 'image') throw new BadRequest('This content item does not show a picture.');
  return key;
}

/** Makes a content item show a public picture, as a save of the signed-in person. Its Arabic value stays. */
export async function showImage(
  key: ContentKey,
  imageUrl: string,
  { username }: Pick<SignedIn, 'username'>,
): Promise<ContentItem | undefined> {
  const { item } = await updateContent(key, { value: imageUrl }, new Date(), username);
  return item;
}
