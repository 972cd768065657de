import type { PackName } from '#web/drawing/packs.ts';

/** A group of facings on the hero's wall that the bracket reads: what the wall is drawn with, and what the words have to say. */
export interface Reading {
  pack: PackName;
  facings: number;
  /** Which of the facings are empty, from 0. */
  gaps: readonly number[];
  /** Its shelf from the top, from 0, and its start there, on a wall whose shelves are 180 high. */
  row: number;
  x: number;
  /** In dinars, where the price label differs from the list. */
  price?: { label: number; list: number };
  /** Of the visit and of its check, as hours and minutes of one day. */
  taken: string;
  checked: string;
}

/** What the bracket reads, in this order. */
export const readings = [
  { pack: 'yoghurt', facings: 4, gaps: [1, 2], row: 2, x: 1212, taken: '10:42', checked: '16:05' },
  {
    pack: 'tea',
    facings: 4,
    gaps: [],
    row: 3,
    x: 1292,
    price: { label: 2500, list: 2250 },
    taken: '11:20',
    checked: '17:30',
  },
  { pack: 'rice', facings: 3, gaps: [], row: 1, x: 1230, taken: '12:05', checked: '18:10' },
] as const satisfies readonly Reading[];
