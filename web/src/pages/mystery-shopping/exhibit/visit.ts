import { colour } from '#web/theme/drawing-colours.ts';

/** The checks of each step of a visit with their points: 100 in all. Example data. */
export const steps = {
  greeting: { welcome: 6, badge: 4 },
  wait: { served: 9, quickly: 6 },
  advice: { user: 10, budget: 5, brand: 12, difference: 8 },
  upsell: { jar: 10 },
  payment: { price: 12, receipt: 8 },
  goodbye: { warranty: 6, thanks: 4 },
} as const;

export type Step = keyof typeof steps;
/** A check of a step, by its name in {@link steps}. */
export type Check = { [S in Step]: keyof (typeof steps)[S] }[Step];

export const stepNames = Object.keys(steps) as Step[];

export interface Store {
  /** The store's number, which is also part of the codes of visits and photos. */
  no: string;
  place: 'karrada' | 'ankawa' | 'ashar';
  /** When the shopper entered the store, in minutes since midnight. */
  at: number;
  /** The duration of each step, in seconds. */
  seconds: Readonly<Record<Step, number>>;
  missed: readonly Check[];
  front: { wall: string; sign: string; cloth: string };
}

/** Three visits with the same scenario. Example data. */
export const stores: readonly [Store, ...Store[]] = [
  {
    no: '0931',
    place: 'karrada',
    at: 17 * 60 + 42,
    seconds: { greeting: 35, wait: 200, advice: 250, upsell: 25, payment: 110, goodbye: 20 },
    missed: ['quickly', 'budget', 'brand', 'jar'],
    front: { wall: colour.rose, sign: colour.petrol, cloth: colour.signal },
  },
  {
    no: '0946',
    place: 'ankawa',
    at: 18 * 60 + 5,
    seconds: { greeting: 25, wait: 80, advice: 330, upsell: 45, payment: 95, goodbye: 35 },
    missed: ['budget', 'warranty'],
    front: { wall: colour.bone, sign: colour.brick, cloth: colour.sea },
  },
  {
    no: '0958',
    place: 'ashar',
    at: 11 * 60 + 20,
    seconds: { greeting: 110, wait: 230, advice: 125, upsell: 15, payment: 160, goodbye: 15 },
    missed: ['welcome', 'quickly', 'user', 'budget', 'difference', 'jar', 'price', 'warranty'],
    front: { wall: colour.sage, sign: colour.date, cloth: colour.label },
  },
];

export type DayPart = 'morning' | 'afternoon' | 'evening';

export function dayPartOf({ at }: Pick<Store, 'at'>): DayPart {
  if (at < 12 * 60) return 'morning';
  return at < 17 * 60 ? 'afternoon' : 'evening';
}

/** Returns the checks of a step with their points, in order. */
export function checksOf(step: Step): [check: Check, points: number][] {
  return Object.entries(steps[step]) as [Check, number][];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const questions: readonly (readonly Check[])[] = [
  ['welcome', 'served', 'quickly', 'thanks'],
  ['badge', 'user', 'budget', 'difference', 'jar', 'warranty'],
  ['price', 'receipt'],
  ['brand'],
];

/** The checks that answer each question of a programme, with their points: together all checks of a visit. */
export const checksOfQuestions = questions.map((names) =>
  names.flatMap((name) => stepNames.flatMap(checksOf).filter(([check]) => check === name)),
);

/** Returns the points that a store earned with checks, and the points of all of them. */
export function earnedOf(
  { missed }: Pick<Store, 'missed'>,
  checks: readonly (readonly [check: Check, points: number])[],
): { earned: number; all: number } {
  return {
    earned: sum(checks.map(([check, points]) => (missed.includes(check) ? 0 : points))),
    all: sum(checks.map(([, points]) => points)),
  };
}

/** Returns the highest possible points of a step. */
export function maxPointsOf(step: Step): number {
  return earnedOf({ missed: [] }, checksOf(step)).all;
}

/** Returns the points of a step in a store: those of its passed checks. */
export function pointsOf(store: Store, step: Step): number {
  return earnedOf(store, checksOf(step)).earned;
}

/** Returns the points of a whole visit, out of 100. */
export function scoreOf(store: Store): number {
  return sum(stepNames.map((step) => pointsOf(store, step)));
}

/** Returns the duration of a whole visit, in seconds. */
export function durationOf(store: Store): number {
  return sum(Object.values(store.seconds));
}

/** Returns how many seconds after the beginning of a visit a step began. */
export function beginningOf(store: Store, step: Step): number {
  return sum(stepNames.slice(0, stepNames.indexOf(step)).map((earlier) => store.seconds[earlier]));
}

/** Returns the step of a visit that lost most points; the first one if several lost equally many. */
export function dearestStep(store: Store): Step {
  const lost = (step: Step) => maxPointsOf(step) - pointsOf(store, step);
  return stepNames.reduce((dearest, step) => (lost(step) > lost(dearest) ? step : dearest));
}

/**
 * Returns the missed check with most points, and its points; the first one if several have equally many. `undefined` if none
 * was missed.
 */
export function dearestMiss(store: Store): [check: Check, points: number] | undefined {
  const missed = stepNames.flatMap(checksOf).filter(([check]) => store.missed.includes(check));
  return missed.toSorted(([, a], [, b]) => b - a)[0];
}

/**
 * Returns the visit and the step in the hash of an address, such as 0931-3 for the third step in showroom 0931; unknown
 * parts are absent.
 */
export function placeInHash(hash: string): { store?: Store; step?: Step } {
  const [, no, number] = /^#(\d{4})(?:-(\d))?$/.exec(hash) ?? [];
  const store = stores.find((one) => one.no === no);
  const step = stepNames[Number(number) - 1];
  return { ...(store && { store }), ...(store && step && { step }) };
}
