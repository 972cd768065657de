import type { CountedUse } from '#shared/usage/usage.ts';

export const copy = {
  title: 'What Visitors Try',
  text: 'How often visitors used the tools of the site, counted by the site itself: only totals, never who. It needs no cookies. Visitors whose browser asks not to be tracked are not counted, and some uses may be missed.',
  range: 'Days shown',
  last: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' },
  loading: 'Loading the counts',
  failed: 'The counts could not be loaded.',
  tryAgain: 'Try again',
  noneTitle: 'Nothing tried yet',
  noneText: 'Audits, plans and readings of the sample report will be counted here.',
  table: 'By day',
  day: 'Day',
  total: 'Total',
  onlyDays: 'Days on which nothing was counted are left out.',
  tools: { audit: 'Shelf audits', plan: 'Audit plans', report: 'Sample report' },
  uses: {
    'audit-started': 'started',
    'audit-finished': 'finished',
    'plan-begun': 'begun',
    'plan-sent': 'sent',
    'report-opened': 'opened',
    'report-fetched': 'downloaded',
  } satisfies Record<CountedUse, string>,
  /** The sentence about the share of started uses that were completed; without the share for none. */
  ratio: {
    audit: (part = 'None') => `${part} of those started were finished`,
    plan: (part = 'None') => `${part} of those begun were sent`,
  },
  reportNote: 'Opened: turned to another page, enlarged one, or read as text.',
};
