import { withLatinDigits } from '../text/digits.ts';
import { type ProvinceId, provinces } from './provinces.ts';
import type { ScopeChoice } from './scope.ts';

/** Kinds of outlets that can be audited. */
export const outletTypes = ['supermarkets', 'minimarkets', 'groceries', 'pharmacies', 'wholesale'] as const;
export type OutletType = (typeof outletTypes)[number];

/** How many times the stores are visited: once, monthly for half a year or a year, or fortnightly for a year. */
export const waveCounts = [1, 6, 12, 26] as const;
export type WaveCount = (typeof waveCounts)[number];

/** Half of the confidence interval of a percentage of all visits, in percentage points. */
export const precisions = [3, 5, 7] as const;
export type Precision = (typeof precisions)[number];

/** The limits of the number of products per visit, and of the outlets that sell a brand. */
export const maxProducts = 200;
export const maxOutlets = 1_000_000;

/** A visitor's choices for an audit. */
export interface Plan {
  /** Distinct, in the order of {@link provinces}. */
  readonly provinces: readonly ProvinceId[];
  /** Distinct, in the order of {@link outletTypes}; empty means any. */
  readonly outlets: readonly OutletType[];
  /** The number of outlets that sell the brand, where it is known. */
  readonly population?: number | undefined;
  readonly products: number;
  readonly waves: WaveCount;
  readonly precision: Precision;
}

export const emptyPlan: Plan = { provinces: [], outlets: [], products: 24, waves: 1, precision: 5 };

/** The plan that the page shows until the visitor has made one, and without script. */
export const examplePlan: Plan & { readonly population: number } = {
  provinces: ['erbil', 'nineveh', 'sulaymaniyah', 'baghdad', 'najaf', 'basra'],
  outlets: ['supermarkets', 'minimarkets', 'groceries'],
  population: 2400,
  products: 24,
  waves: 6,
  precision: 5,
};

/** Returns the input of {@link scope} for a plan. A plan without a province counts as one province. */
export function choiceOf({ provinces, population, products, waves, precision }: Plan): ScopeChoice {
  return { places: Math.max(1, provinces.length), population, products, waves, error: precision / 100 };
}

/** Returns a plan as the query of a URL, without its question mark. Values equal to {@link emptyPlan} are left out. */
export function planToQuery(plan: Plan): string {
  const query = new URLSearchParams();
  if (plan.provinces.length > 0) query.set('provinces', plan.provinces.join('.'));
  if (plan.outlets.length > 0) query.set('outlets', plan.outlets.join('.'));
  if (plan.population !== undefined) query.set('stores', String(plan.population));
  if (plan.products !== emptyPlan.products) query.set('products', String(plan.products));
  if (plan.waves !== emptyPlan.waves) query.set('waves', String(plan.waves));
  if (plan.precision !== emptyPlan.precision) query.set('precision', String(plan.precision));
  return query.toString();
}

/** Returns the plan in the query of a URL. Absent and invalid values are replaced by those of {@link emptyPlan}. */
export function planFromQuery(query: string): Plan {
  const values = new URLSearchParams(query.slice(0, queryMaxLength));
  const ids = namesIn(values.get('provinces'));
  const types = namesIn(values.get('outlets'));
  return {
    provinces: provinces.map(({ id }) => id).filter((id) => ids.has(id)),
    outlets: outletTypes.filter((type) => types.has(type)),
    population: countIn(values.get('stores'), maxOutlets),
    products: countIn(values.get('products'), maxProducts) ?? emptyPlan.products,
    waves: oneOf(waveCounts, values.get('waves')) ?? emptyPlan.waves,
    precision: oneOf(precisions, values.get('precision')) ?? emptyPlan.precision,
  };
}

const queryMaxLength = 2000;

function namesIn(list: string | null): ReadonlySet<string> {
  return new Set(list?.split('.'));
}

/**
 * Parses a whole number as people type it, with separators and with Arabic or Latin digits. Returns `undefined` if the
 * text is no number from 1 to `max`.
 */
export function countIn(text: string | null, max: number): number | undefined {
  const digits = withLatinDigits(text ?? '').replace(/[\s,.\u066b\u066c\u060c]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count >= 1 && count <= max ? count : undefined;
}

function oneOf<Value extends number>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => String(value) === text);
}
