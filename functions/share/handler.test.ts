import '#functions/data/testing/environment.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPost, getPost } from '#functions/data/posts/post.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { send } from '#functions/http/testing/event.ts';
import { shareBlogPost } from '#shared/api/share.ts';
import { builtInCompany } from '#shared/company/company.ts';
import { publicPath } from '#shared/posts/names.ts';
import type { PostInput } from '#shared/posts/schemas.ts';
import { picturePath } from '#shared/publishing/picture.ts';
import { handler } from './handler.ts';
import { parsePage } from './testing/parse-page.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

const site = 'https://www.example.com';
const post = articleWith({
  title: 'Measuring shelf share',
  content: '## Facings\n\nCount **every** [facing](/contact).',
  excerpt: 'How to count a shelf.',
  author: 'Dana',
  category: 'Retail audit',
  published: true,
});
const written = new Date('2026-05-04T06:00:00.000Z');

let made = 0;
async function publish(fields: Partial<PostInput<'blog'>> = {}, kind: 'blog' | 'news' = 'blog') {
  made += 1;
  const id = `shared-post-${String(made).padStart(8, '0')}`;
  await createPost(kind, id, articleWith({ ...post, ...fields }), written);
  return id;
}
const pathOf = async (id: string) => publicPath('blog', (await getPost('blog', id)) ?? { id });
const ask = (id: string, more = {}) => send(handler, shareBlogPost, { params: { id }, ...more });
const pageOf = async (fields?: Partial<PostInput<'blog'>>) =>
  parsePage((await ask(await publish(fields))).text);

describe('a published post', () => {
  test('is described by the text written for search engines', async () => {
    const page = await pageOf({ seoTitle: 'Shelf share in Iraq', seoDescription: 'Facings, counted.' });
    expect(page.title).toBe('Shelf share in Iraq');
    expect(page.meta('og:title')).toBe('Shelf share in Iraq');
    expect(page.meta('og:description')).toBe('Facings, counted.');
  });

  test('has tags with the site’s own address, whatever host was requested', async () => {
    const id = await publish();
    const { status, headers, text } = await ask(id, { headers: { host: 'evil.example' } });
    const page = parsePage(text);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=2',
    });
    expect(page.title).toBe('Measuring shelf share | Retail Evidence');
    const path = await pathOf(id);
    expect(path).toMatch(/^\/blog\/measuring-shelf-share/);
    expect(page.link('canonical')).toBe(`${site}${path}`);
    const drawn =
      site + picturePath({ language: 'en', title: post.title, label: post.category }, builtInCompany);
    const tags = {
      description: post.excerpt,
      author: 'Dana',
      'og:type': 'article',
      'og:site_name': 'Retail Evidence',
      'og:title': post.title,
      'og:description': post.excerpt,
      'og:url': `${site}${path}`,
      'og:image': drawn,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': 'en_GB',
      'article:published_time': written.toISOString(),
      'twitter:card': 'summary_large_image',
      'twitter:title': post.title,
      'twitter:description': post.excerpt,
      'twitter:image': drawn,
    };
    for (const [name, content] of Object.entries(tags))
      expect([name, page.meta(name)]).toEqual([name, content]);
    expect(text).not.toContain('evil.example');
  });

  test('redirects people to the post, and shows a link as a fallback', async () => {
    const id = await publish();
    const { tags } = parsePage((await ask(id)).text);
    const refresh = tags.find(({ attributes }) => attributes['http-equiv'] === 'refresh');
    expect(refresh?.attributes.content).toBe(`0; url=${await pathOf(id)}`);
    expect(tags.find(({ name }) => name === 'a')?.attributes.href).toBe(await pathOf(id));
  });

  test('has the picture drawn for it, then its own', async () => {
    const images = async (imageUrl: string) =>
      (await pageOf({ imageUrl })).tags
        .filter(({ attributes }) => attributes.property === 'og:image')
        .map(({ attributes }) => attributes.content);
    expect(await images('/images/shelf.png')).toEqual([
      expect.stringMatching(/^https:\/\/www\.example\.com\/pictures\/[a-z0-9]{14}\.png$/),
      `${site}/images/shelf.png`,
    ]);
    const elsewhere = 'https://cdn.example.org/a.png?x=1&y=%22';
    expect((await images(elsewhere))[1]).toBe(elsewhere);
  });

  test('without an excerpt is described by its first words', async () => {
    expect((await pageOf({ excerpt: '' })).meta('description')).toBe('Facings Count every facing.');
    const long = await pageOf({ excerpt: '', content: 'word '.repeat(1000) });
    expect(long.meta('og:description')).toMatch(/^(word ){30,}word…$/);
    expect(long.meta('og:description').length).toBeLessThanOrEqual(200);
  });

  test('names Arabic as its other language if it has one', async () => {
    expect((await pageOf({ titleAr: 'قياس حصة الرف' })).meta('og:locale:alternate')).toBe('ar_IQ');
    const english = await pageOf();
    expect(() => english.meta('og:locale:alternate')).toThrow('0 of');
  });

  test('is cached for everybody, whatever cookie they send', async () => {
    const { headers } = await ask(await publish(), { sessionToken: 'A'.repeat(43) });
    expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=2');
  });

  test.each([
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</title><img src=x onerror=alert(1)>',
    '<!--',
    ']]>',
    '&quot;&#x22;&lt;script&gt;',
    '&amp',
    '{{constructor.constructor("alert(1)")()}}',
    '$\u007balert(1)}',
    '$& $1 $` $$',
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['\u2066\u2067a\u200f\u200e', 'a\u200f\u200e'],
    '0;url=javascript:alert(1)',
    'javascript:alert(1)',
    ['a\u0000b\u0008c', 'abc'],
    '\ud83d\ude00 دليل ＜script＞',
    '=HYPERLINK("https://evil.example")',
  ])('with %j in every text is described by the plain text of it, quoted', async (given) => {
    const [written = '', text = written] = typeof given === 'string' ? [given] : given;
    const hostile = {
      title: written,
      titleAr: written,
      content: written,
      excerpt: written,
      author: written,
      category: written,
    };
    const page = await pageOf(hostile);
    expect(page.title).toBe(`${text} | Retail Evidence`);
    expect(page.heading).toBe(text);
    for (const name of [
      'description',
      'author',
      'og:title',
      'og:description',
      'twitter:title',
      'article:section',
    ]) {
      expect([name, page.meta(name)]).toEqual([name, text]);
    }
    expect(new Set(page.tags.map(({ name }) => name))).toEqual(
      new Set(['html', 'head', 'meta', 'title', 'link', 'body', 'h1', 'p', 'a']),
    );
    expect(page.tags.filter(({ attributes }) => attributes['http-equiv'])).toHaveLength(1);
  });
});

describe('answers 404 without any content', () => {
  const absent = async (id: string) => {
    const { status, headers, text } = await ask(id);
    const links = parsePage(text).tags.filter(({ name }) => name === 'a');
    expect({ status, type: headers['Content-Type'], cache: headers['Cache-Control'] }).toEqual({
      status: 404,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
    });
    expect(links.map(({ attributes }) => attributes.href)).toEqual(['/blog', '/ar/blog']);
    expect(parsePage(text).meta('robots')).toBe('noindex');
    return text;
  };

  test('for a draft: none of its words is sent', async () => {
    const words = {
      title: 'secretTitle',
      excerpt: 'secretExcerpt',
      content: 'secretContent',
      author: 'secretAuthor',
    };
    expect(await absent(await publish({ ...words, published: false }))).not.toContain('secret');
  });

  test('for a news post', async () => {
    await absent(await publish({}, 'news'));
  });

  test.each([
    'no-such-post-0000',
    'x',
    '',
    '%00',
    '..%2f..%2fadmin',
    '__proto__',
    'x'.repeat(3000),
    '%22%3E%3Cscript%3E',
  ])('under %j', async (id) => {
    await absent(id);
  });
});
