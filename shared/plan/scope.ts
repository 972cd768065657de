import { withLatinDigits } from '../text/digits.ts';
import { errorsAt95 } from './confidence.ts';

/** The sampling assumptions. A share of one half is the hardest to measure. */
export interface Sampling {
  /** How many standard errors the margin spans: 1.96 for 95 % confidence. */
  readonly z: number;
  /** The share that is measured, from 0 to 1. */
  readonly p: number;
  /** How many stores of one street area are visited. */
  readonly perArea: number;
  /** How similar stores of one street area are: 0 not at all, 1 completely. */
  readonly similarity: number;
}
export const sampling: Sampling = { z: errorsAt95, p: 0.5, perArea: 6, similarity: 0.05 };

/** The times of a visit and of a field day, in minutes. */
export interface FieldTimes {
  /** On the way to a store. */
  readonly travel: number;
  /** For arriving and taking photos. */
  readonly store: number;
  readonly perProduct: number;
  /** The working time of one auditor per day. */
  readonly day: number;
  /** A wave that takes an auditor more field days than this gets another auditor. */
  readonly maxDays: number;
}
export const fieldTimes: FieldTimes = { travel: 15, store: 10, perProduct: 0.5, day: 360, maxDays: 9 };

/**
 * The minimum number of auditors in a province. With only one each, a difference between two provinces could be a difference
 * between their auditors.
 */
const fewestAuditors = 2;

/** The smallest number of visits that a province's own percentage needs. */
export const fewestToRead = 30;

/**
 * Returns the sample size for a share without prior knowledge: W. G. Cochran, Sampling Techniques (1977), section 4.4.
 * `error` is half of the confidence interval, as a fraction.
 */
export function sampleSize(error: number, { z, p }: Pick<Sampling, 'z' | 'p'> = sampling): number {
  return (z ** 2 * p * (1 - p)) / error ** 2;
}

/**
 * Returns the factor by which a sample grows because neighbouring stores resemble each other: L. Kish, Survey Sampling
 * (1965), section 5.4.
 */
export function designEffect({ perArea, similarity }: Pick<Sampling, 'perArea' | 'similarity'> = sampling) {
  return 1 + (perArea - 1) * similarity;
}

/** Returns the sample size for a population of this size, which may be infinite: Cochran (1977), section 4.4. */
export function withPopulation(sample: number, population: number): number {
  return sample / (1 + (sample - 1) / population);
}

/**
 * Returns half of the confidence interval of a share measured with this many visits, as a fraction: Cochran (1977),
 * section 3.2. Zero if the whole population was visited.
 */
export function marginOf(visits: number, population: number, how: Sampling = sampling): number {
  if (visits >= population) return 0;
  const spread = (how.p * (1 - how.p) * designEffect(how)) / visits;
  const rest = Number.isFinite(population) ? (population - visits) / (population - 1) : 1;
  return how.z * Math.sqrt(spread * rest);
}

/**
 * Returns the margin of the difference between two independent samples of this margin each, such as two waves or two provinces:
 * the variances of the samples add up. If two waves visit the same stores, the margin is smaller, because what a store showed
 * in the first wave says something about the second: Cochran (1977), chapter 12.
 */
export function marginOfDifference(margin: number): number {
  return margin * Math.SQRT2;
}

export interface ScopeChoice {
  /** The number of provinces, at least 1. */
  places: number;
  products: number;
  waves: number;
  /** Half of the confidence interval, as a fraction. */
  error: number;
  /** The number of outlets that sell the brand; absent: unlimited. */
  population?: number | undefined;
}

/** The size of an audit. All values except `total` are for one wave. */
export interface Scope {
  /** The sample size if every store was drawn independently. */
  independent: number;
  designEffect: number;
  /** The sample size with the design effect of neighbouring stores. */
  clustered: number;
  /** The sample size for the given population. */
  needed: number;
  visits: number;
  /** True if all outlets are visited, so that nothing is estimated. */
  complete: boolean;
  /** Visits in each province; if `complete`, the highest number in a province. */
  each: number;
  /** The margins of error, as fractions: for all provinces together, and for a single one. */
  margin: number;
  marginEach: number;
  /**
   * The margin of the difference between two waves, as a fraction: a smaller change of the share of all provinces may be
   * chance.
   */
  change: number;
  /** True if a province has too few visits for a percentage of its own. */
  tooFewEach: boolean;
  /** Minutes per visit. */
  minutes: number;
  /** Visits per auditor and day. */
  perDay: number;
  auditors: number;
  days: number;
  /** Number of prices and facings that are read. */
  readings: number;
  /** Number of visits of all waves. */
  total: number;
}

/** Returns the visits, precision and time of an audit. Each province has the same number of visits. */
export function scope(choice: ScopeChoice, times: FieldTimes = fieldTimes, how: Sampling = sampling): Scope {
  const { places, products, waves, error, population = Number.POSITIVE_INFINITY } = choice;
  const independent = sampleSize(error, how);
  const clustered = independent * designEffect(how);
  const needed = withPopulation(clustered, population);
  const rounded = Math.ceil(needed / places) * places;
  const complete = rounded >= population;
  const visits = complete ? population : rounded;
  const each = Math.ceil(visits / places);
  const margin = marginOf(visits, population, how);
  const marginEach = complete ? 0 : marginOf(each, population / places, how);
  const minutes = times.travel + times.store + times.perProduct * products;
  const perDay = Math.max(1, Math.floor(times.day / minutes));
  const perPlace = Math.max(Math.min(fewestAuditors, each), Math.ceil(each / (perDay * times.maxDays)));
  return {
    independent,
    designEffect: designEffect(how),
    clustered,
    needed,
    visits,
    complete,
    each,
    margin,
    marginEach,
    change: marginOfDifference(margin),
    tooFewEach: !complete && each < fewestToRead,
    minutes,
    perDay,
    auditors: places * perPlace,
    days: Math.ceil(each / (perDay * perPlace)),
    readings: visits * products,
    total: visits * waves,
  };
}

/**
 * Returns a number of minutes or days as people write it, in either language; `otherwise` for any other text, and for an
 * impossible time.
 */
export function timeIn(text: string, otherwise: number): number {
  const time = Number(
    withLatinDigits(text)
      .replace(/[\u066b,]/, '.')
      .trim() || Number.NaN,
  );
  return time > 0 && time <= 10_000 ? time : otherwise;
}
