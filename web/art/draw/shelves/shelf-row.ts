import { facingSize, type PackName, packs } from '#web/drawing/packs.ts';
import { pick, type Random } from '#web/drawing/random.ts';

/** One product on a shelf: a run of equal facings, some of which may be sold out. Sizes are in px. */
export type Product = {
  pack: PackName;
  x: number;
  width: number;
  height: number;
  base: number;
  /** The height of the shelf, which determines the size of its packs. */
  shelfHeight: number;
  facingWidth: number;
  facings: { x: number; soldOut: boolean }[];
  promoted: boolean;
};

/** A product at a fixed position: its number of facings, and the sold-out ones. */
export type Planted = { pack: PackName; x: number; facings: number; gaps: readonly number[] };

const packNames = Object.keys(packs) as [PackName, ...PackName[]];
const facingGap = 2.5;
const soldOutShare = 0.1;
const promotedShare = 0.2;
const leastSpacing = 0.08;

/**
 * Fills a shelf from `from` to `to` with products on `base`. The `planted` ones, in order, keep their positions; others
 * fill the space between.
 */
export function fillShelf(
  random: Random,
  from: number,
  to: number,
  base: number,
  shelfHeight: number,
  planted: readonly Planted[] = [],
): Product[] {
  const products: Product[] = [];
  let x = from;
  const fill = (end: number, next?: PackName) => {
    while (x < end) {
      const product = chooseProduct(random, x, end, base, shelfHeight, [products.at(-1)?.pack, next]);
      if (!product) break;
      product.promoted = random() < promotedShare;
      products.push(product);
      x = product.x + product.width + shelfHeight * leastSpacing + random() * shelfHeight * 0.05;
    }
  };
  for (const place of planted) {
    fill(place.x - shelfHeight * leastSpacing, place.pack);
    const product = productOf(place, base, shelfHeight);
    products.push(product);
    x = product.x + product.width + shelfHeight * leastSpacing;
  }
  fill(to);
  return products;
}

/** Returns the product for a {@link Planted}, on a shelf with this base and height, in px. */
export function productOf({ pack, x, facings, gaps }: Planted, base: number, shelfHeight: number): Product {
  const { width: facingWidth, height } = facingSize(pack, shelfHeight);
  const step = facingWidth + facingGap;
  const places = Array.from({ length: facings }, (_, i) => ({ x: x + i * step, soldOut: gaps.includes(i) }));
  const width = facings * step - facingGap;
  return { pack, x, width, height, base, shelfHeight, facingWidth, facings: places, promoted: false };
}

// The pictures depend on the order of the random numbers: to draw them in another order changes every picture.
function chooseProduct(
  random: Random,
  from: number,
  to: number,
  base: number,
  shelfHeight: number,
  others: readonly (PackName | undefined)[],
): Product | undefined {
  const stepOf = (pack: PackName) => facingSize(pack, shelfHeight).width + facingGap;
  const room = to - from + facingGap;
  const [first, ...more] = packNames.filter((pack) => !others.includes(pack) && stepOf(pack) <= room);
  if (!first) return undefined;
  const pack = pick(random, [first, ...more]);
  const wanted = 2 + Math.floor(random() * (packs[pack].width > 0.55 ? 2 : 3));
  const facings = Math.min(wanted, Math.floor(room / stepOf(pack)));
  const gaps = random() < soldOutShare && facings > 1 ? [Math.floor(random() * facings)] : [];
  return productOf({ pack, x: from, facings, gaps }, base, shelfHeight);
}
