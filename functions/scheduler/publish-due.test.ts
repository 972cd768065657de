import '#functions/data/testing/environment.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { articleWith } from '#functions/data/testing/posts.ts';

let engine: Engine;
let data: typeof import('#functions/data/posts/post.ts') &
  typeof import('#functions/data/posts/post-list.ts') &
  typeof import('#functions/data/posts/schedule.ts');
let save: typeof import('#functions/data/posts/save-post.ts');
let scheduler: typeof import('./handler.ts');
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = {
    ...(await import('#functions/data/posts/post.ts')),
    ...(await import('#functions/data/posts/post-list.ts')),
    ...(await import('#functions/data/posts/schedule.ts')),
  };
  save = await import('#functions/data/posts/save-post.ts');
  scheduler = await import('./handler.ts');
});
afterAll(() => engine.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

const noon = Date.UTC(2026, 0, 1, 12);
const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString();
let made = 0;
async function planned(fields: object): Promise<string> {
  made += 1;
  const id = `post-of-the-scheduler-${made}`;
  await data.createPost('blog', id, articleWith({ published: true, ...fields }), new Date(noon));
  return id;
}
/** Makes one call of the scheduler. Returns its waits, in milliseconds. */
async function beat(): Promise<number[]> {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    vi.setSystemTime(Date.now() + ms);
  };
  await scheduler.publishDue({ now: () => Date.now(), wait });
  return waits;
}
const plans = async () => (await data.listDuePosts('blog', new Date(noon + 1e9))).map(({ at }) => at);

test('waits for a change due within the minute, carries it out on time, and schedules the next', async () => {
  const id = await planned({ publishedAt: at(20), unpublishAt: at(3600) });
  expect(await plans()).toEqual([at(20)]);
  expect(await beat()).toEqual([20_500]);
  expect(await plans()).toEqual([at(3600)]);
  expect((await data.getPost('blog', id))?.version).toBe(1);
  expect(await beat()).toEqual([]);
  vi.setSystemTime(noon + 3590_000);
  await beat();
  expect(await plans()).toEqual([]);
});

test('carries out overdue changes at once, and leaves later ones', async () => {
  await planned({ publishedAt: at(5) });
  await planned({ publishedAt: at(600) });
  vi.setSystemTime(noon + 400_000);
  expect(await beat()).toEqual([]);
  expect(await plans()).toEqual([at(600)]);
});

test('follows a schedule that is changed meanwhile', async () => {
  vi.setSystemTime(noon);
  const id = await planned({ publishedAt: at(30) });
  await scheduler.publishDue({
    now: () => Date.now(),
    wait: async (ms) => {
      await save.updatePost('blog', id, { publishedAt: at(7200) }, new Date());
      vi.setSystemTime(Date.now() + ms);
    },
  });
  expect(await plans()).toContain(at(7200));
  await save.updatePost('blog', id, { published: false }, new Date());
  expect(await plans()).not.toContain(at(7200));
});

test('emptying the date publishes the post with the save, and only its end stays scheduled', async () => {
  const [plan, end] = [at(50_000), at(60_000)];
  const id = await planned({ publishedAt: plan, unpublishAt: end });
  expect(await plans()).toContain(plan);
  vi.setSystemTime(noon + 1000);
  const emptied = { published: true, publishedAt: '', version: 1 };
  const saved = await save.updatePost('blog', id, emptied, new Date());
  expect(saved).toMatchObject({ saved: true, post: { publishedAt: at(1), unpublishAt: end } });
  expect(await plans()).toContain(end);
  expect(await plans()).not.toContain(plan);
  const { items } = await data.listPublished('blog', 5);
  expect(items.map((post) => post.id)).toContain(id);
  // The same request again, as after a lost response.
  expect(await save.updatePost('blog', id, emptied, new Date())).toEqual(saved);
});

test('logs that a run is done, but not one that fails', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  await scheduler.handler();
  expect(info.mock.calls).toEqual([[{ done: 'scheduler' }]]);
  info.mockClear();
  const now = vi.spyOn(Date, 'now').mockImplementation(() => {
    throw new Error('no scheduler');
  });
  await expect(scheduler.handler()).rejects.toThrow('no scheduler');
  now.mockRestore();
  expect(info).not.toHaveBeenCalled();
});
