import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const key = 'network_label';
const confirmed = { en: '75+ professionals', ar: '+٧٥ مختصًا', at: createdAt, by: 'sara' };

/** The stored shapes of owners' confirmations of claims. */
export const claims = {
  claim: {
    key: { pk: 'claim', sk: key },
    oldest: {},
    newer: { ...confirmed, until: '2027-01-01' },
    damaged: { ...confirmed, ar: 5, at: 'today' },
    reads: (data) => [data.listConfirmations()],
    readAs: {
      oldest: [{ key, en: '', ar: '', by: '' }],
      newer: [{ key, ...confirmed }],
      damaged: [{ key, ...confirmed, ar: '', at: new Date(0).toISOString() }],
    },
    edit: (data) => data.confirmClaim(key, confirmed, now, 'sara'),
  },
} satisfies Record<string, StoredShapes>;
