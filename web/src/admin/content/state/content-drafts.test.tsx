import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { content } from '#shared/content/registry.ts';
import { storedItem as item } from '../testing/stored-item.ts';
import { draftOf } from './content-draft.ts';
import { contentDrafts } from './content-drafts.tsx';

afterEach(contentDrafts.dropAll);

test('a draft starts with the stored text, or the default', () => {
  const stored = { value: 'Shelf', valueAr: 'رف' };
  expect(draftOf('hero_title', item)).toEqual({ values: stored, base: { values: stored, version: 3 } });
  const { en: value, ar: valueAr } = content.hero_title.fallback;
  const begun = draftOf('hero_title', undefined);
  expect(begun).toEqual({ values: { value, valueAr }, base: { values: { value, valueAr }, version: 0 } });
});

test('an unsaved text is named by its label', async () => {
  const begun = draftOf('hero_title', item);
  contentDrafts.keep('hero_title', begun);
  expect(contentDrafts.unsaved()).toEqual([]);
  contentDrafts.keep('hero_title', { ...begun, values: { ...begun.values, value: 'Shelves' } });
  const [unsaved] = contentDrafts.unsaved();
  expect(unsaved?.tab).toBe('Website Content');
  render(unsaved?.name);
  expect(await screen.findByText('Headline')).toBeInTheDocument();
});
