import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { publish, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

let world: World;
beforeEach(() => {
  world = new World();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const pictures = () => [...world.pictures.values()].map((json) => JSON.parse(json));
const saveArticle = (fields: object) =>
  world.savePost('blog', 'post-of-the-tests-1', { category: 'Audit', ...fields });

test('a post has a picture in each language it is written in', async () => {
  saveArticle({ title: 'Shelf share', titleAr: 'حصة الرف', categoryAr: 'تدقيق' });
  await publish(publisherOf(world), 'all');
  expect(pictures()).toEqual([
    { language: 'en', title: 'Shelf share', label: 'Audit' },
    { language: 'ar', title: 'حصة الرف', label: 'تدقيق' },
  ]);
  expect([...world.pictures.keys()]).toEqual([
    expect.stringMatching(/^pictures\/[a-z0-9]{14}\.png$/),
    expect.stringMatching(/^pictures\/[a-z0-9]{14}\.png$/),
  ]);
});

test('a picture is drawn once, and another when the title is another', async () => {
  const publisher = publisherOf(world);
  const draw = vi.spyOn(publisher, 'drawPicture');
  saveArticle({ title: 'First', titleAr: 'أول', categoryAr: 'تدقيق' });
  await publish(publisher, 'all');
  saveArticle({ content: 'Another text' });
  await publish(publisher, 'blog#post-of-the-tests-1');
  expect(draw).toHaveBeenCalledTimes(2);
  saveArticle({ title: 'Second' });
  await publish(publisher, 'blog#post-of-the-tests-1');
  expect(draw).toHaveBeenCalledTimes(3);
  expect(world.pictures.size).toBe(3);
});

test('one that cannot be drawn stops no other, is told of, and is tried again', async () => {
  const publisher = publisherOf(world);
  const draw = vi.spyOn(publisher, 'drawPicture').mockRejectedValueOnce(new Error('No font.'));
  saveArticle({ title: 'First', titleAr: 'أول' });
  await publish(publisher, 'all');
  expect(world.pictures.size).toBe(1);
  expect(world.status?.failures).toEqual([
    { path: expect.stringMatching(/^\/pictures\//), language: 'en', reason: 'No font.' },
  ]);
  await publish(publisher, 'all');
  expect(draw).toHaveBeenCalledTimes(3);
  expect([world.pictures.size, world.status?.failures]).toEqual([2, []]);
});

test('what there is no time for is left to the next', async () => {
  let left = 1;
  const publisher = publisherOf(world);
  saveArticle({ title: 'First', titleAr: 'أول' });
  await publish(publisher, 'all');
  world.pictures.clear();
  saveArticle({ title: 'Second', titleAr: 'ثان' });
  vi.spyOn(publisher, 'drawPicture').mockImplementation(async () => {
    left -= 1;
    return Buffer.from('{}');
  });
  await publish({ ...publisher, hasTime: () => left > 0 }, 'blog#post-of-the-tests-1');
  expect(world.pictures.size).toBe(1);
  left = 100;
  await publish(publisher, 'all');
  expect(world.pictures.size).toBe(2);
});
