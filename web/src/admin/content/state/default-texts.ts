import { type ContentKey, content } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import type { ContentTexts } from './content-drafts.tsx';

/** What the boxes of an item hold while nothing is stored; of a picture and of what shows nothing by itself, nothing. */
export function defaultTexts(key: ContentKey): ContentTexts {
  return editedTexts(undefined, content[key].fallback);
}

/** Whether texts are what an item shows by itself, so that nothing has to be stored of it. */
export function areDefault(key: ContentKey, { value, valueAr }: ContentTexts): boolean {
  const texts = defaultTexts(key);
  return value === texts.value && valueAr === texts.valueAr;
}
