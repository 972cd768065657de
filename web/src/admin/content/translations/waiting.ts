import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';

/** What the overview lists: all that waits for a translation, what is missing, or what is outdated. */
export const shows = ['all', 'missing', 'older'] as const;
export type Show = (typeof shows)[number];

/** The items whose Arabic is missing or older than their English, in the order in which editors list them. */
export function waitingItems(
  items: readonly ContentItem[],
): { key: ContentKey; state: 'missing' | 'older' }[] {
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  return (Object.keys(content) as ContentKey[]).flatMap((key) => {
    const item = stored.get(key);
    const state = item && !isSameInEveryLanguage(content[key].kind) ? arabicState(item) : 'current';
    return state === 'current' ? [] : { key, state };
  });
}
