import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bucket, Sources } from './ports.ts';
import type { Publisher } from './publisher.ts';
import { fakeRenderer } from './testing/fake-renderer.ts';
import { publish, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

const id = (n: number) => `post-of-the-tests-${n}`;

interface Costs {
  rendered: number;
  written: number;
  read: number;
}

/** Publishes this many posts, and then counts what each of some saves costs. */
async function costsOfSaves(posts: number): Promise<Costs[]> {
  const world = new World();
  const costs: Costs = { rendered: 0, written: 0, read: 0 };
  const renderer = fakeRenderer();
  const publisher = counting(publisherOf(world, renderer), costs);
  for (let n = 0; n < posts; n++) {
    world.time += 1000;
    world.savePost('blog', id(n), { title: `Post ${n}`, titleAr: `منشور ${n}` });
  }
  await publish(publisher, 'all');
  const saves: [number, () => void][] = [
    [posts - 1, () => world.savePost('blog', id(posts - 1), { title: 'The newest, edited' })],
    [20, () => world.savePost('blog', id(20), { title: 'One among many, edited' })],
    [0, () => world.savePost('blog', id(0), { published: false })],
  ];
  const counted: Costs[] = [];
  for (const [n, save] of saves) {
    Object.assign(costs, { rendered: 0, written: 0, read: 0 });
    renderer.rendered.length = 0;
    save();
    await publish(publisher, `blog#${id(n)}`);
    counted.push({ ...costs, rendered: renderer.rendered.length });
  }
  return counted;
}

function counting(publisher: Publisher, costs: Costs): Publisher {
  const { sources, bucket } = publisher;
  const counted = <Items extends { readonly length: number }>(items: Items): Items => {
    costs.read += items.length;
    return items;
  };
  const countedSources: Sources = {
    listContent: async () => counted(await sources.listContent()),
    listAllPublished: async (kind) => counted(await sources.listAllPublished(kind)),
    getPublished: (kind, ids) => sources.getPublished(kind, counted(ids)),
  };
  const writeObject: Bucket['writeObject'] = (key, object) => {
    costs.written += 1;
    return bucket.writeObject(key, object);
  };
  return { ...publisher, sources: countedSources, bucket: { ...bucket, writeObject } };
}

test('a save of a post costs at 5,000 posts at most twice what it costs at 50', async () => {
  const few = await costsOfSaves(50);
  const many = await costsOfSaves(5000);
  for (const [index, cost] of few.entries()) {
    const { rendered = 0, written = 0, read = 0 } = many[index] ?? {};
    expect(rendered).toBeLessThanOrEqual(2 * cost.rendered);
    expect(written).toBeLessThanOrEqual(2 * cost.written);
    expect(read).toBeLessThanOrEqual(2 * cost.read);
    expect(cost.written).toBeGreaterThan(0);
  }
});
