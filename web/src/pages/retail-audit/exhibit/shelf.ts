import type { PackName } from '#web/drawing/packs.ts';

/** A group of facings with its price label, as in an audit photo. */
export interface ShelfLabel {
  pack: Extract<PackName, 'juice' | 'biscuits' | 'sugar' | 'dateSyrup' | 'rice' | 'tea'>;
  facings: number;
  /** Indexes of the sold-out facings. */
  empty?: readonly number[];
  /** In dinars, on the label; absent without a label. */
  price?: number;
  /** In dinars, on the client's price list. */
  list: number;
  code: string;
}

export type Product = ShelfLabel['pack'];

/** The shelves of the photo from the top. The list prices are those of the shelf on the page `try-an-audit`. Example data. */
export const shelves: readonly (readonly [ShelfLabel, ShelfLabel])[] = [
  [
    { pack: 'juice', facings: 6, price: 1250, list: 1250, code: '04-112' },
    { pack: 'biscuits', facings: 3, list: 1000, code: '04-126' },
  ],
  [
    { pack: 'sugar', facings: 3, price: 1550, list: 1500, code: '04-151' },
    { pack: 'dateSyrup', facings: 6, empty: [3, 4], price: 3250, list: 2750, code: '04-175' },
  ],
  [
    { pack: 'rice', facings: 3, price: 4500, list: 5000, code: '04-203' },
    { pack: 'tea', facings: 4, price: 2250, list: 2250, code: '04-218' },
  ],
];

export const labels = shelves.flat() as [ShelfLabel, ...ShelfLabel[]];

/** The label that is read first. */
export const firstLabel = labels.find(({ pack }) => pack === 'dateSyrup') ?? labels[0];

/** The allowed deviation of a price, as a fraction of the list price. */
export const tolerance = 0.05;

/** How a price compares with the list; `none` without a label. */
export type Finding = 'above' | 'within' | 'below' | 'none';

/**
 * Returns the finding about a label, and its deviation from the list in dinars and in whole per cent of the list price.
 */
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

/** Returns the lowest and the highest price that agree with a list price, in whole dinars. */
export function allowedPrices(list: number): readonly [least: number, most: number] {
  const allowed = Math.floor(list * tolerance);
  return [list - allowed, list + allowed];
}

/** The number of labels with each finding. */
export function countOf(wanted: Finding): number {
  return labels.filter((label) => findingOf(label).finding === wanted).length;
}

/** The labels to correct: wrong prices by their deviation, then missing labels. */
export const wrongLabels: readonly ShelfLabel[] = labels
  .filter((label) => findingOf(label).finding !== 'within')
  .toSorted((one, other) => Math.abs(findingOf(other).percent) - Math.abs(findingOf(one).percent));

/** The ends of the scale of prices, as fractions of the list price. */
const [least, most] = [0.84, 1.24];

/** Returns the position of a price on the scale of a list price, in per cent of its length. */
export function placeOnScale(price: number, list: number): number {
  return ((price / list - least) / (most - least)) * 100;
}
