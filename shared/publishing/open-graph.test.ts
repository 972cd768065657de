import { expect, test } from 'vitest';
import { brand } from '../company/brand.ts';
import { socialTags } from './open-graph.ts';
import { picturePath } from './picture.ts';

const company = { name: brand.name };
const page = {
  language: 'en',
  languages: ['en', 'ar'],
  url: 'https://site.example/blog/a',
  siteUrl: 'https://site.example',
  company,
  title: 'Shelves',
  description: 'Of shelves.',
} as const;

/** Returns the tags as `name: content`, in order. */
const tagsOf = (more: object) =>
  socialTags({ ...page, ...more }).map((tag) => `${'name' in tag ? tag.name : tag.property}: ${tag.content}`);

test('a page has all tags, with the picture of the site', () => {
  const image = 'https://site.example/og/og-image-en.png';
  expect(tagsOf({})).toEqual([
    'og:type: website',
    `og:site_name: ${brand.name.en}`,
    'og:title: Shelves',
    'og:description: Of shelves.',
    'og:url: https://site.example/blog/a',
    `og:image: ${image}`,
    'og:image:width: 1200',
    'og:image:height: 630',
    'og:locale: en_GB',
    'og:locale:alternate: ar_IQ',
    'twitter:card: summary_large_image',
    'twitter:title: Shelves',
    'twitter:description: Of shelves.',
    `twitter:image: ${image}`,
  ]);
});

test('an article has its author, instants and category', () => {
  const article = { publishedAt: '2026-01-01', modifiedAt: '2026-01-02', section: 'Shops' };
  const tags = tagsOf({ article, author: 'Shilan', languages: ['en'] });
  expect(tags).toContain('og:type: article');
  expect(tags).not.toContain('og:locale:alternate: ar_IQ');
  expect(tags.slice(9, 13)).toEqual([
    'author: Shilan',
    'article:published_time: 2026-01-01',
    'article:modified_time: 2026-01-02',
    'article:section: Shops',
  ]);
  expect(tagsOf({ article: {} }).filter((tag) => tag.startsWith('article:'))).toEqual([]);
});

const picture = { language: 'en', title: 'Shelves', label: 'Shops' } as const;
const drawn = `https://site.example${picturePath(picture, company)}`;

test.each([
  ['its own image', { image: '/images/a.jpg#focus=0,0' }, ['og:image: https://site.example/images/a.jpg']],
  ['an image elsewhere', { image: 'https://other.example/a.jpg' }, ['og:image: https://other.example/a.jpg']],
  [
    'a built picture',
    { builtPicture: '/og/blog.png' },
    ['og:image: https://site.example/og/blog.png', 'og:image:width: 1200', 'og:image:height: 630'],
  ],
  [
    'a drawn picture before its image',
    { picture, image: '/images/a.jpg' },
    [
      `og:image: ${drawn}`,
      'og:image:width: 1200',
      'og:image:height: 630',
      'og:image: https://site.example/images/a.jpg',
    ],
  ],
])('a page with %s shows it', (_, more, images) => {
  const tags = tagsOf(more);
  expect(tags.filter((tag) => tag.startsWith('og:image'))).toEqual(images);
  expect(tags.at(-1)).toBe(images[0]?.replace('og:image', 'twitter:image'));
});
