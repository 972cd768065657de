import type { OutletType, WaveCount } from '#shared/plan/plan.ts';

export { texts } from '#shared/content/services/plan.en.ts';

const counted = (count: number, written: string, one: string, many: string) =>
  `${written} ${count === 1 ? one : many}`;

const outlets: Readonly<Record<OutletType, string>> = {
  supermarkets: 'Supermarkets',
  minimarkets: 'Minimarkets',
  groceries: 'Grocery shops',
  pharmacies: 'Pharmacies',
  wholesale: 'Wholesale',
};
const waves: Readonly<Record<WaveCount, string>> = {
  1: 'Once',
  6: '6, monthly',
  12: '12, monthly',
  26: '26, fortnightly',
};

export const copy = {
  name: 'Your audit',
  where: {
    title: 'Where',
    chosen: (count: string) => `${count} of 18 provinces`,
    none: 'None of 18 provinces chosen',
    presets: {
      all: 'All 18',
      kurdistan: 'Kurdistan Region',
      centre: 'Centre',
      south: 'South',
      none: 'Clear',
    },
    key: { chosen: 'Chosen', kurdistan: 'Kurdistan Region', others: 'Other provinces' },
    note: 'Tiles show provinces, not borders. Halabja is counted with Sulaymaniyah.',
  },
  outlets: {
    title: 'Which outlets',
    chosen: (count: string) => `${count} of 5`,
    names: outlets,
    note: 'They go into the scope, and do not change the number of visits.',
    population: 'Outlets that sell your category',
    optional: '(optional)',
    hint: 'A smaller market needs fewer visits. Leave it empty if you do not know.',
    wrong: 'Please write a number from 1 to 1,000,000, or leave it empty.',
  },
  often: {
    title: 'How many products, how often',
    products: 'Products (SKUs)',
    fewer: 'One product fewer',
    more: 'One product more',
    wrong: 'Please write a number from 1 to 200.',
    waves: 'Waves',
    names: waves,
  },
  precision: {
    title: 'How sure',
    note: 'Halving the error takes about four times the visits',
    points: 'points',
    visits: (count: number, written: string) => counted(count, written, 'visit', 'visits'),
  },
  /** The plan that is shown until a province is chosen. */
  example: (count: number, written: string) =>
    `Example: ${counted(count, written, 'outlet', 'outlets')} in six provinces`,
  result: {
    title: 'Store visits per wave',
    empty: 'Choose a province to begin yours.',
    margin: (points: string) => `±${points} points, 95 times in 100`,
    /** Says which estimate the margin belongs to, if there are several provinces. */
    mean: 'For the mean of your provinces, equally weighted. A market total is weighted by the outlets of each province.',
    complete: (count: string) => `Visit all ${count}; no margin`,
    others: (count: number, written: string, each: string) =>
      `and ${counted(count, written, 'other province', 'other provinces')} with ${each} each`,
    facing: (_: number, visits: string) => `One facing is ${visits} visits.`,
    alone: (_: number, points: string) => `In one province alone the margin is ±${points} points.`,
    change: (change: string) =>
      `Between two waves a change of ${change} points or more counts, less if the stores are the same.`,
    tooFew: 'One province alone has too few visits to be read.',
    days: 'field days per wave',
    auditors: 'auditors',
    total: (waves: number, written: string) => `visits in ${counted(waves, written, 'wave', 'waves')}`,
    send: 'Send this scope',
    how: 'How it is calculated',
    barMargin: (points: string, days: number) =>
      `±${points} points · ${counted(days, String(days), 'day', 'days')}`,
    barComplete: (days: number) => `All of them · ${counted(days, String(days), 'day', 'days')}`,
    announced: (visits: string, margin: string, days: string) =>
      `${visits} per wave. ${margin}. Field days: ${days}.`,
  },
  formula: {
    title: (visits: string) => `Where ${visits} comes from`,
    independent: (points: string) =>
      `Visits for ±${points} points at 95%, if every store were drawn on its own. p = 0.5 is the worst case.`,
    clustered: 'Stores in one street resemble each other. With six visits in a street area that adds 25%.',
    population: (count: string) => `There are only ${count} outlets, so slightly fewer visits are enough.`,
    endless: 'Without the number of outlets nothing is taken off.',
    rounded: (places: number, written: string, each: number, margin: string) =>
      places === 1
        ? `Rounded up to whole visits. Actual margin: ±${margin} points.`
        : `Rounded up so that each of your ${written} provinces has ${each}. Actual margin: ±${margin} points.`,
    complete: 'That would be all of the outlets, or more: we visit every one, and nothing is estimated.',
    change: 'Smallest change that counts between two waves, in points',
    times: {
      plan_travel_minutes: 'Minutes on the road to a store',
      plan_store_minutes: 'Minutes for arriving and photos',
      plan_product_minutes: 'Minutes for a product',
      plan_day_minutes: 'Minutes in the field, per auditor and day',
      plan_most_days: 'Longest fieldwork before another auditor joins, in days',
    },
    minutes: 'Minutes per visit',
    perDay: 'Visits per auditor and day',
    readings: 'Product readings per wave',
    sources: 'Sources',
    note: 'Times and similarity are planning values; our quote uses those of your stores. Each province has at least two auditors, so that their answers can be compared; back-checks are extra. A total is the mean of the provinces, equally weighted, and the margin is that of this mean; to weight it to the market we need the number of outlets in each province.',
  },
  unscripted: {
    text: 'The planner needs JavaScript. Without it, here is what a sample takes, and how 402 visits were worked out.',
    caption: 'Visits per wave in six provinces, by margin of error and number of outlets',
    outlets: 'Outlets',
    endless: 'Not known',
    quote: 'Ask for a quote',
  },
};

export type PlannerCopy = typeof copy;
