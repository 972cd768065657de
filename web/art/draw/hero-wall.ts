import { seededRandom } from '#web/drawing/random.ts';
import { fillShelf, type Product } from './shelves/shelf-row.ts';
import { drawShelf, type Shelf } from './shelves/shelf-wall.ts';
import { rect } from './svg.ts';

/** A shelf of the hero's wall is this high and a section of it this wide, in px. */
const rowHeight = 180;
export const sectionWidth = 240;
export const rows = 6;
const sections = 8;
/** Size of the wall, in px. Its right edge continues at its left one, so that it can be laid out in tiles. */
export const heroSize = { width: sections * sectionWidth, height: rows * rowHeight };

const post = 10;
const random = seededRandom(23);

/** Products that stand wholly between the posts of a section, as far from the one as from the other. */
function fillSection(row: number, section: number): Product[] {
  const from = section * sectionWidth + post;
  const to = from + sectionWidth - 2 * post;
  const { base, height } = shelfAt(row);
  const products = fillShelf(random, from, to, base, height);
  const last = products.at(-1);
  const left = last ? to - last.x - last.width : 0;
  return products.map((product) => moved(product, left / 2));
}

function shelfAt(row: number) {
  return { top: row * rowHeight, base: (row + 1) * rowHeight - 13, height: rowHeight - 13 - 16 };
}

function moved(product: Product, by: number): Product {
  const facings = product.facings.map((facing) => ({ ...facing, x: facing.x + by }));
  return { ...product, x: product.x + by, facings };
}

/** The outer shelves are different from end to end; the ones between, half of which the headline hides, come twice. */
export const isOuter = (row: number) => row === 0 || row === rows - 1;

const half = sections / 2;
/** How far the second time is from the first, in px. */
export const halfWidth = half * sectionWidth;
/** Every product by its shelf and section; where a half comes twice, that of its second time. */
export const wall: readonly (readonly (readonly Product[])[])[] = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: sections }, (_, section) =>
    isOuter(row) || section >= half ? fillSection(row, section) : [],
  ),
);

/** The wall's elements, without the facings that `changing` holds; its outer shelves alone, up to `end`, if that is given. */
export function drawHeroWall(changing: ReadonlySet<object>, end?: number): string {
  const shelf = (row: number): Shelf => ({
    ...shelfAt(row),
    rails: [[isOuter(row) ? 0 : halfWidth, heroSize.width]],
    products: (wall[row] ?? [])
      .flat()
      .filter(({ x }) => x < (end ?? heroSize.width))
      .map((product) => ({
        ...product,
        facings: product.facings.filter((facing) => !changing.has(facing)),
      })),
  });
  const draw = (row: number) => drawShelf(shelf(row), rowHeight, `p${row}`) + drawPosts(row);
  const all = Array.from({ length: rows }, (_, row) => row);
  const outer = all.filter(isOuter).map(draw).join('');
  if (end) return outer;
  const between = all.filter((row) => !isOuter(row)).map(draw);
  return `${outer}<g id="half">${between.join('')}</g><use href="#half" x="${-halfWidth}"/>`;
}

function drawPosts(row: number): string {
  const { top, base } = shelfAt(row);
  return Array.from({ length: sections }, (_, section) =>
    isOuter(row) || section >= half
      ? rect(section * sectionWidth - 2, top, 4, base - top, '#000', 'opacity=".3"')
      : '',
  ).join('');
}
