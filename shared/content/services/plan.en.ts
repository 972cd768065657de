export const texts = {
  plan_travel_minutes: '15',
  plan_store_minutes: '10',
  plan_product_minutes: '0.5',
  plan_day_minutes: '360',
  plan_most_days: '9',
};
