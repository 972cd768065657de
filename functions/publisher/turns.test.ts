import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Publisher } from './publisher.ts';
import { fakeRenderer, unrenderable } from './testing/fake-renderer.ts';
import { freshlyPublished, publish, published, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

/**
 * `count`: how many posts are published before each test. `inLine`: a publisher that handles writes one after the other, so
 * that long work delays all writes behind it.
 */
const count = 80;
let world: World;
let renderer: ReturnType<typeof fakeRenderer>;
let inLine: Publisher;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  world = new World();
  renderer = fakeRenderer();
  for (let n = 0; n < count; n++) world.savePost('blog', `post-of-the-tests-${n}`, { title: `Post ${n}` });
  await publish(publisherOf(world, renderer), 'all');
  inLine = { ...publisherOf(world, renderer), turnMs: 0 };
});

/** Publishes the rest until nothing is left. Returns the number of runs. */
async function publishRest(): Promise<number> {
  for (let turns = 1; ; turns++) {
    const { end } = await publish(inLine, 'rest');
    if (end === 'done') return turns;
    // A new company name needs two pictures for each post and two for the site. Each run draws one, so fewer than three runs
    // for each post are enough.
    if (turns > 3 * count) throw new Error('There is no end to it.');
  }
}

test('publishes a text of every page on the fixed pages at once, and on posts in turns', async () => {
  world.saveContent('company_name', 'Another name');
  expect(await publish(inLine, 'content')).toEqual({ end: 'unfinished' });
  expect(published(world)['pages/r1/index.html']).toContain('Another name');
  const withIt = () =>
    Object.entries(published(world)).filter(
      ([key, text]) => key.startsWith('pages/r1/blog/post-') && text.includes('Another name'),
    ).length;
  expect([withIt(), [...world.marks.keys()]]).toEqual([25, ['r1 rest']]);
  expect(await publishRest()).toBeGreaterThan(1);
  expect(withIt()).toBe(count);
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('marks the remaining work before it removes the mark of the finished work', async () => {
  const { addMark } = world.coordination;
  const marks = () => [...world.marks.keys()];
  let before: string[] = [];
  const slow: Publisher['coordination'] = {
    ...world.coordination,
    async addMark(release, unit, now) {
      if (unit === 'rest') await new Promise(setImmediate);
      before = marks();
      await addMark(release, unit, now);
    },
  };
  world.saveContent('company_name', 'Another name');
  await publish({ ...inLine, coordination: slow }, 'content');
  expect(before).toEqual(['r1 content']);
  expect(marks()).toEqual(['r1 rest']);
});

test('keeps the mark of the finished work if the remaining work cannot be marked', async () => {
  const { addMark } = world.coordination;
  const refusing: Publisher['coordination'] = {
    ...world.coordination,
    async addMark(release, unit, now) {
      if (unit === 'rest') throw new Error('The database is out of reach.');
      await addMark(release, unit, now);
    },
  };
  world.saveContent('company_name', 'Another name');
  await expect(publish({ ...inLine, coordination: refusing }, 'content')).rejects.toThrow('out of reach');
  expect([...world.marks.keys()]).toEqual(['r1 content']);
});

test('publishes a post saved during a turn before the turn ends', async () => {
  const { clearMark, addMark } = world.coordination;
  let isSaved = false;
  const saving: Publisher['coordination'] = {
    ...world.coordination,
    async clearMark(release, mark) {
      await clearMark(release, mark);
      if (isSaved) return;
      isSaved = true;
      world.savePost('blog', 'post-of-the-tests-79', { title: 'What somebody waits for' });
      await addMark(release, 'blog#post-of-the-tests-79', new Date(world.clock.now()));
    },
  };
  world.saveContent('company_name', 'Another name');
  expect(await publish({ ...inLine, coordination: saving }, 'content')).toEqual({ end: 'unfinished' });
  expect(published(world)['pages/r1/blog/post-of-the-tests-79.html']).toContain('What somebody waits for');
  expect([...world.marks.keys()]).toEqual(['r1 rest']);
});

test('publishes a post saved between two turns before the remaining work', async () => {
  world.saveContent('company_name', 'Another name');
  await publish(inLine, 'content');
  world.savePost('blog', 'post-of-the-tests-0', { title: 'What somebody waits for' });
  await publish(inLine, 'blog#post-of-the-tests-0');
  expect(published(world)['pages/r1/blog/post-of-the-tests-0.html']).toContain('What somebody waits for');
  await publishRest();
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('posts that cannot be rendered neither repeat the turns for ever nor stop other posts', async () => {
  for (let n = 0; n < 30; n++) world.savePost('blog', `post-of-the-tests-${n}`, { content: unrenderable });
  world.saveContent('company_name', 'Another name');
  await publish(inLine, 'content');
  await publishRest();
  const posts = Object.entries(published(world)).filter(([key]) => key.includes('/r1/blog/post-'));
  expect(posts.filter(([, text]) => text.includes('Another name'))).toHaveLength(count - 30);
});

test('draws pictures in turns, and a picture that cannot be drawn stops none', async () => {
  const draw = vi.spyOn(inLine, 'drawPicture').mockRejectedValueOnce(new Error('No font.'));
  for (let n = 0; n < 3; n++) world.savePost('blog', `drawn-in-the-tests-${n}`, { title: `Drawn ${n}` });
  await publish(
    inLine,
    'blog#drawn-in-the-tests-0',
    'blog#drawn-in-the-tests-1',
    'blog#drawn-in-the-tests-2',
  );
  expect(draw).toHaveBeenCalledTimes(2);
  await publishRest();
  expect(world.status?.failures).toEqual([]);
  // Two pictures for each of three posts, and one that had to be drawn again.
  expect(draw).toHaveBeenCalledTimes(3 * 2 + 1);
});
