import { expect, test } from 'vitest';
import {
  answerNames,
  designEffect,
  interviewOf,
  interviewsOf,
  marginOf,
  placeNames,
  rangeOf,
  sizes,
  tally,
  verdictOf,
  visitOf,
} from './survey.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number) => Number((part * 100).toFixed(1));

test('every interview has one answer', () => {
  for (const place of placeNames)
    for (const size of sizes) {
      const interviews = interviewsOf(place, size);
      expect(tally(place, interviews)).toHaveLength(answerNames.length);
      expect(sum(tally(place, interviews))).toBe(interviews);
    }
});

test('four hundred interviews in Baghdad have the drawn answers', () => {
  expect(tally('baghdad', 400)).toEqual([150, 108, 70, 40, 32]);
  const shares = tally('baghdad', 400).map((count) => count / 400);
  expect(shares.map(percent)).toEqual([37.5, 27, 17.5, 10, 8]);
  expect(shares.map((share) => rangeOf(share, 400).map(percent))).toEqual([
    [32.4, 42.9],
    [22.4, 32.1],
    [13.7, 22],
    [7.2, 13.8],
    [5.5, 11.5],
  ]);
});

test('all four together are the sum of each', () => {
  const each = placeNames.slice(0, 4).map((place) => tally(place, 200));
  expect(tally('all', 800)).toEqual(answerNames.map((_, i) => sum(each.map((counts) => counts[i] ?? 0))));
});

test('four times the interviews halve the margin, and neighbours count for less', () => {
  expect(designEffect).toBe(1.25);
  expect(sizes.map((size) => percent(marginOf(size)))).toEqual([15.5, 11, 7.7, 5.5, 3.9]);
  expect(sizes.map((size) => percent(marginOf(interviewsOf('all', size))))).toEqual([
    7.7, 5.5, 3.9, 2.7, 1.9,
  ]);
  expect(marginOf(200) / marginOf(800)).toBeCloseTo(2);
  expect(marginOf(1)).toBe(1);
});

test('the interval of a small share in a small sample is not negative', () => {
  expect(tally('mosul', 50)).toContain(3);
  expect(rangeOf(3 / 50, 50).map(percent)).toEqual([1.8, 17.9]);
});

test('few interviews decide nothing', () => {
  expect(verdictOf('baghdad', 1)).toMatchObject({ counts: undefined, decided: false });
});

test('Baghdad decides from four hundred on, all four together with eight hundred each, the others never', () => {
  const decides = (place: (typeof placeNames)[number]) =>
    sizes.filter((size) => verdictOf(place, interviewsOf(place, size)).decided);
  expect(Object.fromEntries(placeNames.map((place) => [place, decides(place)]))).toEqual({
    baghdad: [400, 800],
    basra: [],
    mosul: [],
    erbil: [],
    all: [800],
  });
});

test('a verdict compares the first answer with the second', () => {
  const decided = verdictOf('baghdad', 400);
  expect(decided).toMatchObject({ first: 'shelf', second: 'price', decided: true });
  expect([decided.lead, decided.counts ?? 0].map(percent)).toEqual([10.5, 8.7]);
  const open = verdictOf('baghdad', 200);
  expect(open.decided).toBe(false);
  expect(percent(open.counts ?? 0)).toBe(12.6);
  expect(open.lead).toBeLessThan(open.counts ?? 0);
});

test('the lead is the difference of the displayed shares', () => {
  const shown = (part: number) => Number((part * 100).toFixed(1));
  for (const place of placeNames)
    for (const size of sizes) {
      const interviews = interviewsOf(place, size);
      const [first = 0, second = 0] = tally(place, interviews).toSorted((a, b) => b - a);
      const { lead } = verdictOf(place, interviews);
      expect(shown(lead)).toBe(shown(shown(first / interviews) / 100 - shown(second / interviews) / 100));
    }
  expect(percent(verdictOf('mosul', 800).lead)).toBe(0.2);
});

test('the four hundredth interview in Baghdad has words of its own', () => {
  const interview = interviewOf('baghdad', 400);
  expect(interview).toEqual({ city: 'baghdad', index: 399, answer: 'shelf' });
  expect(visitOf(interview)).toEqual({ neighbourhood: 66, day: 14, minute: 17 * 60 + 20, minutes: 6 });
  expect(interviewOf('all', 6)).toMatchObject({ city: 'basra', index: 1 });
});
