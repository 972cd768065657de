import type { PackName } from '#web/drawing/packs.ts';

/** A group of facings on the hero's wall that the bracket reads, for the drawing and for the texts. */
export interface Reading {
  pack: PackName;
  facings: number;
  /** The indexes of the empty facings within the group, from 0. */
  gaps: readonly number[];
  /**
   * The number of its shelf, counted from 0 at the top, and the x at which the group begins, in units of which a shelf
   * is 180 high.
   */
  row: number;
  x: number;
  /** In dinars, if the price label differs from the list. */
  price?: { label: number; list: number };
  /** Times of the visit and of the check, on one day. */
  taken: string;
  checked: string;
}

export const readings = [
  { pack: 'yoghurt', facings: 4, gaps: [1, 2], row: 2, x: 1212, taken: '09:27', checked: '15:40' },
  {
    pack: 'tea',
    facings: 4,
    gaps: [],
    row: 3,
    x: 1292,
    price: { label: 2500, list: 2250 },
    taken: '11:08',
    checked: '17:30',
  },
  { pack: 'rice', facings: 3, gaps: [], row: 1, x: 1230, taken: '12:53', checked: '18:10' },
] as const satisfies readonly Reading[];
