import '#functions/data/testing/environment.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import type { Audience, NewsletterWish } from '#shared/newsletter/audience.ts';

/**
 * Tests the newsletter that an editor requests with a post: it begins once, when the post is live, and is cancelled if the post
 * is unpublished or deleted.
 */
let engine: Engine;
let posts: typeof import('#functions/data/posts/post.ts') &
  typeof import('#functions/data/posts/save-post.ts') &
  typeof import('#functions/data/posts/trash.ts');
let news: typeof import('#functions/data/newsletter/planned.ts') &
  typeof import('#functions/data/newsletter/sending.ts');
let schedule: typeof import('#functions/data/posts/schedule.ts');
let subscribe: (email: string, language: 'en' | 'ar') => Promise<void>;
let scheduler: typeof import('./handler.ts');
beforeAll(async () => {
  engine = await startEngine('dynalite');
  posts = {
    ...(await import('#functions/data/posts/post.ts')),
    ...(await import('#functions/data/posts/save-post.ts')),
    ...(await import('#functions/data/posts/trash.ts')),
  };
  news = {
    ...(await import('#functions/data/newsletter/planned.ts')),
    ...(await import('#functions/data/newsletter/sending.ts')),
  };
  schedule = await import('#functions/data/posts/schedule.ts');
  const { storeSubscription } = await import('#functions/data/newsletter/subscribe.ts');
  const { confirmSubscription } = await import('#functions/data/newsletter/confirm.ts');
  const { getSubscription, subscriptionId } = await import('#functions/data/newsletter/subscription.ts');
  subscribe = async (email, language) => {
    await storeSubscription({ email, language, suspicions: [], subscribedAt: new Date().toISOString() });
    const id = subscriptionId(email);
    await confirmSubscription({ id, token: (await getSubscription(id))?.token ?? '' }, new Date());
  };
  scheduler = await import('./handler.ts');
});
afterAll(() => engine.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

const noon = Date.UTC(2026, 0, 1, 12);
const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString();
let made = 0;
async function article(newsletter?: NewsletterWish, fields: object = {}): Promise<string> {
  made += 1;
  const id = `mailed-post-number-${made}`;
  const post = { ...articleWith({ title: id, published: true, ...fields }), newsletter };
  await posts.createPost('blog', id, post, new Date());
  return id;
}
const save = (id: string, changes: object) => posts.updatePost('blog', id, changes, new Date());
const beat = () =>
  scheduler.publishDue({
    now: () => Date.now(),
    wait: async (ms) => void vi.setSystemTime(Date.now() + ms),
  });
const plannedFor = async (id: string): Promise<Audience | undefined> =>
  (await news.listPlanned()).find(({ postId }) => postId === id)?.audience;
const sendings = async (id: string) =>
  (await news.sendingsOf(id)).map(({ audience, state, total }) => [audience, state, total]);

test('a newsletter without readers waits, stopped, until somebody resumes it', async () => {
  const id = await article('ar');
  await beat();
  expect(await sendings(id)).toEqual([['ar', 'stopped', 0]]);
  expect((await news.sendingsOf(id))[0]).toMatchObject({ refusal: 'NobodyOnTheList' });
  expect(await plannedFor(id)).toBeUndefined();
});

test('a newsletter of a post published at once is sent by the scheduler’s next run, once, to the requested readers', async () => {
  await subscribe('sara@example.com', 'ar');
  await subscribe('tom@example.com', 'en');
  await subscribe('rana@example.com', 'ar');
  const id = await article('ar');
  expect([await plannedFor(id), await sendings(id)]).toEqual(['ar', []]);
  await Promise.all([beat(), beat()]);
  await beat();
  expect([await plannedFor(id), await sendings(id)]).toEqual([undefined, [['ar', 'sending', 2]]]);
  expect((await posts.getPost('blog', id))?.version).toBe(1);
});

test('a newsletter for a later date is not sent before it, and follows a changed date', async () => {
  const id = await article('all', { publishedAt: at(600) });
  await beat();
  expect([await plannedFor(id), await sendings(id)]).toEqual(['all', []]);
  await save(id, { publishedAt: at(7200), version: 1 });
  vi.setSystemTime(noon + 700_000);
  await beat();
  expect([await plannedFor(id), await sendings(id)]).toEqual(['all', []]);
  vi.setSystemTime(noon + 7_150_000);
  await beat();
  expect(await sendings(id)).toEqual([['all', 'sending', 3]]);
});

test('is found again after a crash between its start and the record of it', async () => {
  const id = await article('en');
  const post = await posts.getPost('blog', id);
  if (!post) throw new Error('no post');
  await news.startPlannedSending({ post, audience: 'en' }, new Date());
  expect(await plannedFor(id)).toBe('en');
  await beat();
  expect([await plannedFor(id), await sendings(id)]).toEqual([undefined, [['en', 'sending', 1]]]);
});

test.each([
  ['made a draft', (id: string) => save(id, { published: false })],
  ['moved to the trash', (id: string) => posts.deletePost('blog', id, new Date())],
  ['saved with the choice not to send it', (id: string) => save(id, { newsletter: 'none' })],
  ['left out of the newsletter there', (id: string) => news.cancelPlanned(id, new Date())],
])('is cancelled when the post is %s, and does not return with the post', async (_, takeBack) => {
  const id = await article('all', { publishedAt: at(600) });
  await takeBack(id);
  expect(await plannedFor(id)).toBeUndefined();
  await posts.undeletePost('blog', id, new Date());
  await save(id, { published: true, content: 'Other words' });
  vi.setSystemTime(noon + 700_000);
  await beat();
  expect(await sendings(id)).toEqual([]);
});

test('is kept by a save that does not mention it; a save of another version plans nothing', async () => {
  const id = await article('ar', { publishedAt: at(600) });
  await save(id, { content: 'Other words', version: 1 });
  expect(await plannedFor(id)).toBe('ar');
  expect(await save(id, { content: 'Mine', newsletter: 'all', version: 1 })).toMatchObject({ saved: false });
  expect(await plannedFor(id)).toBe('ar');
  await save(id, { newsletter: 'en', version: 2 });
  expect(await plannedFor(id)).toBe('en');
  expect((await posts.getPost('blog', id))?.version).toBe(3);
});

test('a post that is published again is sent only on request, and never twice to the same readers', async () => {
  const id = await article('ar');
  await beat();
  await save(id, { published: false });
  await save(id, { published: true });
  await beat();
  expect(await sendings(id)).toEqual([['ar', 'sending', 2]]);
  await save(id, { newsletter: 'all' });
  await beat();
  expect([await plannedFor(id), await sendings(id)]).toEqual([undefined, [['ar', 'sending', 2]]]);
  await save(id, { newsletter: 'en' });
  await beat();
  expect(await sendings(id)).toEqual([
    ['en', 'sending', 1],
    ['ar', 'sending', 2],
  ]);
});

test('a draft is sent to nobody, whatever is requested', async () => {
  const id = await article('all', { published: false });
  expect(await plannedFor(id)).toBeUndefined();
  await save(id, { newsletter: 'all' });
  await beat();
  expect([await plannedFor(id), await sendings(id)]).toEqual([undefined, []]);
});

test('the end of a post is still scheduled after its newsletter has started', async () => {
  const id = await article('ar', { unpublishAt: at(3600) });
  await beat();
  const due = await schedule.listDuePosts('blog', new Date(noon + 3600_000));
  expect(due.filter((one) => one.id === id)).toMatchObject([{ at: at(3600) }]);
});
