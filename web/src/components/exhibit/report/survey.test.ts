import { expect, test } from 'vitest';
import { choiceOf, examplePlan } from '#shared/plan/plan.ts';
import { provinces } from '#shared/plan/provinces.ts';
import { fewestToRead, sampling, scope } from '#shared/plan/scope.ts';
import { figures, inFour, oneIn } from './figures.ts';
import {
  availabilityOf,
  brands,
  facingsOf,
  fieldwork,
  outlets,
  places,
  pricesOf,
  products,
  records,
} from './survey.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the totals that the report states', () => {
  const { visited, listed, out } = availabilityOf();
  expect({ visited, listed, out, inStock: listed - out, facings: facingsOf().all }).toEqual({
    visited: 402,
    listed: 1669,
    out: 235,
    inStock: 1434,
    facings: 19714,
  });
  expect(visited).toBe(6 * 67);
});

test.each(['visited', 'carrying', 'listed', 'out'] as const)(
  '%s of places and of outlets have the same total as all',
  (name) => {
    const whole = availabilityOf()[name];
    expect(sum(places.map((place) => availabilityOf({ place })[name]))).toBe(whole);
    expect(sum(outlets.map((outlet) => availabilityOf({ outlet })[name]))).toBe(whole);
  },
);

test.each(['listed', 'out'] as const)('%s of products have the same total as all', (name) => {
  expect(sum(products.map((product) => availabilityOf({ product })[name]))).toBe(availabilityOf()[name]);
});

test('no cell exceeds its maximum, and every place has the same stores', () => {
  for (const place of places)
    for (const outlet of outlets) {
      const { visited, carrying } = availabilityOf({ place, outlet });
      expect(visited).toBe(figures.onePlace.of[outlet]);
      expect(carrying).toBeLessThanOrEqual(visited);
      for (const product of products) {
        const { listed, out } = availabilityOf({ place, outlet, product });
        expect(listed).toBeLessThanOrEqual(carrying);
        expect(out).toBeLessThanOrEqual(listed);
      }
    }
});

test('a label was checked for every product in stock, and has one finding', () => {
  const { read } = pricesOf();
  expect(read).toBe(availabilityOf().listed - availabilityOf().out);
  for (const { right, above, below, none, read } of [...products.map((one) => pricesOf(one)), pricesOf()]) {
    expect(right + above + below + none).toBe(read);
    expect(Math.min(right, above, below, none)).toBeGreaterThan(0);
  }
});

test('the facings of brands add up to the total', () => {
  for (const facings of [...outlets.map((outlet) => facingsOf(outlet)), facingsOf()])
    expect(sum(brands.map((brand) => facings[brand]))).toBe(facings.all);
  expect(sum(outlets.map((outlet) => facingsOf(outlet).all))).toBe(facingsOf().all);
});

test('the fieldwork adds up to the plan', () => {
  expect(figures.days).toBe(4);
  // Each visit has at least four photos. The photos include the front, the shelf and a label of each store, and one of each
  // finding.
  const { above, below, none } = pricesOf();
  const findings = availabilityOf().out + above + below + none;
  expect(fieldwork.photos).toBeGreaterThanOrEqual(figures.all.visited * fieldwork.photosPerVisit);
  expect(fieldwork.photos).toBeGreaterThanOrEqual(figures.all.visited * 3 + findings);
  expect(fieldwork.sameResult).toBeLessThanOrEqual(fieldwork.checkedAgain);
  for (const { day } of Object.values(records)) {
    expect(day >= fieldwork.firstDay && day <= fieldwork.lastDay).toBe(true);
  }
});

test('the second readings are those of the visits made again, agree enough to be released, and differ little from the rest', () => {
  const { labels, onShelf } = fieldwork.agreement;
  for (const { kappa, interval } of [labels, onShelf]) {
    // The limits that the page about the method states.
    expect(kappa).toBeGreaterThanOrEqual(0.75);
    expect(interval[0]).toBeGreaterThanOrEqual(0.61);
  }
  expect([labels.pairs, labels.kappa.toFixed(2), onShelf.kappa.toFixed(2)]).toEqual([60, '0.79', '0.89']);
  const listedPerVisit = figures.all.listed / figures.all.visited;
  expect(onShelf.pairs).toBe(Math.round(fieldwork.checkedAgain * listedPerVisit));
  expect(fieldwork.counted.again).toBe(fieldwork.checkedAgain);
  expect(fieldwork.counted.same).toBeLessThanOrEqual(fieldwork.counted.again);
});

test('the smallest differences that count', () => {
  const { waves, places } = figures.differences;
  expect([waves, places].map((difference) => (difference * 100).toFixed(1))).toEqual(['7.1', '17.3']);
  const [most, least] = [Math.max, Math.min].map((of) => of(...figures.places.map(({ all }) => all.missing)));
  expect((most ?? 0) - (least ?? 0)).toBeLessThan(places);
});

test('the survey matches the planner’s example', () => {
  const plan = scope(choiceOf(examplePlan));
  expect(figures.all.visited).toBe(plan.visits);
  expect(figures.onePlace.visited).toBe(plan.each);
  expect(figures.days).toBe(plan.days);
  expect(figures.auditors).toBe(plan.auditors);
  expect([figures.margin, figures.marginOfPlace]).toEqual([plan.margin, plan.marginEach]);
  const names = examplePlan.provinces.map((id) => provinces.find((one) => one.id === id)?.name.en);
  expect(names.toSorted()).toEqual(places.toSorted());
  expect(examplePlan.outlets).toHaveLength(outlets.length);
});

test('a supermarket has the shelf of a supermarket', () => {
  const perStore = (outlet: (typeof outlets)[number]) =>
    facingsOf(outlet).all / figures.byOutlet[outlet].visited;
  expect(perStore('supermarket')).toBeGreaterThan(150);
  expect(perStore('minimarket')).toBeGreaterThan(30);
  expect(perStore('grocery')).toBeCloseTo(9, 1);
});

test('the margins of the second page’s figures, computed as if each store gave one answer', () => {
  const [missing, stores] = [235 / 1669, 347];
  expect(figures.all.carrying).toBe(stores);
  expect(figures.margins.missing).toBeCloseTo(1.96 * Math.sqrt((missing * (1 - missing) * 1.25) / stores));
  expect(Object.values(figures.margins).map((margin) => (margin * 100).toFixed(1))).toEqual([
    '4.1',
    '3.9',
    '7.6',
    '6.9',
  ]);
});

test('the margins in points', () => {
  expect((figures.margin * 100).toFixed(1)).toBe('5.0');
  expect((figures.marginOfPlace * 100).toFixed(1)).toBe('12.2');
});

/** Sentences without a figure must follow from the counts, too. */
test('the findings match their sentences', () => {
  const { supermarket, minimarket, grocery } = figures.byOutlet;
  const shareOf = (outlet: (typeof outlets)[number]) =>
    figures.facingsOf[outlet].own / figures.facingsOf[outlet].all;
  // In smaller shops more products are missing and fewer shops carry the brand, but its share of the shelf is larger.
  expect(supermarket.missing).toBeLessThan(minimarket.missing);
  expect(minimarket.missing).toBeLessThan(grocery.missing);
  expect(supermarket.reach).toBeGreaterThan(minimarket.reach);
  expect(minimarket.reach).toBeGreaterThan(grocery.reach);
  expect(supermarket.reach).toBeGreaterThan(0.95);
  expect(shareOf('supermarket')).toBeLessThan(shareOf('minimarket'));
  expect(shareOf('minimarket')).toBeLessThan(shareOf('grocery'));
  expect(figures.facingsOf.supermarket.second).toBeGreaterThan(figures.facingsOf.supermarket.own);
  // The same product is most often missing and most often too expensive; another one most often lacks its label.
  expect(figures.mostMissing.product).toBe('milk');
  expect(figures.mostAbove.product).toBe('milk');
  expect(figures.mostUnlabelled.product).toBe('ayran');
});

/**
 * Returns the smallest difference between two shares that is significant at 95 %. Each share is of so many stores:
 * Cochran (1977), section 3.2.
 */
function marginOfDifference(a: number, storesOfA: number, b: number, storesOfB: number): number {
  const spread = (a * (1 - a)) / storesOfA + (b * (1 - b)) / storesOfB;
  return sampling.z * Math.sqrt(spread * figures.designEffect);
}

test('outlet types differ by more than the margin, and provinces by less: they are not compared', () => {
  const { supermarket, grocery } = figures.byOutlet;
  for (const of of ['missing', 'reach'] as const)
    expect(Math.abs(grocery[of] - supermarket[of])).toBeGreaterThan(
      marginOfDifference(grocery[of], grocery.visited, supermarket[of], supermarket.visited),
    );
  const missing = figures.places.map(({ all }) => all.missing);
  const [most, least] = [Math.max(...missing), Math.min(...missing)];
  const { visited } = figures.onePlace;
  expect(most - least).toBeLessThan(marginOfDifference(most, visited, least, visited));
});

test('among outlet types only supermarkets and groceries differ in missing listings by more than the margin', () => {
  const { supermarket, minimarket, grocery } = figures.byOutlet;
  const differs = (a: typeof grocery, b: typeof grocery) =>
    a.missing - b.missing > marginOfDifference(a.missing, a.carrying, b.missing, b.carrying);
  expect([
    differs(grocery, supermarket),
    differs(grocery, minimarket),
    differs(minimarket, supermarket),
  ]).toEqual([true, false, false]);
});

test('the shares of shelf of the outlet types differ by less than the margin', () => {
  const [least = 0, most = 0] = [figures.facingsOf.supermarket, figures.facingsOf.grocery].map(
    ({ own, all }) => own / all,
  );
  const [supermarkets, groceries] = [figures.byOutlet.supermarket.visited, figures.byOutlet.grocery.visited];
  expect(most - least).toBeLessThan(marginOfDifference(most, groceries, least, supermarkets));
});

test('in supermarkets the two largest shares of shelf differ by less than the margin', () => {
  const { own, second, all } = figures.facingsOf.supermarket;
  const { visited } = figures.byOutlet.supermarket;
  expect((second - own) / all).toBeLessThan(marginOfDifference(own / all, visited, second / all, visited));
});

test('the margin of an outlet type is larger than that of all stores, and the largest for the fewest stores', () => {
  const { supermarket, minimarket, grocery } = figures.marginsOfOutlets;
  const points = [supermarket, minimarket, grocery].map((margin) => (margin * 100).toFixed(1));
  expect(points).toEqual(['10.5', '8.7', '7.5']);
  expect(grocery).toBeGreaterThan(figures.margin);
});

test('groceries give the brand the largest share of their shelf, though supermarkets give it more facings', () => {
  const { supermarket, minimarket, grocery } = figures.facingsOf;
  expect(grocery.own / grocery.all).toBeGreaterThan(minimarket.own / minimarket.all);
  expect(grocery.own / grocery.all).toBeGreaterThan(supermarket.own / supermarket.all);
  expect(supermarket.own).toBeGreaterThan(grocery.own);
});

test('every outlet type of a province has fewer listing stores than a percentage needs', () => {
  for (const { of } of figures.places)
    for (const outlet of outlets) expect(of[outlet].carrying).toBeLessThan(fewestToRead);
});

test.each([
  [0.1408, { of: 7, is: 'exactly' }],
  [0.2333, { of: 4, is: 'nearly' }],
  [0.28, { of: 4, is: 'over' }],
  [0.25, { of: 4, is: 'exactly' }],
] as const)('formats %s as one in so many', (share, said) => {
  expect(oneIn(share)).toEqual(said);
});

test('formats a share as so many in four', () => {
  expect(inFour(0.742)).toBe(3);
});
