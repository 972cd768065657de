import type { PackName } from '#web/drawing/packs.ts';

/** A store, and how many of the sought products were on its shelves. */
export interface Store {
  no: string;
  found: number;
}

const store = (no: string, found: number): Store => ({ no, found });

/** A week in twelve minimarkets. Every figure of the exhibit is counted from this list and {@link products}. Example data. */
export const stores: readonly [Store, ...Store[]] = [
  store('0405', 8),
  store('0431', 7),
  store('0412', 7),
  store('0428', 6),
  store('0403', 6),
  store('0440', 6),
  store('0419', 5),
  store('0407', 5),
  store('0436', 5),
  store('0423', 5),
  store('0417', 4),
  store('0409', 4),
];

export type Product = Extract<
  PackName,
  'milk' | 'yoghurt' | 'juice' | 'rice' | 'tea' | 'dateSyrup' | 'sugar' | 'biscuits'
>;

/** The findings of the visit that opens down to its photo, in the order of the shelf. Example data. */
export const products: readonly { pack: Product; found: boolean }[] = [
  { pack: 'milk', found: true },
  { pack: 'yoghurt', found: false },
  { pack: 'juice', found: true },
  { pack: 'rice', found: false },
  { pack: 'tea', found: true },
  { pack: 'dateSyrup', found: false },
  { pack: 'sugar', found: true },
  { pack: 'biscuits', found: false },
];

/** The visit: when the auditor came in, took the photos and left, and when the photo was checked, in minutes of the day. */
export const times = { in: 631, photos: [633, 637, 642, 646], out: 649, checked: 965 } as const;

/** The store whose visit opens down to its photo; other stores have only a count. */
export const openedStore = stores.find(({ no }) => no === '0417') ?? stores[0];
/** `openedPhoto`: the index of the photo that opens. `missingProduct`: the product that is missing on that photo. */
export const openedPhoto = 2;
export const missingProduct: Product = 'yoghurt';

/**
 * The number of products that are looked for: `wanted` in one store, `looked` in all stores together. `found` and
 * `missing` are the parts of `looked` that were found and were not.
 */
export const wanted = products.length;
export const looked = stores.length * wanted;
export const found = stores.reduce((sum, one) => sum + one.found, 0);
export const missing = looked - found;
/** The share that was found, in whole per cent. */
export const share = Math.round((found / looked) * 100);

/** The open level: 1 the number, 2 the stores behind it, 3 one visit, 4 one photo. */
export type Level = 1 | 2 | 3 | 4;

export interface Place {
  level: Level;
  /** The store that is open, or was open last. */
  store: Store;
}

/**
 * Returns the place that the hash of a URL names: `71` is the number (level 1), `stores` level 2, `0417` a visit, `0417-3` a
 * photo. Any other value names level 1.
 */
export function placeInHash(hash: string): Place {
  if (hash === '#stores') return { level: 2, store: openedStore };
  if (hash === `#${openedStore.no}-${openedPhoto + 1}`) return { level: 4, store: openedStore };
  const store = stores.find(({ no }) => hash === `#${no}`);
  return store ? { level: 3, store } : { level: 1, store: openedStore };
}

/** Returns the hash of the URL of a place: the inverse of {@link placeInHash}. */
export function hashOf({ level, store }: Place): string {
  if (level === 1) return `#${share}`;
  if (level === 2) return '#stores';
  return level === 3 ? `#${store.no}` : `#${store.no}-${openedPhoto + 1}`;
}
