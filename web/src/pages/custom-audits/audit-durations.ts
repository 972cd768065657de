import type { CustomAuditsCopy } from './copy.en.ts';
import type { Duration } from './duration.ts';

export type AuditType = keyof CustomAuditsCopy['audits']['types'];

/** The audits in the order of the page, with the time each one takes. */
export const auditDurations: readonly { type: AuditType; duration: Duration }[] = [
  { type: 'competitors', duration: { from: 2, to: 4, unit: 'week' } },
  { type: 'launch', duration: { from: 1, to: 3, unit: 'week' } },
  { type: 'crisis', duration: { from: 1, to: 2, unit: 'week' } },
  { type: 'season', duration: { from: 2, to: 6, unit: 'week' } },
  { type: 'distributor', duration: { from: 3, to: 8, unit: 'week' } },
  { type: 'store', duration: { from: 4, to: 12, unit: 'week' } },
  { type: 'census', duration: { from: 4, to: 16, unit: 'week' } },
  { type: 'research', duration: 'variable' },
];
