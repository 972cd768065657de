import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const id = 'draft-of-another-release';

/** The stored shapes of the working copy of a post, which has text that is not published. */
export const workingCopies = {
  'working-copy': {
    key: { pk: `working-copy#blog#${id}`, sk: 'working-copy' },
    oldest: {
      ...{ id, createdAt, version: 1, summary: {}, texts: {} },
      ...{ gsi3pk: 'working-copy#blog', gsi3sk: `${createdAt}#${id}` },
    },
    newer: {
      version: 4,
      summary: { title: 'Title', subtitle: 'Below it', basedOn: 2, by: 'sara' },
      texts: { footnotes: 'In short' },
    },
    damaged: { version: 'four', updatedAt: 5, summary: { title: 7, basedOn: 'two', by: {} }, texts: 8 },
    reads: (data) => [
      data.getWorkingCopy('blog', id, now),
      data
        .listWorkingCopies('blog', { state: 'waiting', limit: 9, now })
        .then(({ items }) => items.find((one) => one.id === id)),
    ],
    readAs: {
      oldest: { id, createdAt, version: 1, basedOn: 0, by: '', fields: {} },
      newer: { version: 4, basedOn: 2, by: 'sara', fields: { title: 'Title' } },
      damaged: { version: 1, basedOn: 0, by: '', fields: {} },
    },
    edit: async (data) => {
      const version = (await data.getWorkingCopy('blog', id, now))?.version ?? 0;
      const input = { fields: { title: 'Another' }, basedOn: 2, version };
      return (await data.saveWorkingCopy('blog', id, input, 'sara', now)).saved || undefined;
    },
  },
} satisfies Record<string, StoredShapes>;
