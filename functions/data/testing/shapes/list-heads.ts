import { gzipSync } from 'node:zlib';
import { now, type StoredShapes } from './stored-shapes.ts';

const counts = { missing: 1, older: 0 };
const head = gzipSync(JSON.stringify({ counts, waiting: [], fromTheFuture: 1 }));

/** The head of the list of pictures. One that cannot be read is made from the pictures, of which there are none here. */
export const listHeads = {
  'list-head': {
    key: { pk: 'list-head#picture', sk: 'list-head' },
    oldest: { readAt: 5, form: 1, head, isSettled: true },
    newer: { count: 5 },
    damaged: { head: gzipSync('{') },
    reads: (data) => [data.getPictureHead(now)],
    readAs: { oldest: { counts }, newer: { counts }, damaged: { counts: { missing: 0, older: 0 } } },
    edit: async (data) => {
      await data.updateHead('picture', now);
      return 'made';
    },
  },
} satisfies Record<string, StoredShapes>;
