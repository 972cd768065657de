import { type FieldTimes, fieldTimes, timeIn } from '#shared/plan/scope.ts';
import { useContent } from './use-content.ts';

/** Returns the times of visits and field days as edited. A text that is no number counts as the default. */
export function useFieldTimes(texts: Readonly<Record<TimeKey, string>>): FieldTimes {
  return {
    travel: timeIn(useContent(texts, 'plan_travel_minutes'), fieldTimes.travel),
    store: timeIn(useContent(texts, 'plan_store_minutes'), fieldTimes.store),
    perProduct: timeIn(useContent(texts, 'plan_product_minutes'), fieldTimes.perProduct),
    day: timeIn(useContent(texts, 'plan_day_minutes'), fieldTimes.day),
    maxDays: timeIn(useContent(texts, 'plan_most_days'), fieldTimes.maxDays),
  };
}

type TimeKey =
  | 'plan_travel_minutes'
  | 'plan_store_minutes'
  | 'plan_product_minutes'
  | 'plan_day_minutes'
  | 'plan_most_days';
