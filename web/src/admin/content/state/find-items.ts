import { useState } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { dashboardTabs, editorSections } from '#shared/content/layout.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { folded } from '#shared/text/folded.ts';
import { labelOf, placeName } from '#web/admin/lib/language/content-names.en.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { shownByDefault } from './content-draft.ts';

/** Returns where an item is edited: the dashboard's sub-tab, else the section of the simple editor. */
export function groupName(key: ContentKey): string | undefined {
  const place = [...dashboardTabs, ...editorSections].find(({ keys }) => keys.includes(key));
  return place && placeName(place.name);
}

/**
 * Returns the items that have every word of a search in their name, place or texts, ignoring case, vowel marks and variants of
 * a letter. `alsoNamed` has further names of an item.
 */
export function findItems(
  search: string,
  items: readonly ContentItem[],
  alsoNamed: (key: ContentKey) => string = noName,
): ContentKey[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  return contentKeys.filter((key) => {
    const text = searchedText(key, stored.get(key), alsoNamed);
    return words.every((word) => text.includes(word));
  });
}

const contentKeys = Object.keys(content) as ContentKey[];
const noName = () => '';

/**
 * The text of an item that is searched, with the item and the site's content from which it was made. If one of these is another
 * object now, the text is made again.
 */
interface Searched {
  readonly item: ContentItem | undefined;
  readonly site: object;
  readonly text: string;
}

/** The searched texts, kept for each item, since each typed character searches all items. */
const searched = new WeakMap<(key: ContentKey) => string, Map<ContentKey, Searched>>();

function searchedText(
  key: ContentKey,
  item: ContentItem | undefined,
  alsoNamed: (key: ContentKey) => string,
): string {
  const ofNames = searched.get(alsoNamed) ?? new Map<ContentKey, Searched>();
  searched.set(alsoNamed, ofNames);
  // The default texts contain the company's name, so that a kept text is outdated when that changes.
  const site = siteContent.current();
  const known = ofNames.get(key);
  if (known?.item === item && known?.site === site) return known.text;
  const fallback = shownByDefault(key);
  const { value = '', valueAr = '' } = item ?? {};
  const names = [key, labelOf(key), groupName(key) ?? '', alsoNamed(key)];
  const text = fold([...names, value || fallback.en, valueAr || fallback.ar].join('\n'));
  ofNames.set(key, { item, site, text });
  return text;
}

function fold(text: string): string {
  return folded(text.normalize('NFKD').replace(/\p{M}/gu, ''));
}

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
