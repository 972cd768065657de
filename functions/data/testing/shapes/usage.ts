import { dayOf } from '#shared/site-time.ts';
import { now, type StoredShapes } from './stored-shapes.ts';

const day = dayOf(now);
const none = {
  'audit-started': 0,
  'audit-finished': 0,
  'plan-begun': 0,
  'plan-sent': 0,
  'report-opened': 0,
  'report-fetched': 0,
};

/** The stored shapes of the counts of how often visitors used the tools on a day. */
export const usage = {
  usage: {
    key: { pk: 'usage', sk: day },
    oldest: {},
    newer: { 'audit-started': 3, 'video-watched': 2 },
    damaged: { 'plan-begun': -1, 'plan-sent': 'many' },
    reads: (data) => [data.listUsage(day)],
    readAs: {
      oldest: [{ day, counts: none }],
      newer: [{ day, counts: { ...none, 'audit-started': 3 } }],
      damaged: [{ day, counts: none }],
    },
    edit: (data) => data.countUseOnce('audit-started', now),
  },
} satisfies Record<string, StoredShapes>;
