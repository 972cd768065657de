import './testing/environment.ts';
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { describeOnEngines } from './testing/on-engines.ts';
import { articleWith } from './testing/posts.ts';

const load = async () => ({
  ...(await import('./publishing.ts')),
  ...(await import('./posts/post.ts')),
  ...(await import('./posts/post-list.ts')),
  ...(await import('./table/client.ts')),
});

describeOnEngines('publications', load, (data) => {
  const now = new Date('2026-05-01T12:00:00.000Z');

  test('lists marks by release, each once, with how often they were set', async () => {
    await Promise.all(['content', 'blog#a', 'content'].map((unit) => data.addMark('r1', unit, now)));
    await data.addMark('r2', 'news#b', now);
    expect(await data.listMarks('r1')).toEqual([
      { unit: 'blog#a', count: 1 },
      { unit: 'content', count: 2 },
    ]);
    expect(await data.listMarks('r2')).toEqual([{ unit: 'news#b', count: 1 }]);
    expect(await data.listMarks('r')).toEqual([]);
  });

  test('a mark expires after a week', async () => {
    await data.addMark('r4', 'content', now);
    const { Items = [] } = await data.dynamodb.send(new ScanCommand({ TableName: 'test-table' }));
    const mark = Items.find(({ pk }) => String(pk).includes('mark#r4'));
    expect(mark?.expiresAt).toBe(now.getTime() / 1000 + 7 * 24 * 60 * 60);
  });

  test('a mark that was set again after it was read stays', async () => {
    await data.addMark('r3', 'content', now);
    await data.addMark('r3', 'all', now);
    const marks = await data.listMarks('r3');
    await data.addMark('r3', 'content', now);
    await Promise.all(marks.map((mark) => data.clearMark('r3', mark)));
    expect(await data.listMarks('r3')).toEqual([{ unit: 'content', count: 2 }]);
    await data.clearMark('r3', { unit: 'content', count: 2 });
    await data.clearMark('r3', { unit: 'content', count: 2 });
    expect(await data.listMarks('r3')).toEqual([]);
  });

  test('of many simultaneous requests for the lease one gets it, until it is released', async () => {
    const holders = Array.from({ length: 20 }, (_, n) => `holder-${n}`);
    const times = { now: 1000, until: 2000 };
    const taken = await Promise.all(holders.map((holder) => data.takeLease('r1', holder, times)));
    expect(taken.filter((state) => state !== undefined)).toEqual(['clean']);
    const holder = holders[taken.indexOf('clean')] ?? '';
    const other = holder === 'holder-0' ? 'holder-1' : 'holder-0';
    expect(await data.leaseEnd('r1')).toBe(2000);
    expect(await data.renewLease('r1', other, 9000)).toBe(false);
    await data.releaseLease('r1', other);
    expect(await data.renewLease('r1', holder, 3000)).toBe(true);
    expect(await data.takeLease('r1', other, { now: 2500, until: 3500 })).toBeUndefined();
    await data.releaseLease('r1', holder);
    expect(await data.leaseEnd('r1')).toBe(0);
    expect(await data.takeLease('r1', other, { now: 2500, until: 3500 })).toBe('clean');
  });

  test('an expired lease is taken over, and its former holder notices', async () => {
    expect(await data.takeLease('r2', 'one', { now: 1000, until: 2000 })).toBe('clean');
    expect(await data.takeLease('r2', 'other', { now: 2001, until: 3000 })).toBe('dirty');
    expect(await data.renewLease('r2', 'one', 9000)).toBe(false);
    await data.releaseLease('r2', 'one');
    expect(await data.leaseEnd('r2')).toBe(3000);
  });

  test('a request to be notified about a release stays until it is answered', async () => {
    expect(await data.getWaitingDeployment()).toBeUndefined();
    await data.saveWaitingDeployment({ release: 'r1', requestId: 'a', event: '{}' });
    await data.saveWaitingDeployment({ release: 'r1', requestId: 'b', event: '{}' });
    await data.deleteWaitingDeployment({ release: 'r1', requestId: 'a', event: '{}' });
    expect(await data.getWaitingDeployment()).toEqual({ release: 'r1', requestId: 'b', event: '{}' });
    await data.deleteWaitingDeployment({ release: 'r1', requestId: 'b', event: '{}' });
    expect(await data.getWaitingDeployment()).toBeUndefined();
  });

  test('a publishing request is a write in the partition that triggers the publisher', async () => {
    await data.requestPublication('rest', now);
    await data.requestPublication('all', now);
    const { Items = [] } = await data.dynamodb.send(
      new QueryCommand({
        TableName: 'test-table',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'publication#request' },
      }),
    );
    expect(Items.map(({ sk, requestedAt }) => [sk, requestedAt])).toEqual([
      ['all', now.toISOString()],
      ['rest', now.toISOString()],
    ]);
  });

  test('lists all published posts newest first, however many there are', async () => {
    expect(await data.listAllPublished('blog')).toEqual([]);
    const id = (n: number) => `post-of-the-tests-${n}`;
    // With texts of this length the posts fill more than a page of the index, which ends at 1 MB.
    const excerpt = 'ش'.repeat(1000);
    const create = (n: number) =>
      data.createPost(
        'blog',
        id(n),
        articleWith({ title: `Post ${n}`, published: n !== 7, excerpt }),
        new Date(now.getTime() + n),
      );
    for (let n = 0; n < 550; n += 50) await Promise.all(Array.from({ length: 50 }, (_, m) => create(n + m)));
    const all = Array.from({ length: 550 }, (_, n) => id(549 - n)).filter((one) => one !== id(7));
    expect((await data.listAllPublished('blog')).map((post) => post.id)).toEqual(all);
  });
});
