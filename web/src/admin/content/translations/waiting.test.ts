import { expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { waitingItems } from './waiting.ts';

const item = (key: string, texts: Partial<ContentItem>): ContentItem => ({
  ...{
    key,
    value: 'Text',
    valueAr: '',
    type: 'text',
    version: 1,
    valueUpdatedAt: '2026-02-01T00:00:00.000Z',
  },
  ...texts,
});

test('what waits for a translation are texts whose Arabic is missing or older, in the order of the editors', () => {
  const items = [
    item('about_title', { valueAr: 'عنّا', valueArUpdatedAt: '2026-01-01T00:00:00.000Z' }),
    item('hero_title', {}),
    item('hero_cta', { valueAr: 'هيا', valueArUpdatedAt: '2026-03-01T00:00:00.000Z' }),
    item('contact_phone', { value: '+964 770 000 0000' }),
    item('hero_image', { value: '/images/a.png', type: 'image' }),
    item('company_tagline', { value: '' }),
  ];
  expect(waitingItems(items)).toEqual([
    { key: 'hero_title', state: 'missing' },
    { key: 'about_title', state: 'older' },
  ]);
});
