import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeRenderer } from './testing/fake-renderer.ts';
import { publish, publisherOf } from './testing/publisher-of.ts';
import { idOf, World } from './testing/world.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

/** Returns the costs of the last run, from its line in the log. */
function lastCosts(): Readonly<Record<'rendered' | 'written' | 'read', number>> {
  return vi.mocked(console.log).mock.lastCall?.[0];
}

/** Publishes this many posts, then returns the costs of some saves. */
async function costsOfSaves(posts: number) {
  const world = new World();
  const publisher = publisherOf(world, fakeRenderer());
  world.savePosts(posts);
  await publish(publisher, 'all');
  const list = vi.spyOn(publisher.bucket, 'listObjects');
  const saves: [number, Parameters<World['savePost']>[2]][] = [
    [posts - 1, { title: 'The newest, edited' }],
    [20, { title: 'One among many, edited' }],
    [0, { published: false }],
  ];
  const costs: ReturnType<typeof lastCosts>[] = [];
  for (const [n, fields] of saves) {
    world.savePost('blog', idOf(n), fields);
    await publish(publisher, `blog#${idOf(n)}`);
    costs.push(lastCosts());
  }
  expect(list).not.toHaveBeenCalled();
  return costs;
}

test('saving a post with 5,000 posts costs at most twice what it costs with 50', async () => {
  const few = await costsOfSaves(50);
  const many = await costsOfSaves(5000);
  expect(few).toHaveLength(3);
  for (const [index, cost] of few.entries()) {
    const { rendered = Infinity, written = Infinity, read = Infinity } = many[index] ?? {};
    expect(rendered).toBeLessThanOrEqual(2 * cost.rendered);
    expect(written).toBeLessThanOrEqual(2 * cost.written);
    expect(read).toBeLessThanOrEqual(2 * cost.read);
    expect(cost.written).toBeGreaterThan(0);
  }
});
