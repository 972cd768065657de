import { expect, test } from 'vitest';
import { provinces } from './provinces.ts';

test('there are eighteen provinces, each once in either language', () => {
  expect(provinces).toHaveLength(18);
  expect(new Set(provinces.map(({ name }) => name.en)).size).toBe(18);
  expect(new Set(provinces.map(({ name }) => name.ar)).size).toBe(18);
});

test('every province has a tile of its own', () => {
  expect(new Set(provinces.map(({ column, row }) => `${column},${row}`)).size).toBe(18);
});

test('Duhok, Erbil and Sulaymaniyah are marked as the Kurdistan Region', () => {
  const marked = provinces.filter(({ kurdistan }) => kurdistan).map(({ name }) => name.en);
  expect(marked).toEqual(['Duhok', 'Erbil', 'Sulaymaniyah']);
});
