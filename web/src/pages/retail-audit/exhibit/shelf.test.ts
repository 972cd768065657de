import { expect, test } from 'vitest';
import {
  allowedPrices,
  countOf,
  findingOf,
  firstLabel,
  labels,
  placeOnScale,
  shelves,
  tolerance,
  wrongLabels,
} from './shelf.ts';

const of = (pack: string) => findingOf(labels.find((label) => label.pack === pack) ?? firstLabel);

test('six labels with unique codes are on three shelves', () => {
  expect(shelves).toHaveLength(3);
  expect(new Set(labels.map(({ code }) => code)).size).toBe(6);
  expect(new Set(labels.map(({ pack }) => pack)).size).toBe(6);
});

test('the first label is 500 dinars above its list price, which is 18 per cent', () => {
  expect(firstLabel).toMatchObject({ pack: 'dateSyrup', price: 3250, list: 2750 });
  expect(findingOf(firstLabel)).toEqual({ finding: 'above', difference: 500, percent: 18 });
});

test('together the labels show every finding', () => {
  expect(of('juice')).toEqual({ finding: 'within', difference: 0, percent: 0 });
  expect(of('biscuits')).toEqual({ finding: 'none', difference: 0, percent: 0 });
  expect(of('sugar')).toEqual({ finding: 'within', difference: 50, percent: 3 });
  expect(of('rice')).toEqual({ finding: 'below', difference: -500, percent: -10 });
});

test('a price agrees with the list up to the tolerance, and no further', () => {
  const at = (price: number) => findingOf({ ...firstLabel, list: 1000, price }).finding;
  expect([949, 950, 1000, 1050, 1051].map(at)).toEqual(['below', 'within', 'within', 'within', 'above']);
});

test('the photo has six cartons counted and two of six jars missing', () => {
  expect(labels.find(({ pack }) => pack === 'juice')?.facings).toBe(6);
  expect(firstLabel.facings).toBe(6);
  expect(firstLabel.empty).toEqual([3, 4]);
});

test('every price and its tolerance are within the scale', () => {
  for (const { price, list } of labels)
    for (const value of [price ?? list, list * (1 - tolerance), list * (1 + tolerance)]) {
      expect(placeOnScale(value, list)).toBeGreaterThan(0);
      expect(placeOnScale(value, list)).toBeLessThan(100);
    }
  expect(placeOnScale(1000, 1000)).toBeCloseTo(40);
});

test('the allowed prices are whole dinars within the tolerance', () => {
  expect(allowedPrices(1000)).toEqual([950, 1050]);
  expect(allowedPrices(2750)).toEqual([2613, 2887]);
});

test('every label has one finding, and all but those within tolerance are wrong, the largest deviation first', () => {
  const counts = (['above', 'within', 'below', 'none'] as const).map(countOf);
  expect(counts).toEqual([1, 3, 1, 1]);
  expect(wrongLabels.map(({ pack }) => pack)).toEqual(['dateSyrup', 'rice', 'biscuits']);
});
