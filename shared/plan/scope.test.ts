import { describe, expect, test } from 'vitest';
import {
  designEffect,
  fieldTimes,
  marginOf,
  marginOfDifference,
  sampleSize,
  scope,
  timeIn,
  withPopulation,
} from './scope.ts';

const endless = Number.POSITIVE_INFINITY;
const asked = { places: 6, products: 24, waves: 6, error: 0.05, population: 2400 };

describe('worked examples of the formulas', () => {
  test('Cochran (1977), 4.4: ±5 points of a half at 95 % need 384.16, and with z = 2 they need 400', () => {
    expect(sampleSize(0.05)).toBeCloseTo(384.16);
    expect(sampleSize(0.05, { z: 2, p: 0.5 })).toBeCloseTo(400);
  });

  test('Cochran (1977), 4.4: the 400 become 356 of 3,200 inhabitants', () => {
    expect(Math.ceil(withPopulation(400, 3200))).toBe(356);
  });

  test.each([
    [100, 80],
    [500, 217],
    [1000, 278],
    [2000, 322],
    [5000, 357],
    [10_000, 370],
    [1_000_000, 384],
  ])('Krejcie and Morgan (1970), table 1: of a population of %i, %i', (population, sample) => {
    expect(Math.round(withPopulation(sampleSize(0.05), population))).toBe(sample);
  });

  test('Kish (1965): identical neighbours count as one, independent ones as all of them', () => {
    expect(designEffect({ perArea: 6, similarity: 0 })).toBe(1);
    expect(designEffect({ perArea: 6, similarity: 1 })).toBe(6);
    expect(designEffect({ perArea: 6, similarity: 0.05 })).toBeCloseTo(1.25);
  });

  test('the margin of a difference is that of the sum of two equal variances', () => {
    const spread = 1.96 * Math.sqrt((2 * 0.25 * 1.25) / 402);
    expect(marginOfDifference(marginOf(402, endless))).toBeCloseTo(spread, 10);
  });

  test('Henderson and Sundaresan (1982): ±10 points with a design effect of 2 are 30 clusters of 7 children', () => {
    const how = { z: 1.96, p: 0.5, perArea: 7, similarity: 1 / 6 };
    expect(designEffect(how)).toBeCloseTo(2);
    const { needed, each, visits } = scope(
      { places: 30, products: 1, waves: 1, error: 0.1 },
      fieldTimes,
      how,
    );
    expect(needed).toBeCloseTo(192.08);
    expect([each, visits]).toEqual([7, 210]);
  });
});

test('402 visits in six provinces: every step of the sum', () => {
  const { independent, designEffect, clustered, needed, visits, each, margin, marginEach, change, ...rest } =
    scope(asked);
  expect([independent, designEffect, clustered, needed].map((part) => part.toFixed(2))).toEqual([
    '384.16',
    '1.25',
    '480.20',
    '400.28',
  ]);
  expect([each, visits]).toEqual([67, 402]);
  expect((margin * 100).toFixed(2)).toBe('4.99');
  expect((marginEach * 100).toFixed(1)).toBe('12.2');
  expect((change * 100).toFixed(1)).toBe('7.1');
  expect(rest).toEqual({
    complete: false,
    tooFewEach: false,
    minutes: 37,
    perDay: 9,
    auditors: 12,
    days: 4,
    readings: 9648,
    total: 2412,
  });
});

describe('edge cases', () => {
  test('without a population there is no correction, and the margin is that of the sample alone', () => {
    const { needed, visits, margin } = scope({ ...asked, population: undefined });
    expect(needed).toBeCloseTo(480.2);
    expect(visits).toBe(486);
    expect(margin).toBeCloseTo(1.96 * Math.sqrt((0.25 * 1.25) / 486));
  });

  test('the promised precision is reached for every choice', () => {
    for (const error of [0.03, 0.05, 0.07]) {
      for (let places = 1; places <= 18; places += 1) {
        for (const population of [40, 500, 1000, 2400, 20_000, undefined]) {
          const { margin, visits, each, complete } = scope({ ...asked, places, error, population });
          expect(margin).toBeLessThanOrEqual(error);
          if (!complete) expect(visits).toBe(each * places);
          expect(visits).toBeLessThanOrEqual(population ?? endless);
        }
      }
    }
  });

  test('a number of outlets below the rounded-up sample is visited completely, without an estimate', () => {
    for (const population of [1, 2, 17, 30]) {
      expect(scope({ ...asked, places: 18, population })).toMatchObject({
        visits: population,
        complete: true,
        margin: 0,
        marginEach: 0,
        tooFewEach: false,
      });
    }
  });

  test('as many visits as outlets are a census; with one more outlet it is a sample', () => {
    expect(scope({ ...asked, places: 1, population: 2, error: 0.03 }).complete).toBe(true);
    const places = 10;
    // 28.29 of 30 outlets are needed, and 29.18 of 31. Both are rounded up to 30, three in each of ten provinces.
    expect(scope({ ...asked, places, population: 30 }).complete).toBe(true);
    expect(scope({ ...asked, places, population: 31 }).visits).toBe(30);
    expect(scope({ ...asked, places, population: 31 }).complete).toBe(false);
  });

  test('29 visits in a province are too few to report it separately, 30 are enough', () => {
    const thirty = scope({ ...asked, places: 14 });
    expect([thirty.each, thirty.tooFewEach]).toEqual([29, true]);
    // 235.5 visits are needed for ±7.14 points of an unlimited population. They are rounded up to 240 in eight provinces.
    const eight = scope({ ...asked, places: 8, error: 0.0714, population: undefined });
    expect([eight.each, eight.tooFewEach]).toEqual([30, false]);
  });

  test.each([
    [1, 25.5, 14],
    [200, 125, 2],
  ])('%i products take %d minutes a visit', (products, minutes, perDay) => {
    expect(scope({ ...asked, products })).toMatchObject({ minutes, perDay });
  });

  test('no wave exceeds the maximum number of field days', () => {
    for (let products = 1; products <= 200; products += 1) {
      const { days, auditors } = scope({ ...asked, places: 1, error: 0.03, products });
      expect(days).toBeLessThanOrEqual(fieldTimes.maxDays);
      expect(auditors).toBeGreaterThan(0);
    }
  });

  test('a province has two auditors, or one for a single visit', () => {
    expect(scope({ ...asked, places: 18, population: undefined })).toMatchObject({
      each: 27,
      auditors: 36,
      days: 2,
    });
    expect(scope({ ...asked, places: 1, population: 1 })).toMatchObject({ visits: 1, auditors: 1, days: 1 });
  });

  test('a visit longer than a day is one visit a day', () => {
    expect(scope(asked, { ...fieldTimes, travel: 5000 }).perDay).toBe(1);
  });

  test('a margin of 100 % is no estimate', () => {
    expect(marginOf(30, 30)).toBe(0);
    expect(marginOf(1, 1)).toBe(0);
  });
});

test.each([
  ['15', 15],
  ['٠٫٥', 0.5],
  ['0,5', 0.5],
  ['', 9],
  ['none', 9],
  ['0', 9],
  ['-3', 9],
  ['Infinity', 9],
  ['99999', 9],
])('formats %s as a time', (text, time) => {
  expect(timeIn(text, 9)).toBe(time);
});
