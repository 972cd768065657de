import { seededRandom } from '#web/drawing/random.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { facing, gap, rect } from '../svg.ts';
import { fillShelf, type Product } from './shelf-row.ts';

/** An empty part of the wall for text: rows `fromRow` up to, not including, `toRow`; x in px. */
export type Bay = { fromRow: number; toRow: number; fromX: number; toX: number };

/** The size in px, the number of shelves, the seed and the empty bay, if any. */
export type WallPlan = { width: number; height: number; rows: number; seed: number; bay?: Bay };

/** A shelf: its top and base in px, its rails, and its products. */
export type Shelf = { top: number; base: number; rails: [from: number, to: number][]; products: Product[] };

/** A wall of shelves with its products in place, ready to be drawn or animated. */
export type Wall = { width: number; height: number; rowHeight: number; shelves: Shelf[] };

export const railHeight = 13;
const shortestSpan = 20;
const bayMargin = 6;

/** Places the products of a wall. The same plan always gives the same wall. */
export function planWall({ width, height, rows, seed, bay }: WallPlan): Wall {
  const random = seededRandom(seed);
  const rowHeight = height / rows;
  const overhang = rowHeight * 0.15;
  const shelves = Array.from({ length: rows }, (_, row): Shelf => {
    const base = (row + 1) * rowHeight - railHeight;
    const inBay = bay && row >= bay.fromRow && row < bay.toRow ? bay : undefined;
    const spans: [number, number][] = inBay
      ? [
          [-overhang, inBay.fromX - bayMargin],
          [inBay.toX + bayMargin, width + rowHeight],
        ]
      : [[-overhang - random() * 60, width + rowHeight]];
    const shown = spans.filter(([from, to]) => to - from >= shortestSpan);
    const unbroken = !inBay || row === inBay.toRow - 1;
    return {
      top: row * rowHeight,
      base,
      rails: unbroken ? [[0, width]] : shown.map(([from, to]) => [Math.max(0, from), Math.min(to, width)]),
      products: shown
        .flatMap(([from, to]) => fillShelf(random, from, to, base, rowHeight - railHeight - 6))
        .filter((product) => product.x < width && product.x + product.width > 0),
    };
  });
  return { width, height, rowHeight, shelves };
}

/** Returns the wall's elements: back panel, packs, rails with labels, and the gaps of sold-out facings. */
export function drawWall(wall: Wall): string {
  const { width, height, rowHeight, shelves } = wall;
  const packsBehind = shelves.map((shelf) => drawPacks(shelf, width, rowHeight));
  const rails = shelves.map(drawRails);
  const gaps = shelves.flatMap((shelf) => shelf.products.map(drawGaps));
  return [rect(0, 0, width, height, colour.deep), ...packsBehind, ...rails, ...gaps].join('');
}

/** Returns a single shelf, from its first rail's start to its end. */
export function drawShelf(shelf: Shelf, rowHeight: number): string {
  const [[from, to] = [0, 0]] = shelf.rails;
  const packs = drawPacks(shelf, to - from, rowHeight, from);
  return packs + drawRails(shelf) + shelf.products.map(drawGaps).join('');
}

function drawPacks({ top, products }: Shelf, width: number, rowHeight: number, from = 0): string {
  return (
    rect(from, top, width, rowHeight * 0.16, '#000', 'opacity="0.26"') + products.map(drawFacings).join('')
  );
}

function drawRails({ base, rails, products }: Shelf): string {
  return rails.map(([from, to]) => drawRail(from, to, base)).join('') + products.map(drawLabel).join('');
}

function drawFacings({ pack, base, shelfHeight, facings }: Product): string {
  return facings
    .filter(({ soldOut }) => !soldOut)
    .map(({ x }) => facing(pack, x, base, shelfHeight))
    .join('');
}

function drawRail(from: number, to: number, base: number): string {
  const width = to - from;
  return (
    rect(from, base, width, railHeight, colour.steel) +
    rect(from, base, width, 2, '#fff') +
    rect(from, base + railHeight - 2, width, 2, '#000', 'opacity=".18"')
  );
}

function drawLabel({ x, width, base, promoted }: Product): string {
  const left = x + 2;
  const size = Math.min(30, width * 0.6);
  const right = left + size;
  return (
    rect(left, base + 2.5, size, railHeight - 4, promoted ? colour.label : '#fff') +
    rect(left + 3, base + 4.5, size * 0.36, 1.6, colour.ink) +
    rect(left + 3, base + 7.3, size * 0.55, 1.2, colour.ink, 'opacity=".5"') +
    rect(right - 8, base + 4.3, 1, 4.6, colour.ink) +
    rect(right - 6, base + 4.3, 1.6, 4.6, colour.ink) +
    rect(right - 3.4, base + 4.3, 0.8, 4.6, colour.ink)
  );
}

function drawGaps({ base, height, facingWidth, facings }: Product): string {
  return facings
    .filter(({ soldOut }) => soldOut)
    .map(({ x }) => gap(x + 1, base - height, facingWidth - 2, height - 1, colour.label, 1.8))
    .join('');
}
