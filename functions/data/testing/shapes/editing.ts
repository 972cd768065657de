import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const key = 'hero_title';

/** The stored shapes of a note that an editor has an item open. */
export const editing = {
  editing: {
    key: { pk: `editing#${key}`, sk: 'account-of-sara' },
    oldest: {},
    newer: { username: 'sara', at: createdAt, field: 'valueAr' },
    damaged: { username: 5, at: 'today' },
    reads: (data) => [data.othersEditing(key, 'account-of-dana', new Date(createdAt))],
    readAs: { oldest: [], newer: ['sara'], damaged: [] },
    edit: async (data) => {
      await data.noteEditing(key, { accountId: 'account-of-sara', username: 'sara' }, now);
      return data.othersEditing(key, 'account-of-dana', now);
    },
  },
} satisfies Record<string, StoredShapes>;
