import { describe, expect, test } from 'vitest';
import { drawWall, planWall } from './shelf-wall.ts';

const bay = { fromRow: 1, toRow: 4, fromX: 100, toX: 960 };
const plan = { width: 1600, height: 900, rows: 5, seed: 11, bay };

describe('a shelf wall', () => {
  test('is the same for the same seed', () => {
    expect(drawWall(planWall(plan))).toBe(drawWall(planWall(plan)));
  });

  test('differs for another seed', () => {
    expect(drawWall(planWall({ ...plan, seed: 12 }))).not.toBe(drawWall(planWall(plan)));
  });

  test('has one shelf per row, each with products', () => {
    const { shelves } = planWall(plan);
    expect(shelves).toHaveLength(5);
    for (const shelf of shelves) expect(shelf.products.length).toBeGreaterThan(0);
  });

  test('has no products and rails in its free bay, except the rail under it', () => {
    const rows = planWall(plan).shelves.slice(bay.fromRow, bay.toRow);
    const inBay = (from: number, to: number) => from < bay.toX && to > bay.fromX;
    for (const { products } of rows) {
      expect(products.filter(({ x, width }) => inBay(x, x + width))).toEqual([]);
    }
    const crossed = rows.map(({ rails }) => rails.some(([from, to]) => inBay(from, to)));
    expect(crossed).toEqual([false, false, true]);
  });

  test('never draws the same pack twice in a row', () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const { products } of planWall({ width: 1600, height: 900, rows: 5, seed }).shelves) {
        const alike = products.filter(({ pack }, i) => pack === products[i - 1]?.pack);
        expect(alike).toEqual([]);
      }
    }
  });

  test('draws a dashed outline for every facing that is sold out', () => {
    const wall = planWall(plan);
    const facings = wall.shelves.flatMap(({ products }) => products.flatMap((product) => product.facings));
    const soldOut = facings.filter((facing) => facing.soldOut).length;
    expect(soldOut).toBeGreaterThan(0);
    expect(drawWall(wall).split('stroke-dasharray').length - 1).toBe(soldOut);
  });
});
