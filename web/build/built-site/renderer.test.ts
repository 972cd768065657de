import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtInCompany } from '#shared/company/company.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { languages, localizedPath } from '#shared/language.ts';
import { kinds, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { archivePath } from '#shared/publishing/addresses.ts';
import { pictureOf, picturePath } from '#shared/publishing/picture.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';

/** The renderer of the last build. */
const file = join(import.meta.dirname, '../../dist-server/renderer.js');
const renderer: Renderer = await import(file);
const { siteUrl, pages, render } = renderer;
const nothing = { items: [] };
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const start = (html: string) => Buffer.from(html).subarray(0, 1024).toString();
const dataOf = (html: string) => JSON.parse(all(html, /id="page-data">(.*?)<\/script>/g)[0] ?? '');
const post = (kind: PostKind) => postPath(kind, samplePosts[kind].id);

test('contains no admin code and no style engine', () => {
  const code = readFileSync(file, 'utf8');
  expect(/emotion|chakra-ui|Admin Dashboard/.exec(code)?.[0]).toBeUndefined();
  expect(renderer.release).toMatch(/^[0-9a-f]{16}$/);
});

test('contains the posts that come with the site, with their drawn pictures', async () => {
  const { news = [] } = renderer.posts;
  expect(news.length).toBeGreaterThan(0);
  for (const one of news) {
    const path = postPath('news', one.id);
    expect(pages.map((page) => page.path)).toContain(path);
    for (const language of languages) {
      const picture = picturePath(pictureOf(localizePost('news', one, language)), builtInCompany);
      const { html } = await render(path, language, nothing);
      expect(head(html)).toContain(`property="og:image" content="${siteUrl}${picture}"`);
    }
  }
});

describe.each(languages)('in %s', (language) => {
  test.each(pages)('a page without stored content is identical to the built one: $path', async ({ path }) => {
    const { html } = await render(path, language, nothing);
    const name = language === 'ar' ? `ar${path === '/' ? '' : path}` : path === '/' ? 'index' : path;
    const built = readFileSync(join(import.meta.dirname, '../../dist', `${name}.html`), 'utf8');
    expect(html).toBe(built);
  });

  test.each(postKinds)(
    'the page of a post (%s) is complete: text, head, and the feed of its list',
    async (kind) => {
      const { html } = await render(post(kind), language, { items: [], post: samplePosts[kind] });
      const { title, titleAr } = samplePosts[kind];
      expect(main(html)).toContain(language === 'ar' ? boundWords(titleAr) : title.slice(0, 12));
      expect(main(html)).not.toContain('data-width');
      expect(start(html)).toContain('<meta charset="utf-8">');
      expect(head(html)).toContain('hreflang="ar"');
      expect(head(html)).toMatch(/type="application\/atom\+xml" title="[^"]+" href="[^"]+\/feed\.xml"/);
      expect(main(html)).toContain('data-served');
      expect(dataOf(html).queries).toBeUndefined();
      expect(head(html)).toContain(`"@type":"${kinds[kind].schemaType}"`);
      expect(head(html)).toContain('"@type":"BreadcrumbList"');
      const picture = picturePath(pictureOf(localizePost(kind, samplePosts[kind], language)), builtInCompany);
      expect(head(html)).toContain(`property="og:image" content="${siteUrl}${picture}"`);
    },
  );

  test.each(['blog', 'news'] as const)(
    'an article (%s) has its related articles in its HTML',
    async (kind) => {
      const content = ['One', 'Two', 'Three'].map((part) => `## ${part}`).join('\n\n');
      const post = { ...samplePosts[kind], content, contentAr: content };
      const related = [{ ...samplePosts[kind], id: 'another', titleAr: 'آخر', title: 'Another one' }];
      const { html } = await render(postPath(kind, post.id), language, { items: [], post, related });
      expect(main(html)).toContain(`href="${localizedPath(postPath(kind, 'another'), language)}"`);
      expect(main(html)).toContain('href="#part-3"');
      expect(main(html)).toContain('id="part-3"');
      expect(dataOf(html).queries).toBeUndefined();
    },
  );

  test.each(postKinds)(
    'a post (%s) is the same under each of its addresses, and names its slug as canonical',
    async (kind) => {
      const names = { slug: 'by-its-slug', formerSlugs: ['by-its-old-slug'] };
      const texts = {
        seoTitle: 'Found as this',
        seoTitleAr: 'يوجد هكذا',
        seoDescription: 'Told',
        seoDescriptionAr: 'يقال',
      };
      const post = { ...samplePosts[kind], ...texts, ...names } as Post;
      const address = siteUrl + localizedPath(postPath(kind, 'by-its-slug'), language);
      for (const name of ['by-its-slug', 'by-its-old-slug', post.id]) {
        const { html } = await render(postPath(kind, name), language, { items: [], post });
        expect(head(html)).toContain(`rel="canonical" href="${address}"`);
        expect(head(html)).toContain(`property="og:url" content="${address}"`);
        expect(head(html)).toContain(
          `<title data-head>${language === 'ar' ? 'يوجد هكذا' : 'Found as this'}</title>`,
        );
        expect(head(html)).toContain(`"description" content="${language === 'ar' ? 'يقال' : 'Told'}"`);
        expect(main(html)).toContain(`data-post="${post.id}"`);
      }
      await expect(render(postPath(kind, 'by-another'), language, { items: [], post })).rejects.toThrow();
    },
  );

  test.each(postKinds)('a list (%s) shows its newest posts and links to its archive', async (kind) => {
    const head = { posts: [samplePosts[kind]], next: 'cursor', archive: 'first' };
    const { html } = await render(listPath(kind), language, { items: [], lists: { [kind]: head } });
    expect(main(html)).toContain(`href="${language === 'ar' ? '/ar' : ''}${post(kind)}"`);
    expect(main(html)).toContain(archivePath(kind, 'first'));
    expect(start(html)).toContain('<meta charset="utf-8">');
    expect(main(html)).not.toContain('data-width');
  });

  test.each(postKinds)(
    'an archive page (%s) lists its posts between links to its neighbours',
    async (kind) => {
      const archive = { id: 'one', posts: [samplePosts[kind]], newer: 'two', older: 'first' };
      const { html } = await render(archivePath(kind, 'one'), language, { items: [], archive });
      expect(main(html)).toContain(post(kind));
      for (const [rel, id] of [
        ['prev', 'two'],
        ['next', 'first'],
      ] as const) {
        expect(main(html)).toMatch(new RegExp(`<a rel="${rel}" href="[^"]*${archivePath(kind, id)}"`));
        expect(head(html)).toMatch(
          new RegExp(`<link rel="${rel}" href="${siteUrl}[^"]*${archivePath(kind, id)}"`),
        );
      }
    },
  );
});

test('a post without Arabic is indexed in English only', async () => {
  const english = { ...samplePosts.blog, titleAr: '', contentAr: '' };
  const { html } = await render(post('blog'), 'ar', { items: [], post: english });
  expect(all(head(html), /rel="canonical" href="([^"]+)"/g)).toEqual([siteUrl + post('blog')]);
  expect(head(html)).not.toContain('hreflang="ar"');
});

test('rendering is deterministic, whatever was rendered before and whatever the order of fields', async () => {
  const given = samplePosts.blog;
  const turned = Object.fromEntries(Object.entries(given).reverse()) as Post<'blog'>;
  const before = await render(post('blog'), 'en', { items: [], post: given });
  await render('/blog/other', 'en', { items: [], post: { ...given, id: 'other', title: 'Other' } });
  expect(await render(post('blog'), 'en', { items: [], post: turned })).toEqual(before);
});

test.each(['/', '/contact', '/blog'])('%s depends only on the content it reports as read', async (path) => {
  const { html, reads } = await render(path, 'en', nothing);
  expect(reads.length).toBeGreaterThan(5);
  const others = (Object.keys(content) as ContentKey[]).filter((key) => !reads.includes(key));
  const items = others.map((key) => ({ key, value: 'Changed', valueAr: '', type: 'text' as const }));
  expect((await render(path, 'en', { items })).html).toBe(html);
});

test('embedded data cannot end the element that contains them', async () => {
  const items = [{ key: 'hero_title', value: '</script><!--', valueAr: '', type: 'text' as const }];
  const { html } = await render('/', 'en', { items });
  expect(html).not.toContain('</script><!--');
  expect(dataOf(html).content).toEqual([['hero_title', '</script><!--', '']]);
});

test.each(['/nothing', '/ar/404', '/blog/one/two', '/blog/archive/'])(
  'there is no page at %s',
  async (path) => {
    await expect(render(path, 'en', nothing)).rejects.toThrow('no page');
  },
);

test.each([
  ['/blog/blog-1', {}],
  ['/blog/other', { post: samplePosts.blog }],
  ['/blog/archive/first', {}],
])('%s is not rendered without its data', async (path, data) => {
  await expect(render(path, 'en', { items: [], ...data })).rejects.toThrow('was not given');
});
