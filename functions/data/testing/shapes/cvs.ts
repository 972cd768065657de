import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const id = 'AnUploadOfACv-00000000';

/** The stored shapes of the record of a checked CV. */
export const cvs = {
  cv: {
    key: { pk: `cv#${id}`, sk: 'cv' },
    oldest: { id, size: 1000, checkedAt: createdAt },
    newer: { pages: 2, messageId: 'message-0000000002' },
    damaged: { size: 'large' },
    reads: (data) => [data.getCheckedCv(id, now)],
    readAs: {
      oldest: { id, size: 1000, checkedAt: createdAt },
      newer: { id, size: 1000, messageId: 'message-0000000002' },
      damaged: { id, size: 0 },
    },
    edit: (data) => data.claimCv(id, 'message-0000000002', now),
  },
} satisfies Record<string, StoredShapes>;
