import { expect, test } from 'vitest';
import { provinces, regions } from './provinces.ts';

test('there are eighteen provinces, with unique names in both languages', () => {
  expect(provinces).toHaveLength(18);
  for (const texts of [
    provinces.map(({ id }) => id),
    provinces.map(({ name }) => name.en),
    provinces.map(({ name }) => name.ar),
  ]) {
    expect(new Set(texts).size).toBe(18);
  }
});

test('an id needs no escaping in a URL', () => {
  for (const { id } of provinces) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every province has its own tile', () => {
  expect(new Set(provinces.map(({ column, row }) => `${column},${row}`)).size).toBe(18);
});

test('Duhok, Erbil and Sulaymaniyah are the Kurdistan Region', () => {
  const found = provinces.filter(({ region }) => region === 'kurdistan').map(({ name }) => name.en);
  expect(found).toEqual(['Duhok', 'Erbil', 'Sulaymaniyah']);
});

test('every region has provinces', () => {
  for (const region of regions) expect(provinces.some((one) => one.region === region)).toBe(true);
});
