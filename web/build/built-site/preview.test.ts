import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postPath } from '#shared/posts/paths.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';

/** The renderer of the last build. */
const renderer: Renderer = await import(join(import.meta.dirname, '../../dist-server/renderer.js'));
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);
/** Returns the compared part of a document: its `main` element, without the differences of links and buttons. */
const seen = (html: string) => main(html).replace(/ href="[^"]*"| inert/g, '');

describe.each(languages)('in %s', (language) => {
  test.each(postKinds)(
    'the preview of a post (%s) looks like the published page, and its links and buttons do nothing',
    async (kind) => {
      const post = samplePosts[kind];
      const path = postPath(kind, post.id);
      const data = { items: [], post };
      const html = await renderer.preview(path, language, data);
      expect(seen(html)).toBe(seen((await renderer.render(path, language, data)).html));
      expect(main(html)).toContain(language === 'ar' ? boundWords(post.titleAr) : post.title.slice(0, 12));
      expect(html).not.toMatch(/<script|<iframe|<a\b[^>]* href=|<form\b[^>]* action=/);
      expect(all(html, /<button/g).length).toBe(all(html, /<button inert/g).length);
      expect(html).toMatch(
        /<meta name="referrer" content="no-referrer">\n<meta name="robots" content="noindex/,
      );
      expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/);
      expect(html).not.toMatch(/canonical|og:|hreflang="x-default"|modulepreload/);
    },
  );

  test.each(postKinds)('a post (%s) with only a title has a preview', async (kind) => {
    const post = {
      ...samplePosts[kind],
      ...emptyFields(postSchemas[kind].fields),
      title: 'Begun',
      publishedAt: samplePosts[kind].publishedAt,
    } as Post;
    const html = await renderer.preview(postPath(kind, post.id), language, { items: [], post });
    expect(main(html)).toMatch(/<h1[^>]*>.*Begun/);
    // Empty fields leave no empty elements.
    expect(main(html)).not.toMatch(/<p[^>]*>(<span[^>]*>)+(<\/span>)+<\/p>/);
    expect(main(html)).not.toContain('data-width');
  });
});

test('a page of a post is not rendered without its post', async () => {
  await expect(renderer.preview('/blog/blog-1', 'en', { items: [] })).rejects.toThrow('was not given');
});
