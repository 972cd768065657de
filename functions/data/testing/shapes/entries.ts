import { createdAt, type StoredShapes } from './stored-shapes.ts';

const id = 'message-0000000002';
const key = { pk: `message-entry#${id}`, sk: 'message-entry' };

/** The stored shapes of the index root of a message. */
export const entries = {
  'message-entry': {
    key,
    oldest: { id, gsi1pk: 'message-entry', gsi1sk: `${createdAt}#${id}` },
    newer: { words: 5 },
    damaged: { id: 5 },
    reads: (data) => [data.listIndexRoots(9, undefined).then(({ items: [one] }) => ({ id: one }))],
    readAs: { oldest: { id }, newer: { id }, damaged: { id } },
    beside: { pk: `message#${id}`, sk: 'message', id, createdAt },
    edit: (data) => data.updateIndex(id).then(() => data.storedEntries(id)),
  },
} satisfies Record<string, StoredShapes>;
