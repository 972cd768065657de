import type { texts as english } from './plan.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  plan_travel_minutes: '١٥',
  plan_store_minutes: '١٠',
  plan_product_minutes: '٠٫٥',
  plan_day_minutes: '٣٦٠',
  plan_most_days: '٩',
};
