import { expect, test } from 'vitest';
import { missingArabic, olderArabic, translatedTexts } from './arabic.ts';

test('texts with an Arabic twin are to be translated; job types have names in both languages', () => {
  expect(translatedTexts('news')).toEqual(['title', 'content', 'excerpt', 'author', 'category']);
  expect(translatedTexts('career')).toContain('requirements');
  expect(translatedTexts('career')).not.toContain('type');
  expect(translatedTexts('career')).not.toContain('salaryRange');
});

test('Arabic is missing if only the English is written', () => {
  const post = { title: 'Shelf', titleAr: 'رف', content: 'Long', contentAr: '', excerpt: '', excerptAr: '' };
  expect(missingArabic('blog', post)).toEqual(['content']);
});

const picture = (name: string, description = 'A shelf') => `![${description}](/images/${name}/800x600.jpg)`;
const before = {
  ...{ title: 'Shelf', titleAr: 'رف', excerpt: 'In short' },
  ...{ content: `Long${picture('old')}`, contentAr: `طويل${picture('old')}` },
};

test.each([
  ['only the English changes', { title: 'Shelves' }, [], ['title']],
  ['both change', { title: 'Shelves', titleAr: 'رفوف' }, [], []],
  ['only the Arabic changes', { titleAr: 'رفوف' }, ['title'], []],
  ['something else changes', { content: 'Longer' }, ['title'], ['title', 'content']],
  ['the Arabic is taken away', { titleAr: '' }, ['title'], []],
  ['there is no Arabic', { excerpt: 'Shorter' }, [], []],
  ['only a picture is another', { content: `Long${picture('new')}` }, [], []],
  ['so is that of the Arabic', { contentAr: `طويل${picture('new')}` }, ['content'], ['content']],
  ['its description is another', { content: `Long${picture('old', 'A wall')}` }, [], ['content']],
])('lists the older texts where %s', (_, change, older, expected) => {
  expect(olderArabic('blog', { before, after: { ...before, ...change }, older })).toEqual(expected);
});
