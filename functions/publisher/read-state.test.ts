import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { readItems } from './read-state.ts';
import { World } from './testing/world.ts';

test('content is read in alphabetical order, without what visitors never see', async () => {
  const item = (key: ContentItem['key']): ContentItem => {
    return { key, value: 'a', valueAr: 'b', type: 'text', version: 1, valueUpdatedAt: '' };
  };
  const keys = ['hero_title', 'company_name', 'service_audit_title', 'about_title'] as ContentItem['key'][];
  const items = await readItems({ ...new World().sources, listContent: async () => keys.map(item) });
  expect([...items]).toEqual(
    keys.toSorted().map((key) => [key, { key, value: 'a', valueAr: 'b', type: 'text' }]),
  );
});
