import { editedIn, shownOn, text } from '../definition.ts';
import { texts as ar } from './plan.ar.ts';
import { texts as en } from './plan.en.ts';

/** The numbers that a planned audit is calculated with. The page shows them as they are stored. */
export const plan = shownOn(
  '/plan-an-audit',
  { en, ar },
  {
    ...editedIn(
      { section: 'Retail Auditing and Shelf Execution' },
      {
        plan_travel_minutes: text('Plan an audit: minutes on the road to a store'),
        plan_store_minutes: text('Plan an audit: minutes for arriving and photos'),
        plan_product_minutes: text('Plan an audit: minutes for a product'),
        plan_day_minutes: text('Plan an audit: minutes in the field a day'),
        plan_most_days: text('Plan an audit: field days after which another auditor goes too'),
      },
    ),
  },
);
