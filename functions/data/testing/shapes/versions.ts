import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const thing = { kind: 'content', id: 'vision_statement' } as const;
const id = '0000000002';
const read = { id, version: 2, state: 'kept', savedAt: '', savedBy: '', fields: {} };

/** The stored shapes of the version of a text before a save. */
export const versions = {
  version: {
    key: { pk: 'version#content#vision_statement', sk: id },
    oldest: {},
    newer: { savedAt: createdAt, savedBy: 'sara', fields: { value: 'Title', mood: { new: 1 } } },
    damaged: { savedAt: 5, savedBy: ['sara'], fields: 'none', discarded: 'yes', expiresAt: 'never' },
    reads: (data) => [
      data
        .listVersions(thing, now)
        .then((page) => page?.versions[1] && { ...page.versions[1], fields: read.fields }),
      data.getVersion(thing, id, now),
    ],
    readAs: { oldest: read, newer: { ...read, savedAt: createdAt, savedBy: 'sara' }, damaged: read },
    beside: { pk: 'content', sk: 'vision_statement', version: 4 },
    edit: async (data) => {
      const snapshot = { version: 52, savedAt: createdAt, savedBy: 'sara', fields: {} };
      await data.keepVersion(thing, snapshot, now);
      return data.getVersion(thing, id, now);
    },
  },
} satisfies Record<string, StoredShapes>;
