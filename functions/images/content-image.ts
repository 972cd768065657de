import { updateContent } from '#functions/data/content.ts';
import { BadRequest, NotFound } from '#functions/http/errors.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';

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
