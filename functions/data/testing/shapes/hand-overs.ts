import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const id = 'hand-over-000000000001';
const share = { accountId: 'a', messages: 2, drafts: [], plans: [] };
const later = { ...share, links: 'two', teams: 1 };

/** The stored shapes of a handover of a user's work to others. */
export const handOvers = {
  'hand-over': {
    key: { pk: `hand-over#${id}`, sk: 'hand-over' },
    oldest: { createdAt },
    newer: { from: 'sara', by: 'owner', shares: [later, { team: 'field' }], previewLinks: 2 },
    damaged: { from: 5, by: {}, shares: 'all', doneAt: 7 },
    reads: (data) => [data.getHandOver(id)],
    readAs: {
      oldest: { from: '', by: '', shares: [], doneAt: '' },
      newer: {
        from: 'sara',
        by: 'owner',
        shares: [{ ...share, texts: 0, notices: false, links: 0 }],
        doneAt: '',
      },
      damaged: { from: '', by: '', shares: [], doneAt: '' },
    },
    edit: async (data) => {
      await data.endHandOver(id, now);
      return data.getHandOver(id);
    },
  },
} satisfies Record<string, StoredShapes>;
