import { describe, expect, test } from 'vitest';
import { content } from '#shared/content/registry.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { feed, feedTitle } from './feed.ts';

const article = {
  ...emptyFields(postSchemas.blog.fields),
  ...{
    id: 'a',
    slug: 'shelves',
    createdAt: '',
    updatedAt: '2026-01-02T00:00:00.000Z',
    version: 1,
    published: true,
  },
  ...{ publishedAt: '2026-01-01T00:00:00.000Z', title: 'Shelves & <more>\u0001', titleAr: 'رفوف' },
  ...{ excerpt: 'Of shelves', author: 'Shilan', category: '"Shops"' },
} as PostSummary;
const setting = {
  kind: 'blog',
  language: 'en',
  siteUrl: 'https://site.example',
  title: 'Blog',
  company: 'Company',
} as const;

describe('a feed', () => {
  test('has all that a reader needs of each article', () => {
    const related = new Map([['a', ['/blog/other']]]);
    expect(feed({ ...setting, posts: [article], related })).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
        '<id>https://site.example/blog/feed.xml</id>',
        '<title>Blog</title>',
        '<updated>2026-01-02T00:00:00.000Z</updated>',
        '<link rel="self" type="application/atom+xml" href="https://site.example/blog/feed.xml"/>',
        '<link rel="alternate" type="text/html" href="https://site.example/blog"/>',
        '<author><name>Company</name></author>',
        '<entry xml:lang="en">',
        '<id>https://site.example/blog/a</id>',
        '<title>Shelves &amp; &lt;more&gt;</title>',
        '<link rel="alternate" type="text/html" href="https://site.example/blog/shelves"/>',
        '<link rel="related" type="text/html" href="https://site.example/blog/other"/>',
        '<published>2026-01-01T00:00:00.000Z</published>',
        '<updated>2026-01-02T00:00:00.000Z</updated>',
        '<author><name>Shilan</name></author>',
        '<category term="&quot;Shops&quot;"/>',
        '<summary>Of shelves</summary>',
        '</entry>',
        '</feed>\n',
      ].join('\n'),
    );
  });

  test('leaves out what an article lacks, and names the company as its author', () => {
    const bare = { ...article, author: '', category: '', excerpt: '' } as PostSummary;
    const text = feed({ ...setting, posts: [bare] });
    expect(text.match(/<name>Company<\/name>/g)).toHaveLength(2);
    expect(text).not.toMatch(/<category|<summary|rel="related"/);
  });

  test('in Arabic names Arabic addresses, and the language of each title', () => {
    const english = { ...article, id: 'b', titleAr: '' } as PostSummary;
    const text = feed({ ...setting, language: 'ar', posts: [article, english] });
    expect(text.match(/xml:lang="\w+"/g)).toEqual(['xml:lang="ar"', 'xml:lang="ar"', 'xml:lang="en"']);
    expect(text).toContain('<id>https://site.example/ar/blog/a</id>');
    expect(text).toContain('href="https://site.example/ar/blog/feed.xml"');
  });

  test('of jobs has their department and place', () => {
    const job = {
      ...emptyFields(postSchemas.career.fields),
      ...article,
      department: 'Field',
      location: 'Erbil',
    };
    const text = feed({ ...setting, kind: 'career', posts: [job as PostSummary] });
    expect(text).toContain('<summary>Field · Erbil</summary>');
    expect(text.match(/<author>/g)).toHaveLength(1);
  });

  test('was updated when its last post was, and without a post always at the same time', () => {
    const later = { ...article, id: 'b', publishedAt: '2026-01-03T00:00:00.000Z' } as PostSummary;
    const updated = (posts: readonly PostSummary[]) =>
      /<updated>(.*?)</.exec(feed({ ...setting, posts }))?.[1];
    expect(updated([later, article])).toBe('2026-01-03T00:00:00.000Z');
    expect(updated([article, later])).toBe('2026-01-03T00:00:00.000Z');
    expect(updated([])).toBe('1970-01-01T00:00:00.000Z');
  });
});

test('the title of a feed is the stored name of its list, and of the site', () => {
  const item = (key: string, value: string) => ({ key, value, valueAr: '' }) as ShownItem;
  const items = new Map(
    [item('blog_title', 'Notes'), item('company_name', 'Shelf Co')].map((one) => [one.key, one]),
  );
  expect(feedTitle('blog', items, 'en')).toBe('Notes | Shelf Co');
  expect(feedTitle('news', new Map(), 'en')).toMatch(new RegExp(`^${content.news_title.fallback.en} \\| `));
});
