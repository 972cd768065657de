import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';
import { copy as newsletter } from '#web/features/newsletter/copy.en.ts';

export const texts = { blog_title: shell.blog_title };

export const copy = {
  meta: {
    title: `Blog | ${brand.name.en}`,
    description: 'What we see on shelves in Iraq, and what it means for those who sell there.',
    keywords: 'retail blog Iraq, shelf audit, FMCG, market research',
  },
  lead: 'What auditors and shoppers see in the stores of Iraq.',
  filter: {
    label: 'Find articles',
    search: 'Search articles',
    category: 'Category',
    allCategories: 'All categories',
    submit: 'Search',
  },
  list: 'Articles',
  loading: 'Loading articles',
  shown: 'Articles shown:',
  loadMore: 'Load More',
  loadingMore: 'Loading',
  moreFailed: 'More articles could not be loaded. Please try again later.',
  archive: 'All articles, page by page',
  failed: { title: 'Error Loading Articles', text: 'Please try again later.' },
  retry: 'Try Again',
  empty: { title: 'No Articles Found', text: 'No articles match your search criteria.' },
  showAll: 'Show all articles',
  newsletter,
};

export type BlogCopy = typeof copy;
