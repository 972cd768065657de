import type { AuditsCopy } from './copy.en.ts';
import type { Duration } from './duration.ts';

export type AuditType = keyof AuditsCopy['types'];

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

/** The most weeks that an audit takes, which the plan is wide. */
export const mostWeeks = 16;

/** How many weeks of the plan an audit takes in any case, and how many at most; one whose time is agreed takes all of them at most. */
export function weeksOf(duration: Duration): { always: number; upTo: number } {
  if (duration === 'variable') return { always: 0, upTo: mostWeeks };
  const weeks = duration.unit === 'week' ? 1 : 4;
  return { always: duration.from * weeks, upTo: duration.to * weeks };
}

/** The audit that an address names in its hash, `#launch`. */
export function auditInHash(hash: string): AuditType | undefined {
  return auditDurations.find(({ type }) => hash === `#${type}`)?.type;
}
