import './testing/environment.ts';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ItemKind } from '#shared/item-kind.ts';
import type { Item } from './table/stored-item.ts';
import { describeOnEngines } from './testing/on-engines.ts';
import { backups } from './testing/shapes/backups.ts';
import { categories } from './testing/shapes/categories.ts';
import { claims } from './testing/shapes/claims.ts';
import { contentDrafts } from './testing/shapes/content-drafts.ts';
import { cvs } from './testing/shapes/cvs.ts';
import { editing } from './testing/shapes/editing.ts';
import { entries } from './testing/shapes/entries.ts';
import { handOvers } from './testing/shapes/hand-overs.ts';
import { inboxLists } from './testing/shapes/inbox-lists.ts';
import { leftWork } from './testing/shapes/left-work.ts';
import { listHeads } from './testing/shapes/list-heads.ts';
import { mails } from './testing/shapes/mails.ts';
import { previewLinks } from './testing/shapes/preview-links.ts';
import { signIn } from './testing/shapes/sign-in.ts';
import { slugs } from './testing/shapes/slugs.ts';
import { load, type StoredShapes } from './testing/shapes/stored-shapes.ts';
import { usage } from './testing/shapes/usage.ts';
import { versions } from './testing/shapes/versions.ts';
import { workingCopies } from './testing/shapes/working-copies.ts';
import { written } from './testing/shapes/written.ts';

const shapes: Record<ItemKind, StoredShapes> = {
  ...written,
  ...backups,
  ...editing,
  ...categories,
  ...claims,
  ...contentDrafts,
  ...cvs,
  ...entries,
  ...handOvers,
  ...inboxLists,
  ...leftWork,
  ...listHeads,
  ...mails,
  ...previewLinks,
  ...signIn,
  ...slugs,
  ...usage,
  ...versions,
  ...workingCopies,
};

const loadAll = async () => ({ ...(await load()), ...(await import('./table/client.ts')) });

describeOnEngines('stored items', loadAll, (data) => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  const store = (item: Item) => data.dynamodb.send(new PutCommand({ TableName: 'test-table', Item: item }));

  describe.each(Object.entries(shapes))('a stored %s', (_, { key, readAs, ...shape }) => {
    const items = {
      oldest: { ...key, ...shape.oldest },
      newer: { ...key, ...shape.oldest, ...shape.newer, fromTheFuture: { a: [1] } },
      damaged: { ...key, ...shape.oldest, ...shape.damaged },
    };

    test.each(['oldest', 'newer', 'damaged'] as const)(
      'of the %s shape is read, listed and edited',
      async (age) => {
        if (shape.beside) await store(shape.beside);
        await store(items[age]);
        for (const read of await Promise.all(shape.reads(data)))
          expect(read).toMatchObject(readAs[age] as object);
        expect(await shape.edit(data)).toBeDefined();
      },
    );

    test('keeps the fields of a newer release when it is edited', async () => {
      if (shape.beside) await store(shape.beside);
      await store(items.newer);
      expect(await shape.edit(data)).toBeDefined();
      const { Item } = await data.dynamodb.send(new GetCommand({ TableName: 'test-table', Key: key }));
      expect(Item).toMatchObject({ fromTheFuture: { a: [1] } });
    });
  });

  test('an unreadable item hides no other', async () => {
    for (const { key, oldest } of [shapes.message, shapes.newsletter, shapes.administrator, shapes.content]) {
      await store({ ...key, ...oldest });
      const keys = Object.entries(oldest).filter(([name]) => name.startsWith('gsi'));
      await store({ ...Object.fromEntries(keys), pk: `${key.pk}-broken`, sk: key.sk });
    }
    expect((await data.listAllMessages(9, undefined)).items).toHaveLength(1);
    expect((await data.listSubscriptions(9, undefined)).items).toHaveLength(1);
    expect(await data.listAdministrators()).toHaveLength(1);
  });
});
