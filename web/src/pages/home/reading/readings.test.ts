import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wall } from '#art/draw/hero-wall.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en } from './copy.en.ts';
import { readings } from './readings.ts';

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))).replace(/,/g, '٬');
const [yoghurt, tea, rice] = readings;

test('the yoghurt’s figures match what is counted', () => {
  const { facings, gaps } = yoghurt;
  expect(en.readings[0]?.finding).toBe(`${gaps.length} of ${facings} facings empty`);
  expect([gaps.length, facings]).toEqual([2, 4]);
  expect(ar.readings[0]?.finding).toBe('واجهتان فارغتان من أصل أربع');
});

test('the tea’s prices are the one on its label and the one in the list', () => {
  const { label, list } = tea.price;
  expect(label).not.toBe(list);
  const [onLabel, inList] = [label, list].map((price) => price.toLocaleString('en')) as [string, string];
  expect(en.readings[1]?.finding).toBe(`Label ${onLabel}, list price ${inList}`);
  expect(ar.readings[1]?.finding).toBe(`البطاقة ${arabicDigits(onLabel)} والقائمة ${arabicDigits(inList)}`);
});

test('nothing is missing where everything is in place', () => {
  expect(rice.gaps).toEqual([]);
  expect(rice).not.toHaveProperty('price');
});

test.each(readings.map((reading, i) => [i, reading] as const))(
  'reading %i is checked after the visit, and shows both times',
  (i, { taken, checked }) => {
    expect(taken < checked).toBe(true);
    expect(en.readings[i]?.taken).toContain(taken);
    expect(en.readings[i]?.checked).toContain(checked);
    expect(ar.readings[i]?.taken).toContain(arabicDigits(taken));
    expect(ar.readings[i]?.checked).toContain(arabicDigits(checked));
  },
);

test.each(readings)(
  'the wall shows $pack as it is read, below the top shelf',
  ({ pack, row, x, facings, gaps }) => {
    expect(row).toBeGreaterThan(0);
    const product = wall[row]?.find((one) => one.pack === pack && one.x === x);
    expect(product?.facings.map(({ soldOut }) => soldOut)).toEqual(
      Array.from({ length: facings }, (_, i) => (gaps as readonly number[]).includes(i)),
    );
  },
);

test.each(readings.map((reading, i) => [i, reading] as const))(
  'the bracket of reading %i encloses what is read',
  (i, { row, x }) => {
    const source = readFileSync(new URL('./hero-reading.tsx', import.meta.url), 'utf8');
    const [, left, top] =
      new RegExp(`data-reading="${i}"\\]': \\{ '--bracket-x': '(\\d+)', '--bracket-y': '(\\d+)'`).exec(
        source,
      ) ?? [];
    const width = wall[row]?.find((one) => one.x === x)?.width ?? 0;
    expect(Math.abs(Number(left) + 150 - (x + width / 2))).toBeLessThan(2);
    expect(Number(top)).toBe(row * 180 + 34);
  },
);
