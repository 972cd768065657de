import type { OutletType, WaveCount } from '#shared/plan/plan.ts';

export { texts } from '#shared/content/services/plan.en.ts';

const outlets: Readonly<Record<OutletType, string>> = {
  supermarkets: 'supermarkets',
  minimarkets: 'minimarkets',
  groceries: 'grocery shops',
  pharmacies: 'pharmacies',
  wholesale: 'wholesale',
};
const waves: Readonly<Record<WaveCount, string>> = {
  1: 'Once',
  6: '6, monthly',
  12: '12, monthly',
  26: '26, fortnightly',
};

export const copy = {
  title: 'Your scope',
  change: 'Change',
  rows: {
    provinces: 'Provinces',
    outlets: 'Outlets',
    products: 'Products',
    waves: 'Waves',
    sample: 'Sample',
    margin: 'Margin',
    time: 'Field time',
  },
  comma: ', ',
  outlets,
  anyOutlets: 'Any',
  served: (count: string) => `${count} served`,
  waves,
  sample: (visits: string, each: string, places: number) =>
    places === 1 ? `${visits} visits per wave` : `${visits} visits per wave, ${each} per province`,
  complete: (visits: string) => `All ${visits} outlets, in every wave`,
  margin: (points: string) => `±${points} points at 95%`,
  noMargin: 'None: all are visited',
  time: (days: string, auditors: string) => `Days: ${days}, auditors: ${auditors}`,
  note: 'This goes with your message.',
};

export type ScopeCopy = typeof copy;
