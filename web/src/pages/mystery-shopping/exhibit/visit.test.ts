import { expect, test } from 'vitest';
import {
  beginningOf,
  checksOf,
  checksOfQuestions,
  dayPartOf,
  dearestMiss,
  dearestStep,
  durationOf,
  maxPointsOf,
  placeInHash,
  pointsOf,
  scoreOf,
  stepNames,
  stores,
} from './visit.ts';

const [karrada, ankawa, ashar] = stores;

test('all checks together are worth 100 points, each has a unique name, and every missed one exists', () => {
  expect(stepNames.reduce((total, step) => total + maxPointsOf(step), 0)).toBe(100);
  const names = stepNames.flatMap(checksOf).map(([check]) => check);
  expect(new Set(names).size).toBe(names.length);
  for (const { missed } of stores) {
    expect(missed.filter((check) => !names.includes(check))).toEqual([]);
    expect(new Set(missed).size).toBe(missed.length);
  }
});

test('the parts of the day', () => {
  expect([11 * 60 + 59, 12 * 60, 16 * 60 + 59, 17 * 60].map((at) => dayPartOf({ at }))).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});

test('every check answers one of the four questions', () => {
  const byName = (checks: ReturnType<typeof checksOf>) => checks.toSorted(([a], [b]) => a.localeCompare(b));
  expect(checksOfQuestions).toHaveLength(4);
  expect(byName(checksOfQuestions.flat())).toEqual(byName(stepNames.flatMap(checksOf)));
});

test('a score is the sum of its steps, and a step the sum of its passed checks', () => {
  expect(stores.map(scoreOf)).toEqual([67, 89, 37]);
  expect(stepNames.map((step) => pointsOf(karrada, step))).toEqual([10, 9, 18, 0, 20, 10]);
});

test('a visit lasts as long as its steps', () => {
  expect(durationOf(karrada)).toBe(10 * 60 + 40);
  expect(beginningOf(karrada, 'greeting')).toBe(0);
  expect(beginningOf(karrada, 'advice')).toBe(235);
});

test('the first recommendation is the missed check with the most points', () => {
  expect(dearestMiss(karrada)).toEqual(['brand', 12]);
  expect(ankawa && dearestMiss(ankawa)).toEqual(['warranty', 6]);
  expect(ashar && dearestMiss(ashar)).toEqual(['price', 12]);
  expect(dearestMiss({ ...karrada, missed: [] })).toBeUndefined();
  expect(stores.map(dearestStep)).toEqual(['advice', 'goodbye', 'advice']);
});

test.each([
  ['#0931-3', karrada, 'advice'],
  ['#0946', ankawa, undefined],
  ['#0958-9', ashar, undefined],
  ['#9999-3', undefined, undefined],
  ['#top', undefined, undefined],
  ['', undefined, undefined],
])('%s in the address is a visit and a step', (hash, store, step) => {
  expect(placeInHash(hash)).toEqual({ ...(store && { store }), ...(step && { step }) });
});
