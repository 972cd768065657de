import { expect, test } from 'vitest';
import { beforeIn, faults, rightIn, rows, shopNames } from './listings.ts';

const checks = rows.flatMap(([, checks]) => checks);

test('four things are checked in three shops, and each check passes or is a fault', () => {
  expect(rows.map(([name]) => name)).toEqual(['picture', 'price', 'stock', 'search']);
  expect(rows.map(([, checks]) => checks.map(({ shop }) => shop))).toEqual(Array(4).fill(['a', 'b', 'c']));
  const right = shopNames.map(rightIn);
  expect(right).toEqual([3, 2, 0]);
  expect(right.reduce((sum, number) => sum + number) + faults.length).toBe(checks.length);
});

test('faults are numbered from one, in reading order', () => {
  expect(faults.map(({ fault }) => fault)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(faults.map(({ check, shop }) => `${check} ${shop}`)).toEqual([
    'picture b',
    'picture c',
    'price b',
    'price c',
    'stock c',
    'search a',
    'search c',
  ]);
});

test('a price is so many per cent above or below the list price', () => {
  const percents = checks.flatMap((check) => (check.check === 'price' ? [check.percent] : []));
  expect(percents).toEqual([0, 18, -18]);
});

test('a search position is on a page of ten results', () => {
  const pages = checks.flatMap((check) => (check.check === 'search' ? [[check.place, check.page]] : []));
  expect(pages).toEqual([
    [14, 2],
    [3, 1],
    [undefined, undefined],
  ]);
});

test('the results before a product are counted, and which of them are paid for', () => {
  expect(shopNames.map(beforeIn)).toEqual([
    { all: 13, paid: 4, unpaid: 10 },
    { all: 2, paid: 2, unpaid: 1 },
    { all: 40, paid: 5 },
  ]);
});
