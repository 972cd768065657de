import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshlyPublished, publish, published, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

const [first, second] = ['post-of-the-tests-1', 'post-of-the-tests-2'];

/**
 * Creates a `World`. `save` of the result saves and publishes a post, and returns the names of the English pages of the blog
 * after that.
 */
function blog() {
  const world = new World();
  const publisher = publisherOf(world);
  const save = async (id: string, fields: Parameters<World['savePost']>[2]) => {
    world.time += 1000;
    world.savePost('blog', id, fields);
    await publish(publisher, `blog#${id}`);
    expect(published(world)).toEqual(await freshlyPublished(world));
    return Object.keys(published(world)).flatMap(
      (key) => /^pages\/r1\/blog\/(.*)\.html$/.exec(key)?.[1] ?? [],
    );
  };
  const page = (name: string) => published(world)[`pages/r1/ar/blog/${name}.html`];
  return { save, page, world };
}

test('publishes a post only under its slugs and id', async () => {
  const { save, page } = blog();
  expect(await save(first, {})).toEqual([first]);
  expect(await save(first, { slug: 'one' })).toEqual(['one', first]);
  expect(await save(first, { slug: 'uno', formerSlugs: ['one'] })).toEqual(['one', first, 'uno']);
  expect(page('one')).toContain(first);
  expect(await save(first, { slug: 'uno', formerSlugs: [] })).toEqual([first, 'uno']);
  expect(await save(first, { published: false })).toEqual([]);
});

test('lists link to the slug; the id of a feed’s entry stays', async () => {
  const { save, world } = blog();
  await save(first, { slug: 'one' });
  const texts = published(world);
  const siteMap = Object.entries(texts).flatMap(([key, text]) =>
    key.includes('/sitemaps/blog') ? text : [],
  );
  expect(siteMap.join()).toContain('https://www.example.com/blog/one<');
  expect(siteMap.join()).not.toContain(first);
  const feed = texts['pages/r1/ar/blog/feed.xml'];
  expect(feed).toContain('href="https://www.example.com/ar/blog/one"');
  expect(feed).toContain(`<id>https://www.example.com/ar/blog/${first}</id>`);
  expect(texts['pages/r1/live/search/blog.en.json']).toContain('"slug":"one"');
});

test('an address shared by several posts belongs to the post with this id, otherwise to the newest', async () => {
  const { save, page } = blog();
  await save(first, { slug: 'one' });
  await save(second, { slug: 'one', title: 'Newer' });
  expect(page('one')).toContain('Newer');
  await save(second, { slug: first });
  expect(page('one')).not.toContain('Newer');
  expect(page(first)).not.toContain('Newer');
  await save(first, { published: false });
  expect(page(first)).toContain('Newer');
});
