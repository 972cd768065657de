import '../testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { PostUpdate } from '#shared/posts/schemas.ts';
import { describeOnEngines } from '../testing/on-engines.ts';
import { articleWith } from '../testing/posts.ts';

const load = async () => ({
  ...(await import('./post.ts')),
  ...(await import('./post-item.ts')),
  ...(await import('./save-post.ts')),
  ...(await import('./older-arabic.ts')),
  ...(await import('../table/client.ts')),
});

describeOnEngines('the Arabic of posts', load, (data) => {
  test('each save records which Arabic texts are older than their English', async () => {
    const id = 'post-with-an-arabic-title';
    const now = new Date('2026-01-01T00:00:00Z');
    await data.createPost('blog', id, articleWith({ titleAr: 'رف', contentAr: 'نص' }), now);
    const older = async () => {
      const Key = data.postKey('blog', id);
      const { Item = {} } = await data.dynamodb.send(new GetCommand({ TableName: 'test-table', Key }));
      return data.olderArabicOf(Item);
    };
    const save = async (update: PostUpdate<'blog'>) => {
      expect(await data.updatePost('blog', id, update, now)).toMatchObject({ saved: true });
      return older();
    };
    expect(await older()).toEqual([]);
    expect(await save({ title: 'Shelves' })).toEqual(['title']);
    expect(await save({ content: 'Other', version: 2 })).toEqual(['title', 'content']);
    expect(await save({ titleAr: 'رفوف' })).toEqual(['content']);
    expect(await save({ arabicIsCurrent: true })).toEqual([]);
    expect(await data.getPost('blog', id)).not.toHaveProperty('olderArabic');
  });
});
