import { brand } from '#shared/company/brand.ts';
import { texts } from '#shared/content/services/plan.en.ts';

export { texts };

export const copy = {
  meta: {
    title: `Plan an audit: sample, margin of error and field days | ${brand.name.en}`,
    description:
      'Choose provinces, outlets, products and waves of a retail audit in Iraq: sample size, margin of error and field days follow at once, with the formula.',
    keywords:
      'retail audit sample size, margin of error, number of store visits, field days, Iraq, survey planning',
  },
  title: 'Plan an audit',
  lead: 'Choose where, what and how often. The sample, its margin of error and the field days follow at once.',
  report: {
    title: 'The report you get from it',
    sample: 'Open the sample',
    pages: [
      'Cover and scope',
      'Three findings',
      'Availability by province and outlet',
      'Prices against your list',
      'Share of shelf with photos',
      'Method and limits',
    ],
  },
};

export type PlanCopy = typeof copy;
