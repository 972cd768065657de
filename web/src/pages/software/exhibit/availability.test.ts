import { expect, test } from 'vitest';
import {
  found,
  hashOf,
  looked,
  missing,
  missingProduct,
  openedPhoto,
  openedStore,
  placeInHash,
  products,
  share,
  stores,
  times,
  wanted,
} from './availability.ts';

test('71 per cent is counted from twelve stores with eight products each', () => {
  expect(stores).toHaveLength(12);
  expect(new Set(stores.map(({ no }) => no)).size).toBe(12);
  expect(wanted).toBe(8);
  expect({ looked, found, missing, share }).toEqual({ looked: 96, found: 68, missing: 28, share: 71 });
  expect(stores.every(({ found }) => found <= wanted)).toBe(true);
});

test('the visit shown found as many products as its store counts, and lacks the one in its photo', () => {
  expect(openedStore.no).toBe('0417');
  expect(products.filter(({ found }) => found)).toHaveLength(openedStore.found);
  expect(products.find(({ pack }) => pack === missingProduct)?.found).toBe(false);
});

test('the photos were taken during the visit, one after another, and checked after it', () => {
  expect(times.photos).toHaveLength(4);
  expect([times.in, ...times.photos, times.out, times.checked]).toEqual(
    [times.in, ...times.photos, times.out, times.checked].toSorted((a, b) => a - b),
  );
  expect(times.out - times.in).toBe(18);
  expect(times.photos[openedPhoto]).toBe(10 * 60 + 42);
});

test.each([
  ['#71', 1, '0417'],
  ['#stores', 2, '0417'],
  ['#0417', 3, '0417'],
  ['#0405', 3, '0405'],
  ['#0417-3', 4, '0417'],
] as const)('%s is the address of a level, and of a store', (hash, level, no) => {
  const place = placeInHash(hash);
  expect(place).toMatchObject({ level, store: { no } });
  expect(hashOf(place)).toBe(hash);
});

test.each(['', '#top', '#0405-3', '#0417-2', '#9999'])('"%s" opens nothing', (hash) => {
  expect(placeInHash(hash)).toEqual({ level: 1, store: openedStore });
});
