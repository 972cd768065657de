import type { Product } from './availability.ts';

type Four = readonly [string, string, string, string];

export interface LevelsCopy {
  example: string;
  /** The heading and the sentence below it, by the level that is open. */
  one: { title: string; lead: string };
  two: { title: (share: string) => string; lead: string };
  three: {
    title: (missing: number) => string;
    lead: (minutes: number, photos: number) => string;
    /** The count of a store whose photos are not shown. */
    count: (found: string, wanted: string) => string;
    elsewhere: string;
  };
  four: { title: (missing: number, share: string) => string; lead: string };
  names: Four;
  back: string;
  /** Separates two parts of a line, with the space after it. */
  comma: string;
  /** The texts below the figures of the columns. */
  inStock: (stores: number) => string;
  storesBehind: string;
  productsWanted: string;
  photosTaken: string;
  availability: string;
  scope: string;
  openIt: (share: string) => string;
  chart: string;
  found: string;
  missing: string;
  lookedFor: (looked: string) => string;
  percent: (shown: string) => string;
  of: (found: string, wanted: string) => string;
  stores: string;
  /** Screen reader text of a front. */
  front: (no: string, found: string, wanted: string) => string;
  minimarket: (no: string) => string;
  minimarketInCity: (no: string) => string;
  date: string;
  stay: (from: string, to: string) => string;
  productsFound: string;
  products: Record<Product, string>;
  notFound: string;
  /** The captions of the photos of a visit, in the order in which they were taken. */
  photos: Four;
  photo: string;
  hangs: (product: string) => string;
  fields: { store: string; position: string; taken: string; checked: string };
  /** The place of the store whose photo opens. */
  position: string;
  where: string;
  crumbs: {
    here: (place: { no: string; photo: string; photos: string }) => Four;
    passed: (no: string) => readonly [string, string, string];
    ahead: Four;
  };
  table: { store: string; found: string; product: string; shelf: string; onShelf: string };
  /** The week as a page of the dashboard. */
  sample: {
    head: string;
    /** The found part of the products that were looked for. */
    share: string;
    found: string;
    gaps: string;
    photos: string;
    notes: readonly { term: string; text: string }[];
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
  };
}

export const copy: LevelsCopy = {
  example: 'Example data',
  one: { title: 'Open the number', lead: 'Three steps lead from the number to the shelf.' },
  two: {
    title: (share) => `Twelve stores made ${share}`,
    lead: 'The same eight products in each. Dashed: not there. Open a store.',
  },
  three: {
    title: (missing) =>
      `One visit: eight products, ${['no gap', 'one gap', 'two gaps', 'three gaps', 'four gaps'][missing] ?? `${missing} gaps`}`,
    lead: (minutes, photos) =>
      `${minutes} minutes in the store, ${photos === 4 ? 'four' : photos} photos. Open one.`,
    count: (found, wanted) => `${found} of ${wanted} products found.`,
    elsewhere: 'Photos of this store are in the full sample',
  },
  four: {
    title: (missing, share) => `One of the ${missing} gaps behind ${share}`,
    lead: 'With its photo, its store and its minute.',
  },
  names: ['One number', 'Its stores', 'One visit', 'The photo'],
  back: 'Back',
  comma: ', ',
  inStock: (stores) => `found in ${stores} stores`,
  storesBehind: 'stores behind it',
  productsWanted: 'products looked for',
  photosTaken: 'photos of that visit',
  availability: 'Products found',
  scope: 'Eight products, twelve minimarkets, Basra, this week',
  openIt: (share) => `Open ${share}`,
  chart: 'Column: one store. Facing: one product.',
  found: 'found',
  missing: 'missing',
  lookedFor: (looked) => `of ${looked} looked for`,
  percent: (shown) => `${shown}%`,
  of: (found, wanted) => `${found} of ${wanted}`,
  stores: 'Twelve stores, Basra',
  front: (no, found, wanted) => `Store ${no}, ${found} of ${wanted} found`,
  minimarket: (no) => `Minimarket ${no}`,
  minimarketInCity: (no) => `Minimarket ${no}, Basra`,
  date: '12 May',
  stay: (from, to) => `12 May, from ${from} to ${to}`,
  productsFound: 'products found',
  products: {
    milk: 'Milk 1 l',
    yoghurt: 'Yoghurt 400 g',
    juice: 'Juice 1 l',
    rice: 'Rice 5 kg',
    tea: 'Tea 450 g',
    dateSyrup: 'Date syrup',
    sugar: 'Sugar 1 kg',
    biscuits: 'Biscuits',
  },
  notFound: 'not on the shelf',
  photos: ['Front', 'Cooler', 'Shelf', 'Price label'],
  photo:
    'Two shelves. Milk, juice, tea and sugar stand there; yoghurt, rice, date syrup and biscuits are missing.',
  hangs: (product) => `${product}: not on the shelf`,
  fields: { store: 'Store', position: 'Position', taken: 'Taken', checked: 'Checked' },
  position: '30.51°\u00A0N, 47.83°\u00A0E',
  where: 'Where you are',
  crumbs: {
    here: ({ no, photo, photos }) => [
      'Basra, this week',
      'Twelve stores, Basra',
      `Visit to store ${no}, 12 May`,
      `Photo ${photo} of ${photos}`,
    ],
    passed: (no) => ['Basra', `Store ${no}`, 'Visit, 12 May'],
    ahead: ['', 'Store', 'Visit', 'Photo'],
  },
  table: { store: 'Store', found: 'Found', product: 'Product', shelf: 'Shelf', onShelf: 'on the shelf' },
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Dashboard page',
    share: 'Share found',
    found: 'products found',
    gaps: 'gaps to fill',
    photos: 'Photos of the visit',
    notes: [
      {
        term: 'Share found',
        text: 'Products with a pack on the shelf ÷ products looked for: the same eight in each store.',
      },
      {
        term: 'On the screen',
        text: 'Each figure opens to its stores, each store to its visit and each gap to its photo.',
      },
      {
        term: 'Limits',
        text: 'Twelve stores of one city: a list to act on. It is not an estimate for all stores in Basra.',
      },
    ],
  },
};
