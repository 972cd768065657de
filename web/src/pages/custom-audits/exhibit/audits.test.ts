import { expect, test } from 'vitest';
import { auditDurations, auditInHash, maxWeeks, seasonWeeks, weeksOf } from './audits.ts';

test('each audit is as many facings wide as it takes weeks, and none is wider than the plan', () => {
  expect(auditDurations.map(({ duration }) => weeksOf(duration))).toEqual([
    { always: 2, upTo: 4 },
    { always: 1, upTo: 3 },
    { always: 1, upTo: 2 },
    { always: 2, upTo: 6 },
    { always: 3, upTo: 8 },
    { always: 4, upTo: 12 },
    { always: 4, upTo: 16 },
    { always: 0, upTo: 16 },
  ]);
  expect(Math.max(...auditDurations.map(({ duration }) => weeksOf(duration).upTo))).toBe(maxWeeks);
  expect(weeksOf({ from: 1, to: 2, unit: 'month' })).toEqual({ always: 4, upTo: 8 });
});

test('the weeks before, during and after a season add up to the seasonal audit', () => {
  const season = auditDurations.find(({ rhythm }) => rhythm === 'season');
  const { before, during, after } = seasonWeeks;
  expect(before + during + after).toBe(season && weeksOf(season.duration).upTo);
});

test('an address opens exactly the audit that it names', () => {
  expect(auditInHash('#launch')).toBe('launch');
  expect(auditInHash('#nothing')).toBeUndefined();
  expect(auditInHash('')).toBeUndefined();
});
