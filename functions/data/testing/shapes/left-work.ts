import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const id = 'EtwXHvmqKn1A_M04WVKjnNTsJRzSRF08ooUbJJHKsZU';
const left = { work: 'mail', kind: 'message', itemId: 'a-message-that-is-left' } as const;

/** The stored shapes of failed work that has to be repeated. */
export const leftWork = {
  'left-work': {
    key: { pk: `left-work#${id}`, sk: 'left-work' },
    oldest: { id, ...left, dueAt: createdAt, gsi1pk: 'left-work', gsi1sk: `${createdAt}#${id}` },
    newer: { reason: 'a newer release says why' },
    // Unknown work is not done; the item stays until it expires.
    damaged: { work: 'polish' },
    reads: (data) => [data.listLeftWork(9, now)],
    readAs: { oldest: [{ id, ...left }], newer: [{ id, ...left }], damaged: [] },
    edit: async (data) => {
      await data.storeLeftWork(left, now);
      return data.listLeftWork(9, now).then(([one]) => one);
    },
  },
} satisfies Record<string, StoredShapes>;
