import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { articleWith, jobWith } from '#functions/data/testing/posts.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { listed } from './catalogue.ts';
import { feed } from './feed.ts';
import { searchPart } from './plan-files.ts';
import { pagesPart, postsPart, sitemapIndex } from './site-map.ts';

const siteUrl = 'https://www.example.com';
const article: Post<'blog'> = {
  ...articleWith(),
  ...{
    id: 'post-of-the-tests-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    publishedAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-02-03T04:05:06.000Z',
  },
  ...{ version: 3, published: true, imageUrl: '/images/a.png' },
  ...{ title: 'Fish & <chips>', titleAr: 'سمك وبطاطا', excerpt: 'In "short" \u0007\ud800', excerptAr: '' },
  ...{ author: 'Shilan', authorAr: '', category: 'R&D', categoryAr: 'بحوث', content: 'Long', contentAr: '' },
};
const english = { ...article, id: 'post-of-the-tests-2', titleAr: '', updatedAt: '' };
const job: Post<'career'> = {
  ...jobWith(),
  ...{ id: 'job-of-the-tests-1', createdAt: article.createdAt, updatedAt: article.updatedAt, version: 1 },
  publishedAt: article.publishedAt,
  ...{
    title: 'Auditor',
    titleAr: 'مدقق',
    department: 'Field',
    departmentAr: '',
    location: 'Erbil',
    locationAr: 'أربيل',
  },
  ...{ type: 'full-time', typeAr: 'دوام كامل', description: 'Long', descriptionAr: '', requirements: 'Long' },
  ...{ requirementsAr: '', benefits: '', benefitsAr: '', salaryRange: '', published: true },
};

/** Returns the texts of all elements of a name. */
function texts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}

describe('a feed', () => {
  const options = { kind: 'blog', language: 'ar', siteUrl, title: 'المدونة | اسم', company: 'اسم' } as const;
  const xml = feed({ ...options, posts: [article, english] });

  test('links a post to the posts chosen as related, and contains the company’s name', () => {
    const related = new Map([[article.id, ['/blog/first', '/blog/second']]]);
    const byCompany = { ...article, byline: 'company', author: 'An older name' };
    const led = feed({ ...options, posts: [byCompany], related });
    expect(led.match(/rel="related" type="text\/html" href="[^"]+"/g)).toEqual(
      ['first', 'second'].map((slug) => `rel="related" type="text/html" href="${siteUrl}/ar/blog/${slug}"`),
    );
    expect(texts(led, 'name')).toEqual(['اسم', 'اسم']);
  });

  test('names its title, address and last change', () => {
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="ar">/,
    );
    expect(texts(xml, 'id')[0]).toBe(`${siteUrl}/ar/blog/feed.xml`);
    expect(texts(xml, 'updated')).toEqual([article.updatedAt, article.updatedAt, english.publishedAt]);
    expect(xml).toContain(
      `<link rel="self" type="application/atom+xml" href="${siteUrl}/ar/blog/feed.xml"/>`,
    );
    expect(xml).toContain(`<link rel="alternate" type="text/html" href="${siteUrl}/ar/blog"/>`);
  });

  test('contains posts as readers of its language see them, and names the language', () => {
    expect(texts(xml, 'title')).toEqual([options.title, 'سمك وبطاطا', 'Fish &amp; &lt;chips&gt;']);
    expect([...xml.matchAll(/<entry xml:lang="(..)">/g)].map(([, language]) => language)).toEqual([
      'ar',
      'en',
    ]);
    expect(texts(xml, 'name')).toEqual(['اسم', 'Shilan', 'Shilan']);
    expect(texts(xml, 'id')[1]).toBe(`${siteUrl}/ar/blog/${article.id}`);
    expect(xml).toContain('<category term="بحوث"/>');
  });

  test('contains nothing that is invalid in XML', () => {
    expect(texts(xml, 'summary')[0]).toBe('In &quot;short&quot; ');
  });

  test('of jobs contains their locations', () => {
    const jobs = feed({ ...options, kind: 'career', posts: [job] });
    expect(texts(jobs, 'summary')).toEqual(['Field · أربيل']);
  });

  test('without posts is always the same', () => {
    const empty = feed({ ...options, posts: [] });
    expect(texts(empty, 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
    expect(empty).not.toContain('<entry');
  });
});

describe('the site map', () => {
  const xml = postsPart('blog', [article, english], siteUrl);

  test('contains a post in its languages, with its last change', () => {
    expect(texts(xml, 'loc')).toEqual([
      `${siteUrl}/blog/${article.id}`,
      `${siteUrl}/ar/blog/${article.id}`,
      `${siteUrl}/blog/${english.id}`,
    ]);
    expect(xml).toMatch(/^<\?xml [^\n]+\?>\n<urlset [^\n]+>\n<url>[^\n]+<\/url>\n/);
    expect(texts(xml, 'lastmod')).toEqual([article.updatedAt, article.updatedAt, english.publishedAt]);
    const alternates = [...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
    expect(alternates).toEqual(['en', 'ar', 'x-default', 'en', 'ar', 'x-default', 'en', 'x-default']);
  });

  test('contains a fixed page in its indexed languages, and no alias', () => {
    const pages = pagesPart(
      [
        { path: '/', lists: [], canonical: ['en', 'ar'] },
        { path: '/a&b', lists: [], canonical: ['en'] },
        { path: '/alias', lists: [], canonical: [] },
      ],
      siteUrl,
    );
    expect(texts(pages, 'loc')).toEqual([`${siteUrl}/`, `${siteUrl}/ar`, `${siteUrl}/a&amp;b`]);
  });

  test('lists its parts with the last change of each', () => {
    const parts = [
      { name: 'pages', posts: [] },
      { name: 'blog-first', posts: [english, article] },
    ];
    expect(sitemapIndex(parts, siteUrl).split('\n').slice(2, 4)).toEqual([
      `<sitemap><loc>${siteUrl}/sitemaps/pages.xml</loc></sitemap>`,
      `<sitemap><loc>${siteUrl}/sitemaps/blog-first.xml</loc><lastmod>${article.updatedAt}</lastmod></sitemap>`,
    ]);
  });
});

test('the search file contains of a post exactly what a list shows in its language', () => {
  const [found] = JSON.parse(searchPart('blog', [listed('blog', article)], 'ar'));
  expect(found).toEqual({
    ...{
      id: article.id,
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      imageUrl: article.imageUrl,
    },
    ...{ title: article.titleAr, excerpt: article.excerpt, author: 'Shilan', category: 'بحوث' },
    drawnAs: article.category,
    written: { title: 'ar', excerpt: 'en', author: 'en', category: 'ar' },
  });
  const [job1] = JSON.parse(searchPart('career', [listed('career', job)], 'ar'));
  expect(job1).toMatchObject({
    title: 'مدقق',
    department: 'Field',
    location: 'أربيل',
    typeText: 'دوام كامل',
  });
});
