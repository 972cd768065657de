import '../testing/environment.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { type Engine, startEngine } from '../testing/engine.ts';
import { inputWith } from '../testing/posts.ts';

/** Posts as other releases than this one wrote them. */
let engine: Engine;
let data: typeof import('./post.ts') & typeof import('./post-list.ts');
let store: (item: object) => Promise<unknown>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  const { dynamodb } = await import('../table/client.ts');
  const { tableName } = await import('../table/table.ts');
  store = (item) => dynamodb.send(new PutCommand({ TableName: tableName, Item: { ...item } }));
  data = { ...(await import('./post.ts')), ...(await import('./post-list.ts')) };
});
afterAll(() => engine.stop());

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

describe.each(postKinds)('a %s post', (kind) => {
  test('of a release that knew hardly a field is read, listed and edited', async () => {
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
    expect((await data.listPosts(kind, 10)).posts.map((post) => post.id)).toContain(id);
    expect((await data.listPublished(kind, 10)).posts.map((post) => post.id)).toContain(id);
    expect(await data.updatePost(kind, id, { titleAr: 'قديم' }, new Date())).toMatchObject({
      ...{ saved: true, post: { title: 'Old', titleAr: 'قديم', version: 2 } },
    });
  });

  test('of a release that knows more is read without it, and an edit loses none of it', async () => {
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
    const { dynamodb } = await import('../table/client.ts');
    const { tableName } = await import('../table/table.ts');
    const { GetCommand } = await import('@aws-sdk/lib-dynamodb');
    const { pk, sk } = keysOf(kind, id);
    const { Item } = await dynamodb.send(new GetCommand({ TableName: tableName, Key: { pk, sk } }));
    expect(Item).toMatchObject({
      ...{ pinned: true, summary: { title: 'Edited', mood: 'new' }, texts: { appendix: 'More.' } },
    });
  });
});
