import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const files = { texts: 1, posts: 0, pictures: 0, people: 1 };
const point = { id: 'a-point', at: createdAt };
const job = { id: 'a-job', work: 'restore', state: 'failed', startedAt: createdAt };

/** The stored shapes of restore points, and of the latest job on them. */
export const backups = {
  backup: {
    key: { pk: 'backup#a-point', sk: 'backup' },
    oldest: { ...point, files, gsi1pk: 'backup', gsi1sk: `${createdAt}#a-point` },
    newer: { reason: 'daily', by: 'dana', bytes: 12, note: 'before the new hero' },
    damaged: { reason: 1, by: 2, bytes: 'many' },
    reads: (data) => [data.listPoints(now), data.getPoint(point.id, now).then((one) => [one])],
    readAs: {
      oldest: [{ ...point, files, reason: 'asked', by: '', bytes: 0 }],
      newer: [{ ...point, files, reason: 'daily', by: 'dana', bytes: 12 }],
      damaged: [{ ...point, files, reason: 'asked', by: '', bytes: 0 }],
    },
    edit: async (data) => {
      await data.addPoint({ ...point, files, reason: 'asked', by: '', bytes: 0 });
      return data.getPoint(point.id, now);
    },
  },
  'backup-job': {
    key: { pk: 'backup-job#latest', sk: 'backup-job' },
    oldest: job,
    newer: { parts: ['texts'], done: ['texts'], by: 'dana', tries: 2 },
    damaged: { parts: 'all', done: 4, by: 2, tries: 'many' },
    reads: (data) => [data.getJob(now)],
    readAs: {
      oldest: { ...job, parts: [], done: [], by: '', tries: 0 },
      newer: { ...job, parts: ['texts'], done: ['texts'], by: 'dana', tries: 2 },
      damaged: { ...job, parts: [], done: [], by: '', tries: 0 },
    },
    edit: async (data) => {
      const found = await data.getJob(now);
      return found && data.resolveFailedJob(found, 'waiting');
    },
  },
} satisfies Record<string, StoredShapes>;
