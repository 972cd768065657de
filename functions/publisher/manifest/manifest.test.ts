import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeRenderer } from '../testing/fake-renderer.ts';
import { freshlyPublished, publish, published, publisherOf } from '../testing/publisher-of.ts';
import { idOf, World } from '../testing/world.ts';

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

test('renders again what another publisher published, and writes only differences', async () => {
  world.savePosts(3);
  await publish(publisher, 'all');
  const before = new Map(world.objects);
  await publish({ ...publisher, publisherVersion: 'another' }, 'rest');
  expect(renderer.rendered.length).toBeGreaterThan(20);
  const written = [...world.objects].filter(([key, file]) => before.get(key) !== file).map(([key]) => key);
  expect(written).toEqual(['pages/r1/manifest.json', expect.stringMatching(/^pages.r1.parts/)]);
});

test('treats an unreadable manifest as missing', async () => {
  world.savePosts(3);
  await publish(publisher, 'all');
  const file = { text: '{"documents":7}', etag: 'odd', writtenAt: new Date() };
  world.objects.set('pages/r1/manifest.json', file);
  world.objects.set('pages/r1/blog/stray.html', file);
  world.savePost('blog', idOf(1), { title: 'A later title' });
  await publish(publisher, 'content');
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a running publisher reads the manifest again only if another publisher wrote it', async () => {
  world.savePosts(3);
  await publish(publisher, 'all');
  const read = vi.spyOn(world.bucket, 'readObject');
  const edit = async (by: typeof publisher, title: string) => {
    world.savePost('blog', idOf(1), { title });
    await publish(by, `blog#${idOf(1)}`);
    expect(published(world)).toEqual(await freshlyPublished(world));
    return Promise.all(read.mock.results.splice(0).map(({ value }) => value));
  };
  expect(await edit(publisher, 'One')).toEqual(['unchanged']);
  await edit(publisherOf(world, renderer), 'Another');
  const file = expect.objectContaining({ text: expect.any(String) });
  expect(await edit(publisher, 'A third')).toEqual([file, file]);
});

test('the scheduled run corrects everything that differs from the manifest', async () => {
  world.savePosts(30);
  await publish(publisher, 'all');
  const file = { text: 'older', etag: 'older', writtenAt: new Date() };
  world.objects.set('pages/r1/blog.html', file);
  world.objects.set('pages/r1/blog/stray.html', file);
  world.objects.delete('pages/r1/ar.html');
  world.posts.delete(`blog#${idOf(3)}`);
  world.savePost('blog', idOf(4), { title: 'Nobody was told' });
  await publish(publisher, 'all');
  expect(published(world)).toEqual(await freshlyPublished(world));
});
