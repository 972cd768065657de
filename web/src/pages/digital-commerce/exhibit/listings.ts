/**
 * The list price of the client's product, in dinars, and the number of search results that are checked
 * (`resultsChecked`). Example data.
 */
export const listPrice = 2750;
export const resultsChecked = 40;
/** How many results an e-shop shows on a page. */
export const perPage = 10;

export const shopNames = ['a', 'b', 'c'] as const;
export type Shop = (typeof shopNames)[number];

/** The listing of a product in an online shop. */
export interface Listing {
  /** The pack that its picture shows, before or after the redesign; absent if there is no picture. */
  picture?: 'current' | 'old';
  /** In dinars. */
  price: number;
  inStock: boolean;
  /** Its position in the search results; absent if it is not among the checked ones. */
  place?: number;
  /** The places that are paid for, by other products. */
  paid: readonly number[];
  /** When it was checked, in minutes of the day. */
  seen: number;
}

/** The same product in three e-shops. Example data. */
export const listings: Readonly<Record<Shop, Listing>> = {
  a: { picture: 'current', price: 2750, inStock: true, place: 14, paid: [1, 2, 5, 11], seen: 9 * 60 + 10 },
  b: { picture: 'old', price: 3250, inStock: true, place: 3, paid: [1, 2], seen: 9 * 60 + 20 },
  c: { price: 2250, inStock: false, paid: [1, 2, 3, 11, 12], seen: 9 * 60 + 30 },
};

export const checkNames = ['picture', 'price', 'stock', 'search'] as const;
export type CheckName = (typeof checkNames)[number];

/** The result of a check. A price has its deviation from the list in per cent. */
export type Finding =
  | { check: 'picture'; picture: 'current' | 'old' | 'none' }
  | { check: 'price'; price: number; percent: number }
  | { check: 'stock'; inStock: boolean }
  | { check: 'search'; place: number | undefined; page: number | undefined };

export type Check = Finding & {
  shop: Shop;
  /** The fault's number in reading order, from 1; absent if nothing is wrong. */
  fault?: number;
};

function findingOf(check: CheckName, { picture, price, inStock, place }: Listing): Finding {
  if (check === 'picture') return { check, picture: picture ?? 'none' };
  if (check === 'price') return { check, price, percent: Math.round((price / listPrice - 1) * 100) };
  if (check === 'stock') return { check, inStock };
  return { check, place, page: place && Math.ceil(place / perPage) };
}

/** True if nothing is wrong: the current pack, the list price, in stock, and on the first page of results. */
function isRight(finding: Finding): boolean {
  if (finding.check === 'picture') return finding.picture === 'current';
  if (finding.check === 'price') return finding.price === listPrice;
  if (finding.check === 'stock') return finding.inStock;
  return finding.page === 1;
}

/** The checks, row by row, in each of the shops. */
export const rows: readonly (readonly [name: CheckName, checks: readonly Check[]])[] = (() => {
  let faults = 0;
  return checkNames.map((name) => {
    const checks = shopNames.map((shop): Check => {
      const finding = findingOf(name, listings[shop]);
      if (isRight(finding)) return { ...finding, shop };
      faults += 1;
      return { ...finding, shop, fault: faults };
    });
    return [name, checks] as const;
  });
})();

const checks = rows.flatMap(([, checks]) => checks);

/** The checks that failed, in the order of their numbers. */
export const faults = checks.filter((check): check is Check & { fault: number } => check.fault !== undefined);

/** Returns how many checks a shop passed. */
export function rightIn(shop: Shop): number {
  return checks.filter((check) => check.shop === shop && check.fault === undefined).length;
}

/** The results before the product in a search; for a product that was not found, all that were checked. */
export interface Before {
  all: number;
  paid: number;
  /** The product's place if no places were paid for; absent if it was not found. */
  unpaid?: number;
}

/** Returns how many results of a search are before the product, and how many of them are paid for. */
export function beforeIn(shop: Shop): Before {
  const { place, paid } = listings[shop];
  const all = place === undefined ? resultsChecked : place - 1;
  const ahead = paid.filter((one) => one <= all).length;
  return { all, paid: ahead, ...(place !== undefined && { unpaid: place - ahead }) };
}
