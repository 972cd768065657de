import { type Answers, agreementOf, exampleAnswers } from '#shared/plan/agreement.ts';

/*
 * The shelf audit of a dairy brand that does not exist, which the sample report is about. These counts are all that is typed:
 * tables, charts and the figures in sentences are computed from them.
 */

/** The provinces of the stores, by their English names. */
export const places = ['Baghdad', 'Basra', 'Erbil', 'Nineveh', 'Sulaymaniyah', 'Najaf'] as const;
export type Place = (typeof places)[number];
export const outlets = ['supermarket', 'minimarket', 'grocery'] as const;
export type Outlet = (typeof outlets)[number];
export const products = ['yoghurt', 'largeYoghurt', 'labneh', 'milk', 'cheese', 'ayran'] as const;
export type Product = (typeof products)[number];
export const brands = ['own', 'second', 'third', 'others'] as const;
export type Brand = (typeof brands)[number];

/**
 * Numbers of stores: those visited and those that list at least one of the products. Then two numbers for each product, in the
 * order of {@link products}: the stores that list it, and those of them where it was out of stock at the visit.
 */
type Cell = readonly [visited: number, carrying: number, ...listings: number[]];

/** Each place with its supermarkets, minimarkets and groceries. */
const counts: Readonly<Record<Place, readonly [Cell, Cell, Cell]>> = {
  Baghdad: [
    [15, 14, 14, 1, 13, 1, 14, 1, 14, 2, 13, 1, 14, 1],
    [22, 21, 18, 2, 17, 2, 17, 2, 17, 3, 15, 2, 20, 2],
    [30, 23, 19, 3, 15, 3, 16, 3, 16, 4, 14, 2, 19, 3],
  ],
  Basra: [
    [15, 14, 13, 2, 12, 2, 13, 2, 13, 3, 12, 2, 13, 2],
    [22, 20, 17, 3, 14, 3, 16, 3, 16, 4, 13, 2, 18, 4],
    [30, 21, 14, 4, 10, 3, 13, 3, 12, 4, 9, 2, 15, 4],
  ],
  Erbil: [
    [15, 15, 15, 0, 14, 1, 14, 0, 14, 1, 13, 0, 15, 1],
    [22, 21, 19, 2, 16, 1, 18, 2, 18, 3, 16, 2, 20, 2],
    [30, 24, 20, 3, 16, 3, 18, 3, 18, 4, 16, 2, 20, 3],
  ],
  Nineveh: [
    [15, 14, 14, 1, 14, 1, 14, 1, 13, 2, 13, 1, 14, 1],
    [22, 20, 18, 2, 16, 2, 17, 2, 16, 3, 15, 2, 18, 2],
    [30, 23, 17, 3, 14, 3, 15, 3, 15, 4, 11, 2, 18, 4],
  ],
  Sulaymaniyah: [
    [15, 15, 15, 1, 14, 1, 14, 0, 14, 2, 14, 1, 15, 0],
    [22, 21, 20, 1, 17, 1, 18, 2, 17, 2, 16, 1, 20, 1],
    [30, 25, 21, 3, 17, 3, 19, 2, 19, 4, 16, 3, 21, 3],
  ],
  Najaf: [
    [15, 14, 14, 1, 13, 1, 13, 1, 13, 2, 12, 1, 14, 1],
    [22, 20, 18, 2, 15, 2, 16, 3, 16, 3, 15, 2, 18, 2],
    [30, 22, 16, 4, 14, 3, 14, 3, 14, 4, 11, 3, 16, 4],
  ],
};

/**
 * `list`: the list price in dinars. Of the labels that were looked for, `none` counts the missing ones, `above` and `below`
 * those with a price above or below the list.
 */
const labels: Readonly<Record<Product, { list: number; none: number; above: number; below: number }>> = {
  yoghurt: { list: 1000, none: 16, above: 24, below: 11 },
  largeYoghurt: { list: 2250, none: 20, above: 27, below: 7 },
  labneh: { list: 1250, none: 19, above: 27, below: 10 },
  milk: { list: 1750, none: 15, above: 46, below: 4 },
  cheese: { list: 3000, none: 26, above: 30, below: 11 },
  ayran: { list: 500, none: 48, above: 21, below: 8 },
};

/** Facings of the dairy shelf by brand, in all stores of a kind. Supermarkets include hypermarkets. */
const facings: Readonly<Record<Outlet, Readonly<Record<Brand, number>>>> = {
  supermarket: { own: 2834, second: 4611, third: 2467, others: 3698 },
  minimarket: { own: 1211, second: 1298, third: 724, others: 1251 },
  grocery: { own: 502, second: 421, third: 211, others: 486 },
};

/**
 * How often two people agreed on whether a listed product was on the shelf, in the visits that were repeated as a check: the
 * auditor, and a second person who read the photos.
 */
const onShelfAnswers: Answers = [145, 3, 2, 24];

/** How the visits were made and checked. Days are ISO 8601; nobody works on Fridays. */
export const fieldwork = {
  firstDay: '2026-10-05',
  lastDay: '2026-10-08',
  auditorsPerPlace: 2,
  /** The number of people who repeat visits as a check and make no first visits. */
  checkers: 6,
  supervisors: 2,
  replaced: 19,
  /** The minimum number of photos per visit: shop front, whole shelf, price label, finding. */
  photosPerVisit: 4,
  photos: 2074,
  checkedAgain: 42,
  sameResult: 40,
  doubtful: { settled: 27, leftOut: 4 },
  agreement: { labels: agreementOf(exampleAnswers), onShelf: agreementOf(onShelfAnswers) },
  /** The shelves whose facings were counted again in the photos, and those with the same count. */
  counted: { again: 42, same: 39 },
} as const;

/** Marks a figure that is based on fewer stores than a percentage needs. */
export const fewSign = '*';

/** A price up to this far from the list price, as a fraction of it, counts as the list price. */
export const tolerance = 0.05;

interface Seen {
  place: Place;
  outlet: Outlet;
  id: string;
  day: string;
  taken: string;
  /** The numbers of facings inside the bracket of the drawing: `own` brand, `others`, `empty`. */
  own?: number;
  others?: number;
  empty?: number;
  product?: Product;
  price?: number;
}

/** The contents of the drawings in place of photographs; `taken` is the local time, and dates are ISO 8601. */
export const records = {
  share: {
    place: 'Najaf',
    outlet: 'grocery',
    id: 'S-0388',
    day: '2026-10-06',
    taken: '10:07',
    own: 3,
    others: 3,
  },
  gap: {
    place: 'Basra',
    outlet: 'minimarket',
    id: 'S-0104',
    day: '2026-10-07',
    taken: '12:31',
    own: 1,
    empty: 2,
  },
  price: {
    place: 'Basra',
    outlet: 'grocery',
    id: 'S-0213',
    day: '2026-10-08',
    taken: '11:42',
    product: 'milk',
    price: 2000,
  },
} as const satisfies Record<string, Seen>;

/** The scope of a table or a sentence: everything, or one place, kind of store or product. */
interface Part {
  place?: Place;
  outlet?: Outlet;
  product?: Product;
}

export interface Availability {
  visited: number;
  carrying: number;
  listed: number;
  out: number;
  /** The share of visited stores that list at least one of the products. */
  reach: number;
  /** The share of listings that were out of stock. */
  missing: number;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Returns the findings about listings in a part of the survey. `carrying` counts the stores that list any product, even
 * if the part is one product.
 */
export function availabilityOf({ place, outlet, product }: Part = {}): Availability {
  const cells = places
    .filter((one) => place === undefined || one === place)
    .flatMap((one) => counts[one].filter((_, i) => outlet === undefined || outlets[i] === outlet));
  const listings = products
    .map((_, i) => 2 + 2 * i)
    .filter((_, i) => product === undefined || products[i] === product);
  const at = (i: number) => total(cells.map((cell) => cell[i] ?? 0));
  const [visited, carrying] = [at(0), at(1)];
  const [listed, out] = [total(listings.map(at)), total(listings.map((i) => at(i + 1)))];
  return { visited, carrying, listed, out, reach: carrying / visited, missing: out / listed };
}

export interface Prices {
  /** The number of labels that were checked: one for each product in stock. */
  read: number;
  right: number;
  above: number;
  below: number;
  none: number;
}

/** Returns the list price of a product, in dinars. */
export function listPrice(product: Product): number {
  return labels[product].list;
}

/** Compares the prices of a product, or of all products, with the list. */
export function pricesOf(product?: Product): Prices {
  if (!product) {
    const each = products.map((one) => pricesOf(one));
    const of = (name: keyof Prices) => total(each.map((prices) => prices[name]));
    return { read: of('read'), right: of('right'), above: of('above'), below: of('below'), none: of('none') };
  }
  const { listed, out } = availabilityOf({ product });
  const { none, above, below } = labels[product];
  return { read: listed - out, right: listed - out - none - above - below, above, below, none };
}

export type Facings = Readonly<Record<Brand, number>> & { all: number };

/** Returns the facings of the dairy shelf by brand, in stores of one kind or of all. */
export function facingsOf(outlet?: Outlet): Facings {
  const kinds = outlet ? [outlet] : outlets;
  const of = (brand: Brand) => total(kinds.map((kind) => facings[kind][brand]));
  const [own, second, third, others] = [of('own'), of('second'), of('third'), of('others')];
  return { own, second, third, others, all: own + second + third + others };
}
