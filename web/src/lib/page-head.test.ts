import { expect, test } from 'vitest';
import { type HeadTag, headTags, type PageHead } from './page-head.ts';

const page: Omit<PageHead, 'path'> = {
  language: 'ar',
  canonical: { path: '/contact', languages: ['en', 'ar'] },
  meta: { title: 'A title', description: 'A description', keywords: 'some, words' },
  siteUrl: 'https://site.example',
  missing: false,
};

/** The value of `attribute` in the tags that have all the given attributes. */
const values = (tags: HeadTag[], attribute: string, given: Record<string, string>) =>
  tags
    .filter(({ attributes }) => Object.entries(given).every(([name, value]) => attributes[name] === value))
    .map(({ attributes }) => attributes[attribute]);
const link = (tags: HeadTag[], rel: string, hreflang?: string) =>
  values(tags, 'href', { rel, ...(hreflang && { hreflang }) });

test('a page names itself, both twins and the one for everybody else', () => {
  const tags = headTags(page);
  expect(link(tags, 'canonical')).toEqual(['https://site.example/ar/contact']);
  expect(link(tags, 'alternate', 'en')).toEqual(['https://site.example/contact']);
  expect(link(tags, 'alternate', 'ar')).toEqual(['https://site.example/ar/contact']);
  expect(link(tags, 'alternate', 'x-default')).toEqual(['https://site.example/contact']);
});

test('a page written in English only claims no twin, and counts as the English one in Arabic too', () => {
  const tags = headTags({ ...page, canonical: { path: '/contact', languages: ['en'] } });
  expect(link(tags, 'canonical')).toEqual(['https://site.example/contact']);
  expect(link(tags, 'alternate', 'ar')).toEqual([]);
});

test('social networks get the title, the description, the address and the picture of the language', () => {
  const tags = headTags(page);
  const property = (name: string) => values(tags, 'content', { property: name });
  expect(property('og:title')).toEqual(['A title']);
  expect(property('og:description')).toEqual(['A description']);
  expect(property('og:url')).toEqual(link(tags, 'canonical'));
  expect(property('og:image')).toEqual(['https://site.example/og/og-image-ar.png']);
  expect(values(tags, 'content', { name: 'twitter:card' })).toEqual(['summary_large_image']);
});

test('a page that does not exist is kept out of search results and says nothing of an address', () => {
  const tags = headTags({ ...page, missing: true });
  expect(values(tags, 'content', { name: 'robots' })).toEqual(['noindex']);
  expect(link(tags, 'canonical')).toEqual([]);
  expect(tags.map(({ name }) => name)).not.toContain('script');
});

test('the structured data is of the canonical page, in its language', () => {
  const script = headTags(page).find(({ name }) => name === 'script');
  expect(script?.attributes).toEqual({ type: 'application/ld+json' });
  expect(script?.text).toContain('"url":"https://site.example/ar/contact","inLanguage":"ar"');
});
