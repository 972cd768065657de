import { examplePlan } from '#shared/plan/plan.ts';
import { designEffect, marginOf, marginOfDifference, sampling } from '#shared/plan/scope.ts';
import {
  type Availability,
  availabilityOf,
  type Facings,
  facingsOf,
  fieldwork,
  listPrice,
  type outlets,
  type Place,
  type Prices,
  type Product,
  places,
  pricesOf,
  products,
  records,
} from './survey.ts';

/** The number of outlets on the list from which the stores were drawn. */
const population = examplePlan.population;

type OfOutlet<Value> = Readonly<Record<(typeof outlets)[number], Value>>;

interface PlaceFigures {
  place: Place;
  all: Availability;
  of: OfOutlet<Availability>;
}

interface ProductFigures {
  product: Product;
  missing: number;
  list: number;
  prices: Prices;
}

const ofOutlets = <Value>(value: (outlet: (typeof outlets)[number]) => Value): OfOutlet<Value> => ({
  supermarket: value('supermarket'),
  minimarket: value('minimarket'),
  grocery: value('grocery'),
});

const most = <Item>(items: readonly Item[], value: (item: Item) => number): Item =>
  items.reduce((best, item) => (value(item) > value(best) ? item : best));

const byPlace = places.map(
  (place): PlaceFigures => ({
    place,
    all: availabilityOf({ place }),
    of: ofOutlets((outlet) => availabilityOf({ place, outlet })),
  }),
);
const byProduct = products.map(
  (product): ProductFigures => ({
    product,
    missing: availabilityOf({ product }).missing,
    list: listPrice(product),
    prices: pricesOf(product),
  }),
);
const all = availabilityOf();
const onePlace = availabilityOf({ place: places[0] });
/**
 * Returns the margin of error of a share. The sample size is the number of stores, not of products, because the
 * products in a store are not independent.
 */
const marginByStore = (p: number, stores: number) =>
  marginOf(stores, Number.POSITIVE_INFINITY, { ...sampling, p });
const groceries = { ...availabilityOf({ outlet: 'grocery' }), facings: facingsOf('grocery') };
const prices = pricesOf();
const margin = marginOf(all.visited, population);
const marginOfPlace = marginOf(onePlace.visited, population / places.length);
const photoPrice = records.price.price / listPrice(records.price.product) - 1;

/** Every figure of the report, computed from the counts of the survey. Shares are from 0 to 1. */
export const figures = {
  all,
  onePlace: {
    visited: onePlace.visited,
    of: ofOutlets((outlet) => availabilityOf({ place: places[0], outlet }).visited),
  },
  byOutlet: ofOutlets((outlet) => availabilityOf({ outlet })),
  /** Sorted by the share of missing products, highest first. */
  places: byPlace.toSorted((a, b) => b.all.missing - a.all.missing),
  products: byProduct,
  mostMissing: most(byProduct, ({ missing }) => missing),
  mostAbove: most(byProduct, ({ prices }) => prices.above / prices.read),
  mostUnlabelled: most(byProduct, ({ prices }) => prices.none / prices.read),
  prices,
  facings: facingsOf(),
  facingsOf: ofOutlets((outlet): Facings => facingsOf(outlet)),
  margin,
  marginOfPlace,
  /** The smallest differences that are significant at 95 %: of all stores between two waves, and between two places. */
  differences: { waves: marginOfDifference(margin), places: marginOfDifference(marginOfPlace) },
  /** The margin of error for each outlet type, if the types have the same shares in the list of stores as in the sample. */
  marginsOfOutlets: ofOutlets((outlet) => {
    const { visited } = availabilityOf({ outlet });
    return marginOf(visited, (population * visited) / all.visited);
  }),
  /** The margins of error of the shares on the second page. */
  margins: {
    missing: marginByStore(all.missing, all.carrying),
    above: marginByStore(prices.above / prices.read, all.carrying),
    share: marginByStore(groceries.facings.own / groceries.facings.all, groceries.visited),
    /** The margin of error of the numeric distribution in groceries. */
    reachOfGroceries: marginByStore(groceries.reach, groceries.visited),
  },
  designEffect: designEffect(),
  population,
  /** The price on the label in the drawing, compared with the list price: 0.1 is ten per cent above it. */
  photoPrice,
  /** The number of days of the fieldwork, without Fridays. */
  days: daysBetween(fieldwork.firstDay, fieldwork.lastDay),
  auditors: places.length * fieldwork.auditorsPerPlace,
};
export type Figures = typeof figures;

function daysBetween(first: string, last: string): number {
  const day = 24 * 60 * 60 * 1000;
  const [from, to] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: (to - from) / day + 1 }, (_, i) => new Date(from + i * day).getUTCDay()).filter(
    (weekday) => weekday !== 5,
  ).length;
}

/** Returns a share as "one in so many", and whether it is less, more or nearly exactly that. */
export function oneIn(share: number): { of: number; is: 'nearly' | 'exactly' | 'over' } {
  const of = Math.round(1 / share);
  if (Math.abs(share - 1 / of) < 0.0075) return { of, is: 'exactly' };
  return { of, is: share < 1 / of ? 'nearly' : 'over' };
}

/** Returns a share as a number of quarters, rounded: 0.7 is 3. */
export function inFour(share: number): number {
  return Math.round(share * 4);
}
