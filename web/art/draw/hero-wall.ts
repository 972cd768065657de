import { seededRandom } from '#web/drawing/random.ts';
import { readings } from '#web/pages/home/reading/readings.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { fillShelf, type Planted, type Product, productOf } from './shelves/shelf-row.ts';
import { drawShelf, type Shelf } from './shelves/shelf-wall.ts';
import { rect, svg } from './svg.ts';

/** Height of a shelf of the hero's wall and width of a section of it, in px. */
export const rowHeight = 180;
const sectionWidth = 240;
const rows = 6;
const sections = 8;
/** Size of the wall, in px. Its right edge continues at its left one, so that it can be tiled. */
export const heroSize = { width: sections * sectionWidth, height: rows * rowHeight };
/** Size of the part for phones, in px: the first half of the top shelf. */
export const phoneSize = { width: heroSize.width / 2, height: rowHeight };

const post = 10;
const random = seededRandom(100);

/**
 * Returns the products of the sections `first` up to `end`, without a post between them. The `planted` products keep their
 * positions; without any, the products are centred.
 */
function fillSections(row: number, first: number, end: number, planted: readonly Planted[] = []): Product[] {
  const from = first * sectionWidth + post;
  const to = end * sectionWidth - post;
  const { base, height } = shelfAt(row);
  const products = fillShelf(random, from, to, base, height, planted);
  const last = products.at(-1);
  const left = last && planted.length === 0 ? to - last.x - last.width : 0;
  return products.map((product) => moved(product, left / 2));
}

function shelfAt(row: number) {
  return { top: row * rowHeight, base: (row + 1) * rowHeight - 13, height: rowHeight - 13 - 16 };
}

function moved(product: Product, by: number): Product {
  const facings = product.facings.map((facing) => ({ ...facing, x: facing.x + by }));
  return { ...product, x: product.x + by, facings };
}

/** Products at fixed positions: those that the scan bracket reads, and low ones below them, where the bracket's label hangs. */
const planted: readonly (Planted & { row: number })[] = [
  { pack: 'dateSyrup', row: 3, x: 1212, facings: 1, gaps: [] },
  { pack: 'labneh', row: 4, x: 1300, facings: 4, gaps: [] },
  ...readings,
];

/**
 * Returns whether a shelf is the top or the bottom one. The other shelves, half covered by the headline, repeat one half of
 * their products.
 */
export const isOuter = (row: number) => row === 0 || row === rows - 1;

const half = sections / 2;
/** The distance between the repetitions, in px. */
export const halfWidth = half * sectionWidth;
/** The first of two sections without an upright between them. The scan bracket is there. */
const wide = half + 1;

/** The products of each shelf; for a repeated half only those of the second repetition. */
export const wall: readonly (readonly Product[])[] = Array.from({ length: rows }, (_, row) => {
  if (isOuter(row)) return Array.from({ length: sections }, (_, i) => fillSections(row, i, i + 1)).flat();
  const told = planted.filter((place) => place.row === row).toSorted((a, b) => a.x - b.x);
  return [
    ...fillSections(row, half, wide),
    ...fillSections(row, wide, wide + 2, told),
    ...fillSections(row, wide + 2, sections),
  ];
});

const allRows = wall.map((_, row) => row);

/** Returns the elements of some shelves of the wall, up to `end`, without the facings in `changing`. */
export function drawHeroWall(changing: ReadonlySet<object>, shown = allRows, end = heroSize.width): string {
  const shelf = (row: number): Shelf => ({
    ...shelfAt(row),
    rails: [[isOuter(row) ? 0 : halfWidth, heroSize.width]],
    products: (wall[row] ?? [])
      .filter(({ x }) => x < end)
      .map((product) => ({
        ...product,
        facings: product.facings.filter((facing) => !changing.has(facing)),
      })),
  });
  const draw = (row: number) => drawShelf(shelf(row), rowHeight) + drawPosts(row);
  const outer = shown.filter(isOuter).map(draw).join('');
  const between = shown.filter((row) => !isOuter(row)).map(draw);
  if (between.length === 0) return outer;
  return `${outer}<g id="half">${between.join('')}</g><use href="#half" x="${-halfWidth}"/>`;
}

function drawPosts(row: number): string {
  const { top, base } = shelfAt(row);
  const post = (section: number) =>
    rect(section * sectionWidth - 2, top, 4, base - top, '#000', 'opacity=".3"');
  const posted = Array.from({ length: sections }, (_, section) => section).filter(
    (section) => isOuter(row) || (section >= half && section !== wide + 1),
  );
  return posted.map(post).join('');
}

/** The width of a slot, in px. The shelf that phones have below the headline has one slot for each product that is scanned. */
export const slotWidth = 480;

/**
 * Returns the shelf for phones below the headline. Each slot has its scanned product in the middle of its first 320 px, and
 * other products in the rest.
 */
export function drawReadingShelf(): string {
  const { base, height } = shelfAt(0);
  const random = seededRandom(5);
  const products = readings.flatMap((reading, i) => {
    const start = i * slotWidth;
    const { width } = productOf({ ...reading, x: 0 }, base, height);
    const read = productOf({ ...reading, x: start + 160 - width / 2 }, base, height);
    const others = fillShelf(random, start + 330, start + slotWidth - 4, base, height);
    const last = others.at(-1);
    const left = last ? start + slotWidth - last.x - last.width : 0;
    return [read, ...others.map((product) => moved(product, left / 2))];
  });
  const width = readings.length * slotWidth;
  const shelf: Shelf = { top: 0, base, rails: [[0, width]], products };
  return svg(width, rowHeight, rect(0, 0, width, rowHeight, colour.deep) + drawShelf(shelf, rowHeight));
}
