import type { CountedUse } from '#shared/usage/usage.ts';

export const copy = {
  title: 'What Visitors Try',
  text: 'How often visitors used the tools of the site, counted by the site itself: numbers, and nothing of who it was. It needs no cookies. Visitors whose browser asks not to be followed are not counted, and a count may get lost.',
  range: 'Days shown',
  last: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' },
  loading: 'Loading the counts',
  failed: 'The counts could not be loaded.',
  tryAgain: 'Try again',
  noneTitle: 'Nothing Tried Yet',
  noneText: 'Audits, plans and readings of the sample report will be counted here.',
  table: 'By day',
  day: 'Day',
  total: 'Total',
  onlyDays: 'Days on which nothing was counted are left out.',
  tools: { audit: 'Audits of a shelf', plan: 'Plans of an audit', report: 'Sample report' },
  uses: {
    'audit-started': 'started',
    'audit-finished': 'finished',
    'plan-begun': 'begun',
    'plan-sent': 'sent',
    'report-opened': 'opened',
    'report-fetched': 'as a file',
  } satisfies Record<CountedUse, string>,
  /** The sentence about the share of started uses that were completed. */
  ratio: {
    audit: (part: string) => `${part} of those started were finished`,
    plan: (part: string) => `${part} of those begun were sent`,
  },
  reportNote: 'Opened: turned to another page, enlarged one, or read as text.',
};
