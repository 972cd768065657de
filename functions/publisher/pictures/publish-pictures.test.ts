import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { builtInSummaries } from '#shared/news/summaries.ts';
import { fakeRenderer } from '../testing/fake-renderer.ts';
import { publish, publisherOf } from '../testing/publisher-of.ts';
import { World } from '../testing/world.ts';

let world: World;
beforeEach(() => {
  world = new World();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const pictures = () => [...world.pictures.values()].map((json) => JSON.parse(json));
const saveArticle = (fields: object) =>
  world.savePost('blog', 'post-of-the-tests-1', { category: 'Audit', ...fields });

test('draws a picture of a post in each of its languages', async () => {
  saveArticle({ title: 'Shelf share', titleAr: 'حصة الرف', categoryAr: 'تدقيق' });
  await publish(publisherOf(world), 'all');
  expect(pictures()).toEqual([
    { language: 'en', title: 'Shelf share', label: 'Audit', name: 'Retail Evidence' },
    { language: 'ar', title: 'حصة الرف', label: 'تدقيق', name: 'شواهد التجزئة' },
  ]);
  expect([...world.pictures.keys()]).toEqual([
    expect.stringMatching(/^pictures\/[a-z0-9]{14}\.png$/),
    expect.stringMatching(/^pictures\/[a-z0-9]{14}\.png$/),
  ]);
});

test('draws a picture once, and again when the title changes', async () => {
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

test('an edited name of the company is in the pictures of its language, and in one of the site', async () => {
  const publisher = publisherOf(world);
  saveArticle({ title: 'First', titleAr: 'أول', categoryAr: 'تدقيق' });
  await publish(publisher, 'all');
  const draw = vi.spyOn(publisher, 'drawPicture');
  world.saveContent('company_name', 'Another company', 'شواهد التجزئة');
  await publish(publisher, 'content');
  const drawn = draw.mock.calls.map(([{ language, title, name }]) => [language, title, name]);
  expect(drawn.toSorted()).toEqual([
    ['en', 'Another company', expect.any(String)],
    ['en', 'First', 'Another company'],
  ]);
});

test('a picture counts as drawn only after the bucket has stored it', async () => {
  const publisher = publisherOf(world);
  const writePicture = vi.spyOn(publisher.bucket, 'writePicture');
  writePicture.mockImplementationOnce(async () => {
    await new Promise(setImmediate);
    throw new Error('The bucket is out of reach.');
  });
  saveArticle({ title: 'First', titleAr: 'أول' });
  await publish(publisher, 'all');
  expect(pictures()).toEqual([expect.objectContaining({ title: 'أول' })]);
  await publish(publisher, 'all');
  expect(writePicture).toHaveBeenCalledTimes(3);
  expect(pictures()).toContainEqual(expect.objectContaining({ title: 'First' }));
});

test('a picture that cannot be drawn does not stop others, is logged, and is tried again', async () => {
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

test('posts that come with the site get pictures once, and are in no feed, since they have no date', async () => {
  const renderer = { ...fakeRenderer(), posts: { news: builtInSummaries } };
  world.savePost('news', 'post-of-the-tests-1', { title: 'Stored later' });
  const draw = vi.fn(publisherOf(world).drawPicture);
  const publisher = () => ({ ...publisherOf(world, renderer), drawPicture: draw });
  await publish(publisher(), 'all');
  const drawn = draw.mock.calls.length;
  expect(drawn).toBe(2 * (builtInSummaries.length + 1));
  const look = vi.spyOn(world.bucket, 'describeObject');
  world.savePost('news', 'post-of-the-tests-1', { content: 'Another text' });
  await publish(publisher(), 'news#post-of-the-tests-1');
  expect([draw.mock.calls.length, look.mock.calls.length]).toEqual([drawn, 0]);
  const feed = world.objects.get('pages/r1/ar/news/feed.xml')?.text ?? '';
  const titles = [...feed.matchAll(/<entry.*\n.*\n<title>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(['Stored later']);
});

test('leaves pictures for the next run when time runs out', async () => {
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
