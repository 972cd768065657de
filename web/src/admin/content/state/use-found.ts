import { useState } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { findItems } from './find-items.ts';

const contentKeys = Object.keys(content) as ContentKey[];

/** What a search finds, and what it has found since it was typed. */
export function useFound(search: string, items: readonly ContentItem[]): readonly ContentKey[] {
  const [found, setFound] = useState<{ search: string; keys: readonly ContentKey[] }>({ search, keys: [] });
  const before = found.search === search ? found.keys : [];
  const now = findItems(search, items);
  if (found.search === search && now.every((key) => before.includes(key))) return before;
  const keys = contentKeys.filter((key) => before.includes(key) || now.includes(key));
  setFound({ search, keys });
  return keys;
}
