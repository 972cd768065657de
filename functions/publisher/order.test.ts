import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeRenderer } from './testing/fake-renderer.ts';
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

test('a pass that runs out of time leaves the rest marked', async () => {
  world.savePosts(60);
  let asked = 0;
  const hurried = { ...publisher, hasTime: () => asked++ < 2 };
  expect(await publish(hurried, 'content')).toEqual({ end: 'unfinished' });
  expect([...world.marks.keys()]).toEqual(['r1 rest']);
  expect(object('/blog.html')).toBeUndefined();
  expect(await publish(publisher)).toEqual({ end: 'done', failures: [] });
  expect(published(world)).toEqual(await freshlyPublished(world));
});

test('a save does not wait until a changed text is published on all posts', async () => {
  world.savePosts(90);
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
          world.savePost('blog', idOf(0), { title: 'Saved meanwhile' });
          await addMark(release, `blog#${idOf(0)}`, new Date());
          order.push(...renderer.rendered.splice(0));
        }
        return listMarks(release);
      },
    },
  };
  renderer.rendered.length = 0;
  await publish(interrupted, 'content');
  expect(order.filter((name) => name.includes('/blog/post')).length).toBeLessThan(90);
  expect(renderer.rendered.slice(0, 2).sort()).toEqual([`ar /blog/${idOf(0)}`, `en /blog/${idOf(0)}`]);
  expect(published(world)).toEqual(await freshlyPublished(world));
});
