import type { PackName } from '#web/drawing/packs.ts';

export const channelNames = ['hypermarket', 'minimarket', 'dukkan'] as const;
export type ChannelName = (typeof channelNames)[number];

/** A row of facings as it was found. It was agreed that all of them contain the pack. */
export interface ShelfRow {
  pack: PackName;
  facings: number;
  /** Facings that were empty, by their index from the inline start. */
  empty: readonly number[];
  /** Facings with another brand. */
  foreign: readonly number[];
}

const row = (pack: PackName, facings: number, found: Partial<ShelfRow> = {}): ShelfRow => ({
  pack,
  facings,
  empty: [],
  foreign: [],
  ...found,
});

export type DifferenceName =
  | 'header'
  | 'label'
  | 'empty'
  | 'foreign'
  | 'promoter'
  | 'wobbler'
  | 'tray'
  | 'poster';

/** The numbers of a difference: the affected facings and all facings, or two prices in dinars. */
export interface Difference {
  name: DifferenceName;
  facings?: { concerned: number; all: number };
  price?: { agreed: number; found: number };
}

export interface Channel {
  name: ChannelName;
  /** How many points were agreed and checked. */
  points: number;
  /** When the store was visited, in minutes of the day. */
  at: number;
  rows: readonly ShelfRow[];
  /** The points that deviated, in the order of their numbers. */
  differences: readonly Difference[];
}

/** Returns how many facings of a row are empty or have another brand, and how many facings it has. */
const concerned = ({ facings, empty, foreign }: ShelfRow): Pick<Difference, 'facings'> => ({
  facings: { concerned: empty.length + foreign.length, all: facings },
});

const hypermarketRows = {
  milk: row('milk', 12),
  yoghurt: row('yoghurt', 12, { empty: [8, 9, 10] }),
  labneh: row('labneh', 12, { foreign: [10, 11] }),
};
const minimarketRows = { milk: row('milk', 7), yoghurt: row('yoghurt', 7, { empty: [3, 4] }) };
const coolerRows = [
  row('yoghurt', 4),
  row('yoghurt', 4, { foreign: [1, 2, 3] }),
  row('yoghurt', 4, { foreign: [0, 1, 2, 3] }),
];

/** One campaign in a store of each channel. Example data. */
export const channels: Readonly<Record<ChannelName, Channel>> = {
  hypermarket: {
    name: 'hypermarket',
    points: 16,
    at: 11 * 60 + 5,
    rows: Object.values(hypermarketRows),
    differences: [
      { name: 'header' },
      { name: 'label', price: { agreed: 1500, found: 1750 } },
      { name: 'empty', ...concerned(hypermarketRows.yoghurt) },
      { name: 'foreign', ...concerned(hypermarketRows.labneh) },
      { name: 'promoter' },
    ],
  },
  minimarket: {
    name: 'minimarket',
    points: 9,
    at: 10 * 60 + 40,
    rows: Object.values(minimarketRows),
    differences: [
      { name: 'tray' },
      { name: 'empty', ...concerned(minimarketRows.yoghurt) },
      { name: 'wobbler' },
    ],
  },
  dukkan: {
    name: 'dukkan',
    points: 6,
    at: 11 * 60 + 51,
    rows: coolerRows,
    differences: [{ name: 'poster' }, { name: 'foreign' }],
  },
};

/** Those who put differences right, in the order in which they are listed. */
export const ownerNames = ['agency', 'store', 'sales', 'distributor'] as const;
export type OwnerName = (typeof ownerNames)[number];

/** Returns who puts a difference right. */
export function ownerOf({ name, facings }: Difference): OwnerName {
  switch (name) {
    case 'header':
    case 'promoter':
    case 'tray':
      return 'agency';
    case 'label':
    case 'empty':
      return 'store';
    case 'wobbler':
    case 'poster':
      return 'sales';
    case 'foreign':
      return facings ? 'sales' : 'distributor';
  }
}

/** Returns how many differences of a channel each one puts right, without those who have none. */
export function differencesByOwner({ differences }: Channel): [owner: OwnerName, count: number][] {
  const countOf = (owner: OwnerName) => differences.filter((one) => ownerOf(one) === owner).length;
  return ownerNames
    .map((owner): [OwnerName, number] => [owner, countOf(owner)])
    .filter(([, count]) => count > 0);
}

/** Returns how many points of a channel were as agreed. */
export function asAgreed({ points, differences }: Channel): number {
  return points - differences.length;
}
