import { useState } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { dashboardTabs, editorSections } from '#shared/content/layout.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { folded } from '#shared/text/folded.ts';
import { labelOf, placeName } from '#web/admin/lib/language/content-names.en.ts';
import { shownByDefault } from './content-draft.ts';

/** Returns where an item is edited: the dashboard's sub-tab, else the section of the simple editor. */
export function groupName(key: ContentKey): string | undefined {
  const place = [...dashboardTabs, ...editorSections].find(({ keys }) => keys.includes(key));
  return place && placeName(place.name);
}

/**
 * The items that have every word of a search in their name, place or texts, whatever the case, vowel marks and variants of a
 * letter. `alsoNamed` has further names of an item.
 */
export function findItems(
  search: string,
  items: readonly ContentItem[],
  alsoNamed: (key: ContentKey) => string = () => '',
): ContentKey[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  return (Object.keys(content) as ContentKey[]).filter((key) => {
    const fallback = shownByDefault(key);
    const { value = '', valueAr = '' } = stored.get(key) ?? {};
    const names = [key, labelOf(key), groupName(key) ?? '', alsoNamed(key)];
    const text = fold([...names, value || fallback.en, valueAr || fallback.ar].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return folded(text.normalize('NFKD').replace(/\p{M}/gu, ''));
}

const contentKeys = Object.keys(content) as ContentKey[];

/** Returns the items that a search finds now or has found since it was typed. */
export function useFound(search: string, items: readonly ContentItem[]): readonly ContentKey[] {
  const [found, setFound] = useState<{ search: string; keys: readonly ContentKey[] }>({ search, keys: [] });
  const before = found.search === search ? found.keys : [];
  const now = findItems(search, items);
  if (found.search === search && now.every((key) => before.includes(key))) return before;
  const keys = contentKeys.filter((key) => before.includes(key) || now.includes(key));
  setFound({ search, keys });
  return keys;
}
