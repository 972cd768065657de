import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bucket } from './dependencies.ts';
import { leaseMs } from './lease.ts';
import { mark, type Publisher, publishMarked } from './publisher.ts';
import { freshlyPublished, publish, published, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

const post = 'post-of-the-tests-1';
let world: World;
let publisher: Publisher;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  world = new World();
  publisher = publisherOf(world);
  await publish(publisher, 'all');
});

/** A publisher whose writes of the manifest are replaced by `end`. */
const thatEndsAtManifest = (end: () => Promise<string | undefined>): Publisher => ({
  ...publisher,
  bucket: withWrites(publisher.bucket, (key) => (key.endsWith('manifest.json') ? end() : undefined)),
});

function withWrites(
  bucket: Bucket,
  instead: (key: string) => Promise<string | undefined> | undefined,
): Bucket {
  return { ...bucket, writeObject: (key, object) => instead(key) ?? bucket.writeObject(key, object) };
}

describe('the page of a deleted post is removed although its publisher wrote no manifest', () => {
  beforeEach(() => world.savePost('blog', post, {}));
  const deleteIt = async () => {
    expect(Object.keys(published(world))).toContain(`pages/r1/blog/${post}.html`);
    world.posts.delete(`blog#${post}`);
    await publish(publisher, `blog#${post}`);
    expect(published(world)).toEqual(await freshlyPublished(world));
    expect(world.leases.size).toBe(0);
  };

  test('because it failed', async () => {
    const failing = thatEndsAtManifest(() => Promise.reject(new Error('Out of reach.')));
    await expect(publish(failing, `blog#${post}`)).rejects.toThrow('Out of reach.');
    await deleteIt();
  });

  test('because it was killed', async () => {
    await new Promise<void>((written) => {
      const killed = thatEndsAtManifest(() => {
        written();
        return new Promise(() => {});
      });
      void publish(killed, `blog#${post}`);
    });
    const begun = world.time;
    await deleteIt();
    expect(world.time - begun).toBeGreaterThanOrEqual(leaseMs);
  });
});

test('what the bucket refuses stays marked, and is published by the next run', async () => {
  world.saveContent('hero_title', 'A new title');
  const refused = {
    ...publisher,
    bucket: withWrites(publisher.bucket, (key) =>
      key.endsWith('/index.html') ? Promise.reject(new Error('Slow down.')) : undefined,
    ),
  };
  await expect(publish(refused, 'content')).rejects.toThrow('tried again');
  expect(published(world)['pages/r1/ar.html']).toContain('A new title');
  expect([...world.marks.keys()]).toEqual(['r1 content']);
  await publish(publisher);
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test.each([
  ['leaves the rest to the new holder', false, { end: 'left' }],
  ['takes another turn if it waits for one', true, { end: 'done', failures: [] }],
])('a publisher that lost its lease overwrites nothing newer, and %s', async (_what, waits, outcome) => {
  world.saveContent('hero_title', 'The older title');
  const slow: Publisher = {
    ...publisher,
    bucket: {
      ...publisher.bucket,
      writeObject: async (key, object) => {
        if (key.endsWith('/index.html') && world.time < Date.UTC(2026, 0, 2)) {
          world.time = Date.UTC(2026, 0, 2);
          world.saveContent('hero_title', 'The newer title');
          await publish(publisher, 'content');
        }
        return world.bucket.writeObject(key, object);
      },
    },
  };
  await mark(slow, ['content']);
  expect(await publishMarked(slow, waits)).toEqual(outcome);
  expect(console.error).not.toHaveBeenCalled();
  expect(published(world)['pages/r1/index.html']).toContain('The newer title');
  expect(published(world)).toEqual(await freshlyPublished(world));
});
