import { afterEach, describe, expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { content } from '#shared/content/registry.ts';
import {
  contentDrafts,
  currentDrafts,
  draftOf,
  keepDraft,
  mergedDraft,
  settleDraft,
} from './content-drafts.ts';

const item: ContentItem = {
  key: 'hero_title',
  value: 'Shelf',
  valueAr: 'رف',
  type: 'text',
  version: 3,
  valueUpdatedAt: '2026-01-01T00:00:00.000Z',
};
const changed = { ...draftOf('hero_title', item), value: 'Shelves' };
afterEach(contentDrafts.dropAll);

test('a draft begins with what is shown: what is stored, or the default', () => {
  expect(draftOf('hero_title', item)).toEqual({
    value: 'Shelf',
    valueAr: 'رف',
    base: { value: 'Shelf', valueAr: 'رف', version: 3 },
  });
  const { en: value, ar: valueAr } = content.hero_title.fallback;
  const begun = draftOf('hero_title', undefined);
  expect(begun).toEqual({ value, valueAr, base: { value, valueAr, version: 0 } });
});

test('over a colleague’s version only what was touched stays', () => {
  const theirs = { ...item, value: 'Theirs', valueAr: 'لهم', version: 4 };
  expect(mergedDraft('hero_title', changed, theirs)).toEqual({
    value: 'Shelves',
    valueAr: 'لهم',
    base: { value: 'Shelf', valueAr: 'لهم', version: 3 },
  });
});

test('only a draft that says something else is a change', () => {
  keepDraft('hero_title', draftOf('hero_title', item));
  expect(contentDrafts.hasChanges()).toBe(false);
  keepDraft('hero_title', changed);
  expect(contentDrafts.hasChanges()).toBe(true);
});

test('what was not changed is dropped, the rest stays', () => {
  keepDraft('hero_title', changed);
  keepDraft('hero_cta', draftOf('hero_cta', undefined));
  contentDrafts.dropUnchanged();
  expect(Object.keys(currentDrafts())).toEqual(['hero_title']);
});

describe('a saved draft', () => {
  const saved = { ...item, value: 'Shelves', version: 4 };

  test('goes', () => {
    keepDraft('hero_title', changed);
    settleDraft('hero_title', changed, saved);
    expect(currentDrafts()).toEqual({});
  });

  test('that was changed meanwhile stays, over what is stored now', () => {
    keepDraft('hero_title', { ...changed, value: 'Shelves of' });
    settleDraft('hero_title', changed, saved);
    expect(currentDrafts().hero_title).toEqual({ ...draftOf('hero_title', saved), value: 'Shelves of' });
  });
});
