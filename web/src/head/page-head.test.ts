import { expect, test } from 'vitest';
import { builtInCompany } from '#shared/company/company.ts';
import { picturePath } from '#shared/publishing/picture.ts';
import { type HeadTag, headTags, type PageHead } from './page-head.ts';

const page: PageHead = {
  language: 'ar',
  canonical: { path: '/contact', languages: ['en', 'ar'] },
  meta: { title: 'A title', description: 'A description', keywords: 'some, words' },
  company: builtInCompany,
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

test('a page names its address, both language versions and the default one', () => {
  const tags = headTags(page);
  expect(link(tags, 'canonical')).toEqual(['https://site.example/ar/contact']);
  expect(link(tags, 'alternate', 'en')).toEqual(['https://site.example/contact']);
  expect(link(tags, 'alternate', 'ar')).toEqual(['https://site.example/ar/contact']);
  expect(link(tags, 'alternate', 'x-default')).toEqual(['https://site.example/contact']);
});

test('a page in English only names no other version, and the English one as canonical in Arabic too', () => {
  const tags = headTags({ ...page, canonical: { path: '/contact', languages: ['en'] } });
  expect(link(tags, 'canonical')).toEqual(['https://site.example/contact']);
  expect(link(tags, 'alternate', 'ar')).toEqual([]);
});

test('social networks get the title, description, address and picture of the language', () => {
  const tags = headTags(page);
  const property = (name: string) => values(tags, 'content', { property: name });
  expect(property('og:title')).toEqual(['A title']);
  expect(property('og:description')).toEqual(['A description']);
  expect(property('og:url')).toEqual(link(tags, 'canonical'));
  expect(property('og:image')).toEqual(['https://site.example/og/og-image-ar.png']);
  expect(property('og:locale')).toEqual(['ar_IQ']);
  expect(property('og:locale:alternate')).toEqual(['en_GB']);
  expect(values(tags, 'content', { name: 'twitter:card' })).toEqual(['summary_large_image']);
});

test('a page that does not exist is not indexed and names no address', () => {
  const tags = headTags({ ...page, missing: true });
  expect(values(tags, 'content', { name: 'robots' })).toEqual(['noindex']);
  expect(link(tags, 'canonical')).toEqual([]);
  expect(tags.map(({ name }) => name)).not.toContain('script');
});

const post: PageHead = {
  ...page,
  canonical: { path: '/blog/k3Jd_9', languages: ['en', 'ar'] },
  meta: { ...page.meta, title: 'A post | The site' },
  parent: { path: '/blog', name: 'Blog' },
  post: {
    kind: 'blog',
    title: 'A post',
    description: 'A description',
    image: '/images/shelf.webp',
    publishedAt: '2024-10-07T06:00:00.000Z',
    modifiedAt: '2024-11-01T06:00:00.000Z',
    section: 'Audits',
    author: 'An author',
  },
};

test('a post has its own address in both languages, title, picture, author, dates and category', () => {
  const tags = headTags(post);
  const property = (name: string) => values(tags, 'content', { property: name });
  expect(link(tags, 'canonical')).toEqual(['https://site.example/ar/blog/k3Jd_9']);
  expect(link(tags, 'alternate', 'en')).toEqual(['https://site.example/blog/k3Jd_9']);
  expect(property('og:type')).toEqual(['article']);
  expect(property('og:title')).toEqual(['A post']);
  expect(property('og:image')).toEqual(['https://site.example/images/shelf.webp']);
  expect(property('og:image:width')).toEqual([]);
  expect(property('article:published_time')).toEqual(['2024-10-07T06:00:00.000Z']);
  expect(property('article:modified_time')).toEqual(['2024-11-01T06:00:00.000Z']);
  expect(property('article:section')).toEqual(['Audits']);
  expect(values(tags, 'content', { name: 'author' })).toEqual(['An author']);
});

test('the picture drawn for sharing a post comes before its own', () => {
  const described = {
    ...post.post,
    kind: 'blog',
    title: '',
    description: '',
    picture: { language: 'en', title: 'Drawn', label: '' },
    image: '/b.png',
  } as const;
  const drawn = `https://site.example${picturePath(described.picture, builtInCompany)}`;
  const tags = headTags({ ...post, post: described });
  expect(values(tags, 'content', { property: 'og:image' })).toEqual([drawn, 'https://site.example/b.png']);
  expect(values(tags, 'content', { property: 'og:image:width' })).toEqual(['1200']);
  expect(values(tags, 'content', { name: 'twitter:image' })).toEqual([drawn]);
});

test('a picture from elsewhere keeps its address', () => {
  const image = 'https://pictures.example/shelf.webp';
  const described = { ...post.post, kind: 'blog', title: '', description: '', image } as const;
  expect(values(headTags({ ...post, post: described }), 'content', { property: 'og:image' })).toEqual([
    image,
  ]);
});

test('while the content of a page is unknown it names no address and is not excluded from indexing', () => {
  const tags = headTags({ ...post, canonical: undefined, post: undefined });
  expect(tags.map(({ name, attributes }) => attributes.name ?? name)).toEqual([
    'title',
    'description',
    'keywords',
  ]);
});

test('the structured data belong to the canonical page, in its language', () => {
  const script = headTags(page).find(({ name }) => name === 'script');
  expect(script?.attributes).toEqual({ type: 'application/ld+json' });
  expect(script?.text).toContain('"url":"https://site.example/ar/contact","inLanguage":"ar"');
});
