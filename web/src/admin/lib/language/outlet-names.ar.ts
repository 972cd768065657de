import type { outletNames as english } from './outlet-names.en.ts';

export const outletNames: typeof english = {
  supermarkets: 'سوبرماركت',
  minimarkets: 'ميني ماركت',
  groceries: 'دكاكين',
  pharmacies: 'صيدليات',
  wholesale: 'جملة',
};
