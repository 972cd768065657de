import { expect, test } from 'vitest';
import { seasonWeeks } from './audits.ts';
import { launch, lowestOf, ramadan, withdrawal } from './cases.ts';

test('a launch spreads, a withdrawn batch disappears, and no store is counted twice', () => {
  const sorted = launch.on.toSorted((a, b) => a - b);
  expect(launch.on).toEqual(sorted);
  expect(Math.max(...launch.on)).toBeLessThanOrEqual(launch.stores);
  expect(withdrawal.on).toEqual(withdrawal.on.toSorted((a, b) => b - a));
  expect(Math.max(...withdrawal.on)).toBeLessThanOrEqual(withdrawal.stores);
  expect(withdrawal.on.at(-1)).toBe(0);
});

test('the weeks around Ramadan are those of the plan, and the lowest one is among them', () => {
  const { before, during, after } = seasonWeeks;
  expect(ramadan.on).toHaveLength(before + during + after);
  expect(lowestOf(ramadan.on)).toBeGreaterThanOrEqual(before);
  expect(lowestOf(ramadan.on)).toBeLessThan(before + during);
});
