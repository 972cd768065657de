import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentKey } from '#shared/content/registry.ts';
import { fakeRenderer } from './testing/fake-renderer.ts';
import { freshlyPublished, publish, published, publisherOf } from './testing/publisher-of.ts';
import { type Hazards, Simulation } from './testing/simulation.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const rounds = 20;
const editsOfARound = 7;
const calm: Hazards = { kill: 0, killAll: 0, refuse: 0, stepMs: 10 };
const hazards: Record<string, Hazards> = {
  'work at once': calm,
  'are killed': { ...calm, kill: 0.01, killAll: 0.001 },
  'are refused what they ask for': { ...calm, refuse: 0.005 },
  'are killed and refused': { kill: 0.01, killAll: 0.001, refuse: 0.005, stepMs: 10 },
};
/** The time between two steps may be longer than a lease is valid. */
const stalls: Hazards = { kill: 0.001, killAll: 0, refuse: 0.001, stepMs: 4000 };

const keys = [
  'company_name',
  'footer_about',
  'hero_title',
  'hero_image',
  'blog_title',
] as const satisfies ContentKey[];
const values = ['more of it', 'less of it', 'another contact', ''];
/**
 * Only a few slugs, so that several posts use the same one. The last one is the id of a post, and belongs to that post.
 */
const slugs = ['', 'one', 'two', 'three', 'post-of-the-tests-3'];
const ids = Array.from({ length: 14 }, (_, n) => `post-of-the-tests-${n}`);

/** Returns what an editor does next: saves a text, or makes, changes, unpublishes or deletes a post. */
function editOf(simulation: Simulation): () => void {
  const { world } = simulation;
  const any = <Value>(list: readonly [Value, ...Value[]] | readonly Value[]) =>
    list[simulation.below(list.length)] as Value;
  return () => {
    // Brings the index up to date with the earlier edits, or leaves it behind. The index gets the edit below with a later one.
    if (simulation.random() < 0.7) world.index = new Map(world.posts);
    if (simulation.random() < 0.3) {
      world.saveContent(any(keys), any(values));
      return simulation.addToStream('content');
    }
    const [kind, id] = [any(['blog', 'career'] as const), any(ids)];
    if (simulation.random() < 0.2) world.posts.delete(`${kind}#${id}`);
    else {
      const published = simulation.random() < 0.8;
      world.savePost(kind, id, {
        title: any(values),
        published,
        slug: any(slugs),
        formerSlugs: [any(slugs)].filter(Boolean),
      });
    }
    return simulation.addToStream(`${kind}#${id}`);
  };
}

test.each(
  Object.entries(hazards).flatMap(([name, hazard]) => [1, 2, 3].map((seed) => ({ name, hazard, seed }))),
)(
  'publishers that $name end in the state that one alone would reach (seed $seed)',
  async ({ hazard, seed }) => {
    const simulation = new Simulation(seed, fakeRenderer(), hazard);
    const { world } = simulation;
    for (let round = 0; round < rounds; round++) {
      await simulation.run(editsOfARound, editOf(simulation));
      expect(world.marks).toEqual(new Map());
      expect(published(world)).toEqual(await freshlyPublished(world));
    }
  },
);

test.each([1, 2, 3])('the scheduled run corrects what stalled publishers left (seed %i)', async (seed) => {
  const simulation = new Simulation(seed, fakeRenderer(), stalls);
  await simulation.run(rounds * editsOfARound, editOf(simulation));
  const { world } = simulation;
  world.index = undefined;
  world.time += 60_000;
  await publish(publisherOf(world), 'all');
  expect(published(world)).toEqual(await freshlyPublished(world));
});
