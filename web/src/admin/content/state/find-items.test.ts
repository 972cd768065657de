import { expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { content } from '#shared/content/registry.ts';
import { findItems, groupName } from './find-items.ts';

const item: ContentItem = {
  key: 'hero_title',
  value: 'Zebra crossing',
  valueAr: 'مُزَرْكَش',
  type: 'text',
  version: 1,
  valueUpdatedAt: '2026-01-01T00:00:00.000Z',
};

test.each([
  ['ZEBRA', 'by stored text, in any case'],
  ['crossing zebra', 'by words in any order'],
  ['مزركش', 'by Arabic text, without vowel marks'],
  ['hero_title', 'by key'],
])('%s finds the headline %s', (search) => expect(findItems(search, [item])).toEqual(['hero_title']));

test('finds a changed item by its present text', () => {
  expect(findItems('zebra', [item])).toEqual(['hero_title']);
  const changed = [{ ...item, value: 'Quagga crossing', version: 2 }];
  expect(findItems('zebra', changed)).toEqual([]);
  expect(findItems('quagga', changed)).toEqual(['hero_title']);
});

test('finds default texts while nothing is stored', () => {
  expect(findItems(content.contact_title.fallback.en, [])).toContain('contact_title');
});

test('every item has a place where it is edited', () => {
  expect(findItems('', [])).toHaveLength(Object.keys(content).length);
  expect(findItems('', []).filter((key) => !groupName(key))).toEqual([]);
});
