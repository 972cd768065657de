import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeRenderer, unrenderable } from './testing/fake-renderer.ts';
import { freshlyPublished, publish, published, publisherOf } from './testing/publisher-of.ts';
import { idOf, World } from './testing/world.ts';

let world: World;
let renderer: ReturnType<typeof fakeRenderer>;
let publisher: ReturnType<typeof publisherOf>;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  world = new World();
  renderer = fakeRenderer();
  publisher = publisherOf(world, renderer);
});

const object = (name: string) => world.objects.get(`pages/r1${name}`)?.text;
async function rendered(work: () => Promise<unknown>): Promise<string[]> {
  renderer.rendered.length = 0;
  await work();
  return renderer.rendered.toSorted();
}

test('publishes a release without a manifest completely, in both languages', async () => {
  world.savePosts(2);
  await publish(publisher, 'content');
  expect(Object.keys(published(world)).map((key) => key.replace('pages/r1', ''))).toEqual(
    expect.arrayContaining(
      [
        '/index.html',
        '/ar.html',
        '/ar/contact.html',
        `/blog/${idOf(0)}.html`,
        `/ar/blog/${idOf(1)}.html`,
      ].concat(
        ['/sitemap.xml', '/sitemaps/pages.xml', '/blog/feed.xml', '/ar/news/feed.xml'],
        ['/live/search/career.ar.json', '/live/content.json', '/live/version.json'],
      ),
    ),
  );
  expect(world.marks.size).toBe(0);
  expect(world.leases.size).toBe(0);
  expect(world.status).toMatchObject({ release: 'r1', failures: [] });
});

test('a save of a content item renders only the pages that read it', async () => {
  world.savePosts(3);
  await publish(publisher, 'all');
  world.saveContent('hero_title', 'Seen in every aisle');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual(['ar /', 'en /']);
  expect(object('/index.html')).toContain('Seen in every aisle');
  world.saveContent('careers_title', 'Work with us');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual([]);
  expect(object('/careers/feed.xml')).toContain('<title>Work with us | ');
});

test('what a page reads is recorded each time it is rendered', async () => {
  await publish(publisher, 'all');
  world.saveContent('hero_image', '/images/a.png');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual([]);
  world.saveContent('hero_title', 'more');
  await publish(publisher, 'content');
  world.saveContent('hero_image', '/images/b.png');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual(['ar /', 'en /']);
  expect(object('/index.html')).toContain('/images/b.png');
});

test('the status does not report writes as published that the publisher has not read', async () => {
  world.savePosts(2);
  await publish(publisher, 'all');
  const first = world.status?.readAt;
  world.time += 1000;
  world.savePost('blog', idOf(1), { title: 'Nobody was told yet' });
  await publish(publisher, 'content');
  expect(world.status?.noticed).toEqual({ all: first, content: world.status?.readAt });
  world.time += 1000;
  await publish(publisher, `blog#${idOf(1)}`);
  expect(world.status?.noticed).toMatchObject({ all: first, [`blog#${idOf(1)}`]: world.status?.readAt });
  world.time += 200_000;
  await publish(publisher, 'content');
  expect(Object.keys(world.status?.noticed ?? {})).toEqual(['content']);
});

test('a save of a post renders it, its lists, its archive page, and the posts that link to it', async () => {
  world.savePosts(100);
  await publish(publisher, 'all');
  world.savePost('blog', idOf(7), { title: 'Another title' });
  const archives = /\/blog\/archive\//;
  const documents = await rendered(() => publish(publisher, `blog#${idOf(7)}`));
  expect(documents.filter((name) => !archives.test(name))).toEqual([
    // Every second post of this test is written in Arabic.
    ...[10, 11, 12, 13, 7, 8, 9].map((n) => `ar /blog/${idOf(n)}`),
    ...[10, 7, 8, 9].map((n) => `en /blog/${idOf(n)}`),
  ]);
  expect(documents.filter((name) => archives.test(name))).toHaveLength(2);
  expect(object(`/blog/${idOf(7)}.html`)).toContain('Another title');
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('pages that list articles get the categories of all articles, in both languages', async () => {
  world.savePosts(60);
  world.savePost('blog', idOf(0), { category: 'Audits', categoryAr: 'تدقيق' });
  await publish(publisher, 'all');
  const categoriesOn = (page: string) =>
    /"categories":(\{[^}]*\})/.exec(object(page)?.replaceAll('&quot;', '"') ?? '')?.[1];
  const categories = JSON.stringify({ en: ['Audits', 'category'], ar: ['تدقيق', 'categoryAr'] });
  for (const page of ['/index.html', '/ar.html', '/blog.html', '/ar/blog.html'])
    expect(categoriesOn(page)).toBe(categories);
  expect(categoriesOn('/news.html')).toBeUndefined();
});

test('a post links to others while they are published, with their present titles', async () => {
  world.savePosts(8);
  await publish(publisher, 'all');
  const page = () => object(`/blog/${idOf(5)}.html`);
  expect(page()).toContain('Post 4');
  world.savePost('blog', idOf(4), { title: 'Another title' });
  await publish(publisher, `blog#${idOf(4)}`);
  expect(page()).toContain('Another title');
  world.savePost('blog', idOf(4), { published: false });
  await publish(publisher, `blog#${idOf(4)}`);
  expect(page()).not.toContain('Another title');
  expect(page()).toContain('Post 1');
  expect(published(world)).toEqual(await freshlyPublished(world));
});

describe.each([
  ['unpublished', () => world.savePost('blog', idOf(1), { published: false })],
  ['deleted', () => world.posts.delete(`blog#${idOf(1)}`)],
])('a post that is %s', (_, takeAway) => {
  test('is removed in both languages, and from every list', async () => {
    world.savePosts(30);
    await publish(publisher, 'all');
    takeAway();
    await publish(publisher, `blog#${idOf(1)}`);
    expect(
      Object.entries(published(world)).filter(([key, text]) => `${key} ${text}`.includes(`${idOf(1)}.`)),
    ).toEqual([]);
    expect(object('/live/search/blog.en.json')).not.toContain(`"${idOf(1)}"`);
    expect(published(world)).toEqual(await freshlyPublished(world));
  });
});

test('every listed post is in one search file, and a save writes only that file', async () => {
  world.savePosts(2000);
  await publish(publisher, 'all');
  const { newest, older } = JSON.parse(object('/live/search/blog.en.json') ?? '');
  expect(older.length).toBeGreaterThan(0);
  const parts = older.map((run: string) => JSON.parse(object(`/live/search/blog.en/${run}.json`) ?? ''));
  const found = [newest, ...parts].flat().map((post: { id: string }) => post.id);
  expect(found).toEqual(Array.from({ length: 2000 }, (_, n) => idOf(1999 - n)));
  const before = new Map(world.objects);
  world.savePost('blog', idOf(0), { title: 'Another title' });
  await publish(publisher, `blog#${idOf(0)}`);
  const written = [...world.objects].filter(([key, file]) => before.get(key) !== file).map(([key]) => key);
  expect(written.filter((key) => key.includes('/search/')).sort()).toEqual(
    ['ar', 'en'].map((language) => `pages/r1/live/search/blog.${language}/${older.at(-1)}.json`),
  );
});

test('a document that cannot be rendered stays as it was and stops no other', async () => {
  world.savePosts(3);
  await publish(publisher, 'all');
  const before = object(`/blog/${idOf(1)}.html`);
  world.savePost('blog', idOf(1), { content: unrenderable });
  world.savePost('blog', idOf(2), { title: 'A later title' });
  await publish(publisher, `blog#${idOf(1)}`, `blog#${idOf(2)}`);
  expect(object(`/blog/${idOf(1)}.html`)).toBe(before);
  expect(object(`/blog/${idOf(2)}.html`)).toContain('A later title');
  const failure = { path: `/blog/${idOf(1)}`, reason: `This page cannot be rendered: /blog/${idOf(1)}.` };
  expect(world.status?.failures).toEqual([
    { ...failure, language: 'en' },
    { ...failure, language: 'ar' },
  ]);
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'document-not-published', document: `/blog/${idOf(1)}` }),
  );
  world.savePost('blog', idOf(1), { content: 'Mended' });
  await publish(publisher, `blog#${idOf(1)}`);
  expect(object(`/blog/${idOf(1)}.html`)).toContain('Mended');
  expect(world.status?.failures).toEqual([]);
});

test('lists posts as they were read for rendering if the index is behind', async () => {
  world.savePosts(20);
  world.index = new Map(world.posts);
  world.savePost('blog', idOf(3), { title: 'The index knows nothing of this' });
  world.posts.delete(`blog#${idOf(5)}`);
  await publish(publisher, 'content');
  world.index = undefined;
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a post does not replace a page that comes with the site at the same address', async () => {
  await publish(publisher, 'all');
  const page = object('/news/comes-with-the-site.html');
  world.savePost('news', 'comes-with-the-site', {});
  const documents = await rendered(() => publish(publisher, 'news#comes-with-the-site'));
  expect(documents.filter((name) => name.endsWith('/comes-with-the-site'))).toEqual([]);
  expect(object('/news/comes-with-the-site.html')).toBe(page);
});
