import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeRenderer, unrenderable } from './testing/fake-renderer.ts';
import { freshlyPublished, publish, published, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

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

const id = (n: number) => `post-of-the-tests-${n}`;
function savePosts(count: number, from = 0): void {
  for (let n = from; n < from + count; n++) {
    world.time += 1000;
    world.savePost('blog', id(n), { title: `Post ${n}`, titleAr: n % 2 ? `منشور ${n}` : '' });
  }
}
const object = (name: string) => world.objects.get(`pages/r1${name}`)?.text;
async function rendered(work: () => Promise<unknown>): Promise<string[]> {
  renderer.rendered.length = 0;
  await work();
  return renderer.rendered.toSorted();
}

test('a release without a manifest is published as a whole, in both languages', async () => {
  savePosts(2);
  await publish(publisher, 'content');
  expect(Object.keys(published(world)).map((key) => key.replace('pages/r1', ''))).toEqual(
    expect.arrayContaining(
      ['/index.html', '/ar.html', '/ar/contact.html', `/blog/${id(0)}.html`, `/ar/blog/${id(1)}.html`].concat(
        ['/sitemap.xml', '/sitemaps/pages.xml', '/blog/feed.xml', '/ar/news/feed.xml'],
        ['/live/search/career.ar.json', '/live/content.json', '/live/version.json'],
      ),
    ),
  );
  expect(world.marks.size).toBe(0);
  expect(world.leases.size).toBe(0);
  expect(world.status).toMatchObject({ release: 'r1', failures: [] });
});

test('a save of a content item renders the pages that read it, and no other', async () => {
  savePosts(3);
  await publish(publisher, 'all');
  world.saveContent('hero_title', 'Seen in every aisle');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual(['ar /', 'en /']);
  expect(object('/index.html')).toContain('Seen in every aisle');
  world.saveContent('careers_title', 'Work with us');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual([]);
  expect(object('/careers/feed.xml')).toContain('<title>Work with us | ');
});

test('what a page reads is known anew each time it is rendered', async () => {
  await publish(publisher, 'all');
  world.saveContent('hero_image', '/images/a.png');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual([]);
  world.saveContent('hero_title', 'more');
  await publish(publisher, 'content');
  world.saveContent('hero_image', '/images/b.png');
  expect(await rendered(() => publish(publisher, 'content'))).toEqual(['ar /', 'en /']);
  expect(object('/index.html')).toContain('/images/b.png');
});

test('what the publisher has not heard of is not told as published', async () => {
  savePosts(2);
  await publish(publisher, 'all');
  const first = world.status?.readAt;
  world.time += 1000;
  world.savePost('blog', id(1), { title: 'Nobody was told yet' });
  await publish(publisher, 'content');
  expect(world.status?.noticed).toEqual({ all: first, content: world.status?.readAt });
  world.time += 1000;
  await publish(publisher, `blog#${id(1)}`);
  expect(world.status?.noticed).toMatchObject({ all: first, [`blog#${id(1)}`]: world.status?.readAt });
  world.time += 200_000;
  await publish(publisher, 'content');
  expect(Object.keys(world.status?.noticed ?? {})).toEqual(['content']);
});

test('a save of a post renders it, its lists and its archive', async () => {
  savePosts(100);
  await publish(publisher, 'all');
  world.savePost('blog', id(7), { title: 'Another title' });
  const archives = /\/blog\/archive\//;
  const documents = await rendered(() => publish(publisher, `blog#${id(7)}`));
  expect(documents.filter((name) => !archives.test(name))).toEqual([
    `ar /blog/${id(7)}`,
    `en /blog/${id(7)}`,
  ]);
  expect(documents.filter((name) => archives.test(name))).toHaveLength(2);
  expect(object(`/blog/${id(7)}.html`)).toContain('Another title');
  expect(published(world)).toEqual(await freshlyPublished(world));
});

describe.each([
  ['unpublished', () => world.savePost('blog', id(1), { published: false })],
  ['deleted', () => world.posts.delete(`blog#${id(1)}`)],
])('a post that is %s', (_, takeAway) => {
  test('is gone in both languages, and from all that listed it', async () => {
    savePosts(30);
    await publish(publisher, 'all');
    takeAway();
    await publish(publisher, `blog#${id(1)}`);
    expect(
      Object.entries(published(world)).filter(([key, text]) => `${key} ${text}`.includes(`${id(1)}.`)),
    ).toEqual([]);
    expect(object('/live/search/blog.en.json')).not.toContain(`"${id(1)}"`);
    expect(published(world)).toEqual(await freshlyPublished(world));
  });
});

test('everything in a list can be found in one file of its search, and a save writes the one that it is in', async () => {
  savePosts(2000);
  await publish(publisher, 'all');
  const { newest, older } = JSON.parse(object('/live/search/blog.en.json') ?? '');
  expect(older.length).toBeGreaterThan(0);
  const parts = older.map((run: string) => JSON.parse(object(`/live/search/blog.en/${run}.json`) ?? ''));
  const found = [newest, ...parts].flat().map((post: { id: string }) => post.id);
  expect(found).toEqual(Array.from({ length: 2000 }, (_, n) => id(1999 - n)));
  const before = new Map(world.objects);
  world.savePost('blog', id(0), { title: 'Another title' });
  await publish(publisher, `blog#${id(0)}`);
  const written = [...world.objects].filter(([key, file]) => before.get(key) !== file).map(([key]) => key);
  expect(written.filter((key) => key.includes('/search/')).sort()).toEqual(
    ['ar', 'en'].map((language) => `pages/r1/live/search/blog.${language}/${older.at(-1)}.json`),
  );
});

test('one document that cannot be made stays as it was and stops no other', async () => {
  savePosts(3);
  await publish(publisher, 'all');
  const before = object(`/blog/${id(1)}.html`);
  world.savePost('blog', id(1), { content: unrenderable });
  world.savePost('blog', id(2), { title: 'A later title' });
  await publish(publisher, `blog#${id(1)}`, `blog#${id(2)}`);
  expect(object(`/blog/${id(1)}.html`)).toBe(before);
  expect(object(`/blog/${id(2)}.html`)).toContain('A later title');
  const failure = { path: `/blog/${id(1)}`, reason: `This page cannot be rendered: /blog/${id(1)}.` };
  expect(world.status?.failures).toEqual([
    { ...failure, language: 'en' },
    { ...failure, language: 'ar' },
  ]);
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'document-not-published', document: `/blog/${id(1)}` }),
  );
  world.savePost('blog', id(1), { content: 'Mended' });
  await publish(publisher, `blog#${id(1)}`);
  expect(object(`/blog/${id(1)}.html`)).toContain('Mended');
  expect(world.status?.failures).toEqual([]);
});

test('what was published by another publisher is made anew, and written only where it differs', async () => {
  savePosts(3);
  await publish(publisher, 'all');
  const before = new Map(world.objects);
  await publish({ ...publisher, madeBy: 'another' }, 'rest');
  expect(renderer.rendered.length).toBeGreaterThan(20);
  const written = [...world.objects].filter(([key, file]) => before.get(key) !== file).map(([key]) => key);
  expect(written).toEqual(['pages/r1/manifest.json', expect.stringMatching(/^pages.r1.parts/)]);
});

test('a manifest that cannot be read counts as none', async () => {
  savePosts(3);
  await publish(publisher, 'all');
  const file = { text: '{"documents":7}', etag: 'odd', writtenAt: new Date() };
  world.objects.set('pages/r1/manifest.json', file);
  world.objects.set('pages/r1/blog/stray.html', file);
  world.savePost('blog', id(1), { title: 'A later title' });
  await publish(publisher, 'content');
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a publisher that lives on reads the manifest again where somebody else wrote it, and only then', async () => {
  savePosts(3);
  await publish(publisher, 'all');
  const read = vi.spyOn(world.bucket, 'readObject');
  const edit = async (by: typeof publisher, title: string) => {
    world.savePost('blog', id(1), { title });
    await publish(by, `blog#${id(1)}`);
    expect(published(world)).toEqual(await freshlyPublished(world));
    return Promise.all(read.mock.results.splice(0).map(({ value }) => value));
  };
  expect(await edit(publisher, 'One')).toEqual(['unchanged']);
  await edit(publisherOf(world, renderer), 'Another');
  const file = expect.objectContaining({ text: expect.any(String) });
  expect(await edit(publisher, 'A third')).toEqual([file, file]);
});

test('what the schedule finds in another state than the manifest says is mended', async () => {
  savePosts(30);
  await publish(publisher, 'all');
  const file = { text: 'older', etag: 'older', writtenAt: new Date() };
  world.objects.set('pages/r1/blog.html', file);
  world.objects.set('pages/r1/blog/stray.html', file);
  world.objects.delete('pages/r1/ar.html');
  world.posts.delete(`blog#${id(3)}`);
  world.savePost('blog', id(4), { title: 'Nobody was told' });
  await publish(publisher, 'all');
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('where the index is behind, posts are listed as they were read to be rendered', async () => {
  savePosts(20);
  world.index = new Map(world.posts);
  world.savePost('blog', id(3), { title: 'The index knows nothing of this' });
  world.posts.delete(`blog#${id(5)}`);
  await publish(publisher, 'content');
  world.index = undefined;
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a pass that has not the time for everything leaves the rest marked', async () => {
  savePosts(60);
  let asked = 0;
  const hurried = { ...publisher, hasTime: () => asked++ < 2 };
  expect(await publish(hurried, 'content')).toEqual({ end: 'unfinished' });
  expect([...world.marks.keys()]).toEqual(['r1 rest']);
  expect(object('/blog.html')).toBeUndefined();
  expect(await publish(publisher)).toEqual({ end: 'done', failures: [] });
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a save does not wait until all posts have another text around them', async () => {
  savePosts(90);
  await publish(publisher, 'all');
  world.saveContent('company_name', 'Another name');
  const order: string[] = [];
  const { addMark, listMarks, ...coordination } = world.coordination;
  let saved = false;
  const interrupted = {
    ...publisher,
    coordination: {
      ...coordination,
      addMark,
      listMarks: async (release: string) => {
        const rendersPosts = renderer.rendered.some((name) => name.includes('/blog/post'));
        if (rendersPosts && !saved) {
          saved = true;
          world.savePost('blog', id(0), { title: 'Saved meanwhile' });
          await addMark(release, `blog#${id(0)}`, new Date());
          order.push(...renderer.rendered.splice(0));
        }
        return listMarks(release);
      },
    },
  };
  renderer.rendered.length = 0;
  await publish(interrupted, 'content');
  expect(order.filter((name) => name.includes('/blog/post')).length).toBeLessThan(90);
  expect(renderer.rendered.slice(0, 2).sort()).toEqual([`ar /blog/${id(0)}`, `en /blog/${id(0)}`]);
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a post at the address of a page that comes with the site does not take its place', async () => {
  await publish(publisher, 'all');
  const page = object('/news/comes-with-the-site.html');
  world.savePost('news', 'comes-with-the-site', {});
  const documents = await rendered(() => publish(publisher, 'news#comes-with-the-site'));
  expect(documents.filter((name) => name.endsWith('/comes-with-the-site'))).toEqual([]);
  expect(object('/news/comes-with-the-site.html')).toBe(page);
});
