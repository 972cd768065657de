import '#functions/data/testing/environment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeOnEngines } from '#functions/data/testing/on-engines.ts';
import { inputWith } from '#functions/data/testing/posts.ts';

const load = async () => ({
  ...(await import('./kept-head.ts')),
  ...(await import('./picture-head.ts')),
  ...(await import('./post-head.ts')),
  ...(await import('./update-head.ts')),
  ...(await import('../pictures/picture.ts')),
  ...(await import('../posts/post.ts')),
  ...(await import('../posts/post-overview.ts')),
  ...(await import('../posts/save-post.ts')),
  ...(await import('../posts/trash.ts')),
  ...(await import('../table/client.ts')),
});

describeOnEngines('the heads of lists', load, (data) => {
  let day = 0;
  beforeEach(() => {
    day += 1;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, day) });
  });
  afterEach(() => void vi.useRealTimers());

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const create = (id: string, fields: object = {}) =>
    data.createPost('news', id, inputWith('news', fields), new Date());
  const kept = async () => (await data.getPostHeads(['news'])).get('news');
  const fresh = async () => (await data.getPostHeads(['news'], true)).get('news');
  const isKept = async () => (await data.getKeptHeads(['news'])).get('news')?.isSettled;

  test('a head that is not kept is made from the posts', async () => {
    await create('first-post-of-news', { titleAr: 'عنوان' });
    expect(await isKept()).toBeUndefined();
    expect(await kept()).toMatchObject({
      list: { count: 1, rows: [{ id: 'first-post-of-news' }] },
      drafts: { count: 1, last: { id: 'first-post-of-news' } },
      arabic: { counts: { missing: 1, older: 0 }, waiting: [{ kind: 'news', state: 'missing' }] },
      categories: [{ category: 'Retail', categoryAr: '', count: 1 }],
    });
    const arabic = { titleAr: 'عنوان', excerptAr: 'مقتطف', contentAr: 'نص', authorAr: 'شيلان' };
    await create('post-with-older-arabic', { ...arabic, excerpt: 'Words.', published: true });
    await data.updatePost('news', 'post-with-older-arabic', { title: 'Other' }, new Date());
    expect(await fresh()).toMatchObject({
      drafts: { count: 1, last: { id: 'first-post-of-news' } },
      arabic: {
        counts: { missing: 1, older: 1 },
        waiting: [
          { id: 'post-with-older-arabic', state: 'older', count: 1 },
          { id: 'first-post-of-news', state: 'missing', count: expect.any(Number) },
        ],
      },
    });
  });

  test('follows each write, in any order and however often the write is reported', async () => {
    const writes = [
      () => create('followed-post-1'),
      () => create('followed-post-2', { published: true, category: 'Audit', categoryAr: 'تدقيق' }),
      () => data.updatePost('news', 'followed-post-1', { title: 'Other' }, new Date()),
      () => data.deletePost('news', 'followed-post-2', new Date(), 'sara'),
      () => data.undeletePost('news', 'followed-post-2', new Date()),
    ];
    const instants: Date[] = [];
    for (const write of writes) {
      later(10_000);
      instants.push(new Date());
      await write();
      await data.updateHead('news', new Date());
      expect(await kept()).toEqual(await fresh());
    }
    for (const at of instants.toReversed()) await data.updateHead('news', at);
    expect(await kept()).toEqual(await fresh());
  });

  test('a list that was read long enough after a write is not read again', async () => {
    const writtenAt = new Date();
    later(60_000);
    await data.updateHead('news', new Date());
    const send = vi.spyOn(data.dynamodb, 'send');
    await data.updateHead('news', writtenAt);
    expect(send.mock.calls.map(([command]) => command.constructor.name)).toEqual(['BatchGetCommand']);
    send.mockRestore();
  });

  test('a reading never replaces a later one', async () => {
    const readAt = new Date(Date.now() + 3_600_000);
    const head = { ...(await fresh()), drafts: { count: 77 } };
    await data.storeHead('news', { head, readAt, isSettled: true });
    await data.storeHead('news', { head: {}, readAt: new Date(), isSettled: true });
    expect(await kept()).toMatchObject({ drafts: { count: 77 } });
  });

  test('the schedule makes missing heads, and each one once more that was made right after a write', async () => {
    later(7_200_000);
    await data.updateHead('news', new Date());
    expect(await isKept()).toBe(false);
    await data.settleHeads(new Date());
    expect(await isKept()).toBe(false);
    later(60_000);
    await data.settleHeads(new Date());
    expect(await isKept()).toBe(true);
    expect([...(await data.getKeptHeads(data.listNames)).keys()].toSorted()).toEqual(
      data.listNames.toSorted(),
    );
    later(60_000);
    const send = vi.spyOn(data.dynamodb, 'send');
    await data.settleHeads(new Date());
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
  });

  test('the overview shows the draft changed last and the next post, as of the last reading unless asked for the latest', async () => {
    later(60_000);
    await create('a-planned-post', { published: true, publishedAt: '2027-01-01T00:00:00.000Z' });
    await create('a-draft-changed-last', { title: 'Last' });
    const at = new Date();
    expect((await data.summarizePosts(at)).drafts.last?.title).not.toBe('Last');
    const { drafts, scheduled } = await data.summarizePosts(at, true);
    expect(drafts.last).toMatchObject({ kind: 'news', title: 'Last' });
    expect(scheduled).toMatchObject({ count: 1, next: { id: 'a-planned-post', kind: 'news' } });
    await data.updateHead('news', at);
    expect(await data.summarizePosts(at)).toEqual({ drafts, scheduled });
    later(1000);
    await data.updatePost('news', 'first-post-of-news', { title: 'Changed since' }, new Date());
    expect((await data.summarizePosts(at, true)).drafts.last?.title).toBe('Changed since');
  });

  test('the head of the pictures has the alternative texts that need Arabic', async () => {
    const address = '/images/shelf/800x500.jpg';
    await data.keepPicture({ id: 'shelf', address, width: 800, height: 500, name: 'shelf.jpg' }, new Date());
    const words = { name: 'shelf.jpg', alt: 'A shelf', altAr: '', focus: { x: 50, y: 50 } } as const;
    await data.updatePicture('shelf', { ...words, version: 1 });
    later(60_000);
    await data.updateHead('picture', new Date());
    expect(await data.getPictureHead(new Date())).toEqual({
      counts: { missing: 1, older: 0 },
      waiting: [{ kind: 'picture', id: 'shelf', name: 'shelf.jpg', state: 'missing', count: 1 }],
    });
  });
});
