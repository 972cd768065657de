import '../testing/environment.ts';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { describeOnEngines } from '../testing/on-engines.ts';
import { inputWith } from '../testing/posts.ts';

const createdAt = '2026-01-01T00:00:00.000Z';
const keysOf = (kind: string, id: string) => ({
  ...{ pk: `${kind}#${id}`, sk: kind, id, createdAt },
  ...{
    gsi1pk: kind,
    gsi1sk: `${createdAt}#${id}`,
    gsi3pk: `${kind}#published`,
    gsi3sk: `${createdAt}#${id}`,
  },
});

const load = async () => ({
  ...(await import('./post.ts')),
  ...(await import('./post-list.ts')),
  ...(await import('./save-post.ts')),
  ...(await import('../table/client.ts')),
});

/** Posts as other releases wrote them, and damaged posts. */
describeOnEngines('posts of other releases', load, (data) => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  const store = (Item: object) =>
    data.dynamodb.send(new PutCommand({ TableName: 'test-table', Item: { ...Item } }));
  async function storedItem(kind: PostKind, id: string) {
    const { pk, sk } = keysOf(kind, id);
    const { Item } = await data.dynamodb.send(new GetCommand({ TableName: 'test-table', Key: { pk, sk } }));
    return Item;
  }

  describe.each(postKinds)('a %s post', (kind) => {
    test('of a release with few fields is read, listed and edited', async () => {
      const id = `of-an-older-release-${kind}`;
      const summary = { title: 'Old', published: true };
      await store({ ...keysOf(kind, id), version: 1, summary, texts: {} });
      const empty = Object.fromEntries(Object.keys(postSchemas[kind].longTexts).map((name) => [name, '']));
      expect(await data.getPost(kind, id)).toMatchObject({
        ...empty,
        title: 'Old',
        titleAr: '',
        updatedAt: createdAt,
      });
      expect((await data.listPosts(kind, 10)).items.map((post) => post.id)).toContain(id);
      expect((await data.listPublished(kind, 10)).items.map((post) => post.id)).toContain(id);
      expect(await data.updatePost(kind, id, { titleAr: 'قديم' }, new Date())).toMatchObject({
        ...{ saved: true, post: { title: 'Old', titleAr: 'قديم', version: 2 } },
      });
    });

    test('of a release that accepted any year is read with that year', async () => {
      const id = `of-an-early-year-${kind}`;
      const publishedAt = '0026-01-01T00:00:00.000Z';
      const summary = { title: 'Old', published: true, publishedAt };
      await store({ ...keysOf(kind, id), version: 1, summary, texts: {} });
      expect(await data.getPost(kind, id)).toMatchObject({ publishedAt });
      expect(postSchemas[kind].post.safeParse(await data.getPost(kind, id)).success).toBe(true);
    });

    test('of a newer release is read without its unknown fields, and an edit keeps them', async () => {
      const id = `of-a-newer-release-${kind}`;
      const fields = Object.entries(inputWith(kind));
      const isLong = ([name]: [string, unknown]) => name in postSchemas[kind].longTexts;
      const summary = {
        ...Object.fromEntries(fields.filter((field) => !isLong(field))),
        published: true,
        mood: 'new',
      };
      const texts = { ...Object.fromEntries(fields.filter(isLong)), appendix: 'More.' };
      await store({ ...keysOf(kind, id), version: 1, updatedAt: createdAt, pinned: true, summary, texts });
      expect(await data.getPost(kind, id)).not.toHaveProperty('mood');
      await data.updatePost(kind, id, { title: 'Edited' }, new Date());
      expect(await storedItem(kind, id)).toMatchObject({
        ...{ pinned: true, summary: { title: 'Edited', mood: 'new' }, texts: { appendix: 'More.' } },
      });
    });

    test.each([
      ['without its texts', { summary: undefined, texts: undefined }],
      ['with something else in place of its texts', { summary: ['Old'], texts: null }],
      ['without a version', { version: undefined }],
      ['with a version that is no number', { version: 'three' }],
      ['with a version between two', { version: 1.5 }],
    ])('%s is edited, and is complete again', async (damage, attributes) => {
      const id = `${kind}-${damage.replaceAll(' ', '-')}`;
      const longText = String(Object.keys(postSchemas[kind].longTexts)[0]);
      await store({ ...keysOf(kind, id), version: 1, summary: {}, texts: {}, ...attributes });
      const read = await data.getPost(kind, id);
      const update = { title: 'Edited', [longText]: 'Long', version: read?.version };
      const version = Number(read?.version) + 1;
      expect(await data.updatePost(kind, id, update, new Date())).toMatchObject({
        ...{ saved: true, post: { ...update, version } },
      });
      expect(await storedItem(kind, id)).toMatchObject({
        ...{ version, summary: { title: 'Edited' }, texts: { [longText]: 'Long' } },
      });
    });

    test('without its text item keeps what each of several simultaneous saves wrote', async () => {
      const id = `saved-by-several-at-once-${kind}`;
      await store(keysOf(kind, id));
      const update = (fields: object) => data.updatePost(kind, id, fields, new Date());
      await Promise.all([
        update({ title: 'English' }),
        update({ titleAr: 'عربي' }),
        update({ published: true }),
      ]);
      expect(await data.getPost(kind, id)).toMatchObject({
        ...{ title: 'English', titleAr: 'عربي', published: true, version: 4 },
      });
    });
  });
});
