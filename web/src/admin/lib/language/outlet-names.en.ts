import type { OutletType } from '#shared/plan/plan.ts';

/** The names of the types of outlets in the admin area. */
export const outletNames: Readonly<Record<OutletType, string>> = {
  supermarkets: 'Supermarkets',
  minimarkets: 'Minimarkets',
  groceries: 'Grocery shops',
  pharmacies: 'Pharmacies',
  wholesale: 'Wholesale',
};
