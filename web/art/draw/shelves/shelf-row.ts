import { pick, pickOther, type Random } from '#web/drawing/random.ts';
import { type Scheme, schemes } from '#web/theme/drawing-colours.ts';
import { type PrintName, printNames } from '../prints.ts';
import { type PackName, packSizes } from './packs.ts';

/** One product on a shelf: a run of equal facings, one of which may be sold out. Sizes are in px. */
export type Product = {
  pack: PackName;
  scheme: Scheme;
  print: PrintName;
  x: number;
  width: number;
  height: number;
  base: number;
  facingWidth: number;
  facings: { x: number; soldOut: boolean }[];
  promoted: boolean;
};

const packNames = Object.keys(packSizes) as [PackName, ...PackName[]];
const schemeList = Object.values(schemes) as [Scheme, ...Scheme[]];
const facingGap = 2.2;
const soldOutShare = 0.1;
const promotedShare = 0.2;

/** Fills a shelf from `from` to `to` with products that stand on `base` and are at most `height` tall. */
export function fillShelf(random: Random, from: number, to: number, base: number, height: number): Product[] {
  const products: Product[] = [];
  let x = from;
  while (x < to) {
    const before = products.at(-1);
    const product = chooseProduct(random, x, to, base, height, before);
    const last = product.facings.at(-1);
    if (!last) break;
    product.promoted = random() < promotedShare;
    products.push(product);
    const spacing = height * 0.06 + random() * height * 0.05;
    x = last.x + (product.facingWidth + facingGap) + spacing;
  }
  return products;
}

// The order of the draws below is part of the seed: changing it changes every picture.
function chooseProduct(
  random: Random,
  from: number,
  to: number,
  base: number,
  shelfHeight: number,
  before: Product | undefined,
): Product {
  const pack = pickOther(random, packNames, before?.pack);
  const scheme = pickOther(random, schemeList, before?.scheme);
  const print = pick(random, printNames);
  const [widthPart, heightPart] = packSizes[pack];
  const height = shelfHeight * heightPart * (0.9 + random() * 0.13);
  const facingWidth = shelfHeight * widthPart * (0.86 + random() * 0.24);
  const wide = pack === 'sack' || pack === 'box';
  const wanted = 2 + Math.floor(random() * 4);
  const count = Math.min(wanted, wide ? Math.floor(2 + random() * 1.6) : 6);
  const soldOut = random() < soldOutShare ? Math.floor(random() * count) : -1;

  const facings: Product['facings'] = [];
  let x = from;
  for (let i = 0; i < count && x + facingWidth <= to; i++) {
    facings.push({ x, soldOut: i === soldOut });
    x += facingWidth + facingGap;
  }
  const width = x - from - facingGap;
  return { pack, scheme, print, x: from, width, height, base, facingWidth, facings, promoted: false };
}
