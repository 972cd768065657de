/** What the client says the product is and costs, in dinars, and how many search results are looked at. Example data. */
export const listPrice = 2750;
export const resultsChecked = 40;
/** How many results an e-shop shows on a page. */
const perPage = 10;

export const shopNames = ['a', 'b', 'c'] as const;
export type Shop = (typeof shopNames)[number];

/** One product as an e-shop lists it. */
interface Listing {
  /** The pack in its picture; absent where there is none. */
  picture?: 'current' | 'old';
  /** In dinars. */
  price: number;
  inStock: boolean;
  /** Its place among the results of a search; absent where it is not among those that are checked. */
  place?: number;
  /** When it was looked at, in minutes of the day. */
  seen: number;
}

/** The same product in three e-shops. Example data. */
export const listings: Readonly<Record<Shop, Listing>> = {
  a: { picture: 'current', price: 2750, inStock: true, place: 14, seen: 9 * 60 + 10 },
  b: { picture: 'old', price: 3250, inStock: true, place: 3, seen: 9 * 60 + 20 },
  c: { price: 2250, inStock: false, seen: 9 * 60 + 30 },
};

export const checkNames = ['picture', 'price', 'stock', 'search'] as const;
export type CheckName = (typeof checkNames)[number];

/** What a check found. A price is compared with the list: by how many per cent it is above it, or below it. */
export type Finding =
  | { check: 'picture'; picture: 'current' | 'old' | 'none' }
  | { check: 'price'; price: number; percent: number }
  | { check: 'stock'; inStock: boolean }
  | { check: 'search'; place: number | undefined; page: number | undefined };

export type Check = Finding & {
  shop: Shop;
  /** The fault's number in reading order, from 1 on; absent where nothing is wrong. */
  fault?: number;
};

function findingOf(check: CheckName, { picture, price, inStock, place }: Listing): Finding {
  if (check === 'picture') return { check, picture: picture ?? 'none' };
  if (check === 'price') return { check, price, percent: Math.round((price / listPrice - 1) * 100) };
  if (check === 'stock') return { check, inStock };
  return { check, place, page: place && Math.ceil(place / perPage) };
}

/** Whether all is well: the current pack, the price of the list, in stock, and found on the first page. */
function isRight(finding: Finding): boolean {
  if (finding.check === 'picture') return finding.picture === 'current';
  if (finding.check === 'price') return finding.price === listPrice;
  if (finding.check === 'stock') return finding.inStock;
  return finding.page === 1;
}

/** What is checked, row by row, in each of the shops. */
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

/** How many of its checks a shop passed. */
export function rightIn(shop: Shop): number {
  return checks.filter((check) => check.shop === shop && check.fault === undefined).length;
}
