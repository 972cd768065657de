import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';

export const texts = { careers_title: shell.careers_title };

export const copy = {
  meta: {
    title: `Careers | ${brand.name.en}`,
    description:
      'Open positions in retail audit, mystery shopping and market research in Iraq and the Kurdistan Region.',
    keywords: 'careers, jobs Iraq, field auditor jobs, mystery shopper jobs, market research jobs Kurdistan',
  },
  lead: 'Auditors, mystery shoppers, analysts and the people who bring their work together.',
  list: 'Open positions',
  loading: 'Loading open positions',
  failed: { title: 'Error Loading Openings', text: 'Please try again later.' },
  retry: 'Try Again',
  loadMore: 'Load More',
  loadingMore: 'Loading',
  moreFailed: 'More openings could not be loaded. Please try again later.',
  archive: 'All openings, page by page',
  empty: {
    title: 'There are no current openings',
    text: 'You can send us your CV all the same: say which work and which province you have in mind.',
  },
  closing: {
    title: 'Tell us what you are good at.',
    text: 'Write a few lines about yourself, your province and the work you are looking for.',
    action: 'Submit Your Resume',
  },
};

export type CareersCopy = typeof copy;
