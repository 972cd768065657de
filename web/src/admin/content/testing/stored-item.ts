import type { ContentItem } from '#shared/content/item.ts';

/** The home page's headline, as it was saved in both languages. */
export const storedItem: ContentItem = {
  key: 'hero_title',
  value: 'Shelf',
  valueAr: 'رف',
  type: 'text',
  version: 3,
  valueUpdatedAt: '2026-01-01T00:00:00.000Z',
};
