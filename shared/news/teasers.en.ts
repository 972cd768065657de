import type { BuiltInNewsId } from './news.ts';

/** The list entries of the news that comes with the site. */
export const teasers: NewsTeasers = {
  'quarterly-shelf-report': {
    title: 'Why a shelf report goes back to the same stores',
    excerpt:
      'Availability, share of shelf, price and promotion: what moves can be seen only where the stores stay the same.',
    category: 'Retail audit',
  },
  'eighteen-provinces': {
    title: 'One audit, eighteen provinces',
    excerpt:
      'What it takes to visit stores from Duhok to Basra in the same weeks and to get answers that can be compared.',
    category: 'Fieldwork',
  },
  'auditing-without-signal': {
    title: 'Audits go on where the signal does not',
    excerpt:
      'The auditor’s app keeps the whole visit on the phone and sends it as soon as there is a network.',
    category: 'Software',
  },
};

export type NewsTeasers = Readonly<
  Record<BuiltInNewsId, { readonly title: string; readonly excerpt: string; readonly category: string }>
>;
