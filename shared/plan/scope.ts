import { withLatinDigits } from '../text/digits.ts';

/** How stores are drawn. A percentage of one half is the one that is hardest to measure. */
export interface Sampling {
  /** How many standard errors the margin spans: 1.96 for 95 times in 100. */
  readonly z: number;
  /** The share that is measured, from 0 to 1. */
  readonly p: number;
  /** How many stores of one street area are visited. */
  readonly perArea: number;
  /** How far stores of one street area resemble each other: 0 not at all, 1 completely. */
  readonly similarity: number;
}
export const sampling: Sampling = { z: 1.96, p: 0.5, perArea: 6, similarity: 0.05 };

/** What a visit and a field day take. All times are in minutes. */
export interface FieldTimes {
  /** On the road to a store. */
  readonly travel: number;
  /** For arriving and taking photos. */
  readonly store: number;
  readonly perProduct: number;
  /** Of one auditor in the field on one day. */
  readonly day: number;
  /** The field days of a wave after which another auditor goes too. */
  readonly mostDays: number;
}
export const fieldTimes: FieldTimes = { travel: 15, store: 10, perProduct: 0.5, day: 360, mostDays: 9 };

/** The smallest number of visits from which a province is worth a percentage of its own. */
export const fewestToRead = 30;

/**
 * The sample for a share without any other knowledge: W. G. Cochran, Sampling Techniques (1977), section 4.4.
 * `error` is half of the interval, as a part of one.
 */
export function sampleSize(error: number, { z, p }: Pick<Sampling, 'z' | 'p'> = sampling): number {
  return (z ** 2 * p * (1 - p)) / error ** 2;
}

/** How many times as many stores have to be drawn because neighbours resemble each other: L. Kish, Survey Sampling (1965), section 5.4. */
export function designEffect({ perArea, similarity }: Pick<Sampling, 'perArea' | 'similarity'> = sampling) {
  return 1 + (perArea - 1) * similarity;
}

/** The sample from a population of this size, which may be endless: Cochran (1977), section 4.4. */
export function withPopulation(sample: number, population: number): number {
  return sample / (1 + (sample - 1) / population);
}

/**
 * Half of the interval of a share that was measured with this many visits, as a part of one: Cochran (1977), section 3.2.
 * Zero where all of the population was visited.
 */
export function marginOf(visits: number, population: number, how: Sampling = sampling): number {
  if (visits >= population) return 0;
  const spread = (how.p * (1 - how.p) * designEffect(how)) / visits;
  const rest = Number.isFinite(population) ? (population - visits) / (population - 1) : 1;
  return how.z * Math.sqrt(spread * rest);
}

export interface ScopeChoice {
  /** The number of provinces, at least 1. */
  places: number;
  products: number;
  waves: number;
  /** Half of the interval, as a part of one. */
  error: number;
  /** The number of outlets that sell the brand; without it, there is no end of them. */
  population?: number | undefined;
}

/** What an audit takes. Everything but `total` is for one wave. */
export interface Scope {
  /** The sample if every store was drawn on its own. */
  independent: number;
  designEffect: number;
  /** The same for stores that lie close together. */
  clustered: number;
  /** The same for a population that ends. */
  needed: number;
  visits: number;
  /** All outlets are visited, so that nothing is estimated. */
  complete: boolean;
  /** Visits in each province; of a complete count, at most. */
  each: number;
  /** As a part of one; of all provinces, and of one by itself. */
  margin: number;
  marginEach: number;
  /** A province has too few visits to be read alone. */
  tooFewEach: boolean;
  /** Minutes that a visit takes. */
  minutes: number;
  /** Visits that an auditor makes a day. */
  perDay: number;
  auditors: number;
  days: number;
  /** Prices and facings of products that are read. */
  readings: number;
  /** Visits of all waves. */
  total: number;
}

/** The visits, precision and time of an audit. Each province has the same number of visits. */
export function scope(choice: ScopeChoice, times: FieldTimes = fieldTimes, how: Sampling = sampling): Scope {
  const { places, products, waves, error, population = Number.POSITIVE_INFINITY } = choice;
  const independent = sampleSize(error, how);
  const clustered = independent * designEffect(how);
  const needed = withPopulation(clustered, population);
  const rounded = Math.ceil(needed / places) * places;
  const complete = rounded >= population;
  const visits = complete ? population : rounded;
  const each = Math.ceil(visits / places);
  const marginEach = complete ? 0 : marginOf(each, population / places, how);
  const minutes = times.travel + times.store + times.perProduct * products;
  const perDay = Math.max(1, Math.floor(times.day / minutes));
  const perPlace = Math.ceil(each / (perDay * times.mostDays));
  return {
    independent,
    designEffect: designEffect(how),
    clustered,
    needed,
    visits,
    complete,
    each,
    margin: marginOf(visits, population, how),
    marginEach,
    tooFewEach: !complete && each < fewestToRead,
    minutes,
    perDay,
    auditors: places * perPlace,
    days: Math.ceil(each / (perDay * perPlace)),
    readings: visits * products,
    total: visits * waves,
  };
}

/** A number of minutes or days as people write it, in either language; what is none, or no time that a visit can take, reads as given. */
export function timeIn(text: string, otherwise: number): number {
  const time = Number(
    withLatinDigits(text)
      .replace(/[\u066b,]/, '.')
      .trim() || Number.NaN,
  );
  return time > 0 && time <= 10_000 ? time : otherwise;
}
