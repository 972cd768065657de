import type { PackName } from '#web/drawing/packs.ts';

/** A group of facings with its price label, as one audit photo shows them. */
export interface ShelfLabel {
  pack: Extract<PackName, 'juice' | 'biscuits' | 'sugar' | 'dateSyrup' | 'rice' | 'tea'>;
  facings: number;
  /** Positions of the facings that are sold out. */
  empty?: readonly number[];
  /** In dinars, as the label says; absent where the shelf has no label. */
  price?: number;
  /** In dinars, as the client's price list says. */
  list: number;
  code: string;
}

export type Product = ShelfLabel['pack'];

/** The shelves of the photo from the top. Example data. */
export const shelves: readonly (readonly [ShelfLabel, ShelfLabel])[] = [
  [
    { pack: 'juice', facings: 6, price: 1250, list: 1250, code: '04-112' },
    { pack: 'biscuits', facings: 3, list: 1000, code: '04-126' },
  ],
  [
    { pack: 'sugar', facings: 3, price: 1500, list: 1450, code: '04-151' },
    { pack: 'dateSyrup', facings: 6, empty: [3, 4], price: 3250, list: 2750, code: '04-175' },
  ],
  [
    { pack: 'rice', facings: 3, price: 4500, list: 5000, code: '04-203' },
    { pack: 'tea', facings: 4, price: 2250, list: 2250, code: '04-218' },
  ],
];

export const labels = shelves.flat() as [ShelfLabel, ...ShelfLabel[]];

/** The label that is read at first. */
export const firstLabel = labels.find(({ pack }) => pack === 'dateSyrup') ?? labels[0];

/** How far a price may be from the list, as a part of the list price. */
export const tolerance = 0.05;

/** How a price stands to the list; `none` where there is no label. */
export type Finding = 'above' | 'within' | 'below' | 'none';

/** What is found about a label, how far it is from the list in dinars, and in whole per cent of the list price. */
export function findingOf({ price, list }: ShelfLabel): {
  finding: Finding;
  difference: number;
  percent: number;
} {
  if (price === undefined) return { finding: 'none', difference: 0, percent: 0 };
  const difference = price - list;
  const finding = Math.abs(difference) <= list * tolerance ? 'within' : difference > 0 ? 'above' : 'below';
  return { finding, difference, percent: Math.round((difference / list) * 100) };
}

/** The ends of the scale on which a price is held against the list, as parts of the list price. */
const [least, most] = [0.84, 1.24];

/** Where a price lies on the scale of a list price, in per cent of its length. */
export function placeOnScale(price: number, list: number): number {
  return ((price / list - least) / (most - least)) * 100;
}
