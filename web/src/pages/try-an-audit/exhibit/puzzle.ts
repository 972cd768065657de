import { type PackName, packs } from '#web/drawing/packs.ts';
import { type Random, seededRandom } from '#web/drawing/random.ts';

/**
 * The possible mistakes at a place. `gap`: an empty facing; `label`: the label of another product; `stray`: a pack of
 * another product.
 */
export type Fault = 'gap' | 'label' | 'stray';

/** One facing: the product that belongs there, and the product that is there; absent if the facing is empty. */
export interface Facing {
  bay: number;
  /** Its place in the bay, from the inline start. */
  at: number;
  /** Index of the label below it. */
  label: number;
  product: PackName;
  holds: PackName | undefined;
}

/** A price label below one product's facings; `shows` is the product that it is printed for. */
export interface PriceLabel {
  bay: number;
  at: number;
  /** The number of facings above the label. */
  count: number;
  product: PackName;
  shows: PackName;
}

/**
 * A shelf with faults. A place is a number: the facings count from 0, bay after bay, and the labels after them.
 */
export interface Puzzle {
  facings: readonly Facing[];
  labels: readonly PriceLabel[];
  /** In reading order: along each bay, a label after the facing below which it begins. */
  faults: ReadonlyMap<number, Fault>;
}

export const bayCount = 6;
export const facingsPerBay = 6;
export const facingCount = bayCount * facingsPerBay;
/** The number of mistakes of each kind on a shelf. */
export const faultCounts: Readonly<Record<Fault, number>> = { gap: 3, label: 2, stray: 2 };
export const faultCount = 7;
/** The time limit for finding the mistakes, in seconds. */
export const seconds = 30;

/** Prices in dinars, no two alike: a label is wrong when it is another product's. Example data. */
export const prices: Readonly<Record<PackName, number>> = {
  water: 500,
  tomatoPaste: 750,
  biscuits: 1000,
  juice: 1250,
  sugar: 1500,
  milk: 1750,
  flour: 2000,
  tea: 2250,
  labneh: 2500,
  dateSyrup: 2750,
  yoghurt: 3000,
  washingPowder: 3500,
  oilTin: 4500,
  rice: 5000,
};

/** Products whose packs look alike from afar: none of them replaces another. */
const looks: readonly (readonly PackName[])[] = [
  ['juice', 'milk'],
  ['yoghurt', 'labneh'],
  ['rice', 'flour', 'sugar'],
  ['tea', 'biscuits', 'washingPowder'],
  ['oilTin'],
  ['water'],
  ['dateSyrup'],
  ['tomatoPaste'],
];
const lookOf = (product: PackName) => looks.find((group) => group.includes(product));

/** How many facings each product has, by bay. */
const plans = [
  [2, 4],
  [2, 2, 2],
  [3, 3],
  [4, 2],
  [2, 2, 2],
  [3, 3],
] as const;

/**
 * Returns the shelf of a seed: three empty facings, two wrong labels and two misplaced packs, at most two faults in a
 * bay.
 */
export function puzzleOf(seed: number): Puzzle {
  const random = seededRandom(seed);
  const products = shuffled(random, Object.keys(packs) as PackName[]);
  const labels: PriceLabel[] = [];
  const facings: Facing[] = [];
  for (const [bay, counts] of shuffled(random, plans).entries()) {
    let at = 0;
    for (const count of counts) {
      const product = products[labels.length] ?? 'water';
      for (let i = 0; i < count; i += 1)
        facings.push({ bay, at: at + i, label: labels.length, product, holds: product });
      labels.push({ bay, at, count, product, shows: product });
      at += count;
    }
  }
  const faults = new Map<number, Fault>();
  const blamed: number[] = [];
  const inBay = (bay: number) => blamed.filter((label) => labels[label]?.bay === bay).length;
  for (const fault of ['stray', 'stray', 'gap', 'gap', 'gap', 'label', 'label'] as const) {
    // A misplaced pack is noticed only between others: its product has three facings or more.
    const free = labels.filter(
      ({ bay, count }, i) => !blamed.includes(i) && inBay(bay) < 2 && (fault !== 'stray' || count > 2),
    );
    const label = first(shuffled(random, free));
    const index = labels.indexOf(label);
    blamed.push(index);
    // The other product must not be from the same bay: it would seem to have one facing more instead of a misplaced pack.
    const around = labels.filter(({ bay }) => bay === label.bay).map(({ product }) => product);
    const other = first(
      shuffled(random, products).filter(
        (product) => !around.includes(product) && lookOf(product) !== lookOf(label.product),
      ),
    );
    if (fault === 'label') {
      label.shows = other;
      faults.set(facingCount + index, fault);
      continue;
    }
    const own = facings.filter((facing) => facing.label === index);
    const facing = first(shuffled(random, own));
    facing.holds = fault === 'gap' ? undefined : other;
    faults.set(facings.indexOf(facing), fault);
  }
  const inOrder = [...faults].sort(([a], [b]) => orderOf(a, labels) - orderOf(b, labels));
  return { facings, labels, faults: new Map(inOrder) };
}

/** Two bays with one fault of each kind, to learn from: a misplaced pack, an empty facing and a wrong label. */
export const lesson = lessonShelf();

function lessonShelf(): Puzzle {
  const labels: PriceLabel[] = [
    { bay: 0, at: 0, count: 4, product: 'milk', shows: 'milk' },
    { bay: 0, at: 4, count: 2, product: 'oilTin', shows: 'oilTin' },
    { bay: 1, at: 0, count: 2, product: 'dateSyrup', shows: 'dateSyrup' },
    { bay: 1, at: 2, count: 4, product: 'juice', shows: 'rice' },
  ];
  const facings = labels.flatMap(({ bay, at, count, product }, label) =>
    Array.from({ length: count }, (_, i): Facing => ({ bay, at: at + i, label, product, holds: product })),
  );
  const faults = new Map<number, Fault>([
    [1, 'stray'],
    [9, 'gap'],
    [facings.length + 3, 'label'],
  ]);
  return {
    labels,
    faults,
    facings: facings.map((facing, i) => {
      if (faults.get(i) === 'gap') return { ...facing, holds: undefined };
      return faults.get(i) === 'stray' ? { ...facing, holds: 'biscuits' } : facing;
    }),
  };
}

/** The score of a visitor's marks on a shelf. */
export interface Score {
  found: readonly number[];
  missed: readonly number[];
  /** Marks where nothing is wrong, in the order of the places. */
  wrong: readonly number[];
  /** The share of filled facings. `reported`: according to the marks. `filled`: in truth. */
  reported: number;
  filled: number;
}

/** Returns the score of a visitor who marked these places of a shelf. */
export function scoreOf({ facings, faults }: Puzzle, marks: ReadonlySet<number>): Score {
  const places = [...faults.keys()];
  const found = places.filter((place) => marks.has(place));
  const gaps = places.filter((place) => faults.get(place) === 'gap');
  const seen = gaps.filter((place) => marks.has(place));
  const part = (empty: number) => (facings.length - empty) / facings.length;
  return {
    found,
    missed: places.filter((place) => !marks.has(place)),
    wrong: [...marks].filter((place) => !faults.has(place)).sort((a, b) => a - b),
    reported: part(seen.length),
    filled: part(gaps.length),
  };
}

/** Returns the seed of a day's shelf, by its ISO date in Baghdad; further shelves of that day count from 2. */
export function seedOf(day: string, shelf = 1): number {
  return Number(day.replaceAll('-', '')) * 100 + shelf;
}

/** Returns the ISO date in a seed; undefined where it holds none. */
export function dayOfSeed(seed: number): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)\d\d$/.exec(String(seed)) ?? [];
  if (!year) return undefined;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** A shelf that was shared, and where a visitor marked it. */
export interface SharedAudit {
  seed: number;
  marks: ReadonlySet<number>;
}

/** Returns the hash of the URL of an audit: its seed, and its marks as a number in base 36. */
export function hashOf({ seed, marks }: SharedAudit): string {
  return `#${seed}-${[...marks].reduce((mask, place) => mask + 2 ** place, 0).toString(36)}`;
}

/** Returns the audit in the hash of a URL; undefined for anything that {@link hashOf} does not write. */
export function auditOfHash(hash: string): SharedAudit | undefined {
  const [, written = '', mask = ''] = /^#(\d{10})-([0-9a-z]{1,10})$/.exec(hash) ?? [];
  const seed = Number(written);
  if (!written || !dayOfSeed(seed)) return undefined;
  const { facings, labels } = puzzleOf(seed);
  const places = facings.length + labels.length;
  let rest = Number.parseInt(mask, 36);
  if (rest >= 2 ** places) return undefined;
  const marks = new Set<number>();
  for (let place = places - 1; place >= 0; place -= 1) {
    if (rest < 2 ** place) continue;
    marks.add(place);
    rest -= 2 ** place;
  }
  return { seed, marks };
}

/** Returns the position of a place in reading order. */
function orderOf(place: number, labels: readonly PriceLabel[]): number {
  const label = labels[place - facingCount];
  return label ? label.bay * facingsPerBay + label.at + 0.5 : place;
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as Item, mixed[i] as Item];
  }
  return mixed;
}

/** Returns the first item. Throws for an empty list, which would mean that a plan has more faults than places. */
function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('No place on this shelf is left.');
  return item;
}
