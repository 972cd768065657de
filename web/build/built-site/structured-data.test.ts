import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postPath } from '#shared/posts/paths.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';
import { structuredDataErrors, structuredDataIn } from '#web-testing/structured-data-errors.ts';

const web = join(import.meta.dirname, '../..');
const { render }: Renderer = await import(join(web, 'dist-server/renderer.js'));
const built = readdirSync(join(web, 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file): [string, string] => [file, readFileSync(join(web, 'dist', file), 'utf8')]);
const posts = await Promise.all(
  languages.flatMap((language) =>
    postKinds.map(async (kind): Promise<[string, string]> => {
      const post = samplePosts[kind];
      const { html } = await render(postPath(kind, post.id), language, { items: [], post });
      return [`${kind} ${language}`, html];
    }),
  ),
);

test('structured data of pages and posts use the terms of schema.org', async () => {
  for (const [name, html] of posts) expect(structuredDataIn(html), name).toHaveLength(1);
  expect(built.flatMap(([, html]) => structuredDataIn(html)).length).toBeGreaterThan(30);
  expect(await structuredDataErrors(new Map([...built, ...posts]))).toEqual([]);
}, 120_000);

test('finds a property that the vocabulary does not have', async () => {
  const json = { '@context': 'https://schema.org', '@graph': [{ '@type': 'BlogPosting', hedline: 'No' }] };
  const html = `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
  expect((await structuredDataErrors(new Map([['broken', html]]))).join()).toMatch(/^broken.*hedline/);
}, 120_000);
