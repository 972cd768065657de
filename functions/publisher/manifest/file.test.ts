import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Publisher } from '../publisher.ts';
import { freshlyPublished, publish, published, publisherOf } from '../testing/publisher-of.ts';
import { idOf, World } from '../testing/world.ts';

const count = 1000;
let world: World;
let publisher: Publisher;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  world = new World();
  publisher = publisherOf(world);
  world.savePosts(count);
  await publish(publisher, 'all');
});

const parts = () => [...world.objects.keys()].filter((key) => key.includes('/parts/')).sort();
async function edit(by: Publisher, n: number): Promise<void> {
  world.savePost('blog', idOf(n), { title: `Edited ${n}` });
  await publish(by, `blog#${idOf(n)}`);
}

test('a save writes one part of the manifest, and removes the part it replaces', async () => {
  const before = parts();
  expect(before.length).toBeGreaterThan(3);
  await edit(publisher, 500);
  const after = parts();
  expect(after).toHaveLength(before.length);
  expect(after.filter((key) => !before.includes(key))).toHaveLength(1);
});

test('a part that cannot be removed is logged, and removed when everything is read', async () => {
  const before = parts();
  vi.spyOn(world.bucket, 'deleteObject').mockRejectedValueOnce(new Error('slow'));
  await edit(publisher, 500);
  expect(vi.mocked(console.error).mock.calls).toMatchObject([[{ failure: 'manifest-parts-not-removed' }]]);
  expect(parts()).toHaveLength(before.length + 1);
  await publish(publisher, 'all');
  expect(parts()).toHaveLength(before.length);
});

test('a new publisher reads all parts and continues from them', async () => {
  const written = vi.spyOn(world.bucket, 'writeObject');
  await edit(publisherOf(world), 500);
  expect(written.mock.calls.filter(([key]) => key.endsWith(`/blog/${idOf(500)}.html`))).toHaveLength(2);
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test.each(['missing', 'broken'])('ignores a manifest of which a part is %s', async (how) => {
  const [key = ''] = parts();
  if (how === 'missing') world.objects.delete(key);
  else world.objects.set(key, { text: '{"posts":7}', etag: 'odd', writtenAt: new Date() });
  world.posts.delete(`blog#${idOf(7)}`);
  await edit(publisherOf(world), 500);
  expect(published(world)).toEqual(await freshlyPublished(world));
  expect(parts()).not.toContain(key);
});

test('removes parts that no manifest names when everything is read', async () => {
  const key = 'pages/r1/parts/of-somebody-who-was-killed/manifest.json';
  world.objects.set(key, { text: '{}', etag: 'odd', writtenAt: new Date() });
  const before = parts();
  await publish(publisher, 'all');
  expect(parts()).toEqual(before.filter((one) => one !== key));
});
