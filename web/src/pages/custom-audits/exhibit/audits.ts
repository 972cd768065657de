import type { AuditsCopy } from './copy.en.ts';
import type { Duration } from './duration.ts';

export type AuditType = keyof AuditsCopy['types'];

/** The weeks of the longest seasonal audit: before, during and after the season. */
export const seasonWeeks = { before: 1, during: 4, after: 1 } as const;

/**
 * The schedule of an audit that does not run evenly from week to week. `days`: day by day; `season`: around a season;
 * `open`: as agreed case by case.
 */
export type Rhythm = 'days' | 'season' | 'open';

/** The audits in the order of the page, with their durations. */
export const auditDurations: readonly { type: AuditType; duration: Duration; rhythm?: Rhythm }[] = [
  { type: 'competitors', duration: { from: 2, to: 4, unit: 'week' } },
  { type: 'launch', duration: { from: 1, to: 3, unit: 'week' } },
  { type: 'crisis', duration: { from: 1, to: 2, unit: 'week' }, rhythm: 'days' },
  { type: 'season', duration: { from: 2, to: 6, unit: 'week' }, rhythm: 'season' },
  { type: 'distributor', duration: { from: 3, to: 8, unit: 'week' } },
  { type: 'store', duration: { from: 4, to: 12, unit: 'week' } },
  { type: 'census', duration: { from: 4, to: 16, unit: 'week' } },
  { type: 'research', duration: 'variable', rhythm: 'open' },
];

/** The width of the plan in weeks: the longest audit. */
export const maxWeeks = 16;

/** Returns the minimum and maximum weeks of an audit. An audit whose duration is agreed case by case may take all weeks. */
export function weeksOf(duration: Duration): { always: number; upTo: number } {
  if (duration === 'variable') return { always: 0, upTo: maxWeeks };
  const weeks = duration.unit === 'week' ? 1 : 4;
  return { always: duration.from * weeks, upTo: duration.to * weeks };
}

/** Returns the audit in the hash of a URL, such as `#launch`. */
export function auditInHash(hash: string): AuditType | undefined {
  return auditDurations.find(({ type }) => hash === `#${type}`)?.type;
}
