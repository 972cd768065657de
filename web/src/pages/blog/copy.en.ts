import { brand } from '#shared/brand.ts';
import { texts as shell } from '#shared/content/fallbacks/shell.en.ts';

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
  failed: { title: 'Error Loading Articles', text: 'Please try again later.' },
  retry: 'Try Again',
  empty: { title: 'No Articles Found', text: 'No articles match your search criteria.' },
  showAll: 'Show all articles',
  noScript: { text: 'The articles need JavaScript to be shown. Without it, please', link: 'contact us' },
  newsletter: {
    title: 'New articles by email',
    text: 'At most one message a month.',
    consent: 'By subscribing you let us keep your address and your language for this. Write to us to leave. ',
    privacy: 'Privacy Policy',
    email: 'Your email',
    subscribe: 'Subscribe',
    sending: 'Sending',
    honeypot: 'Leave this field empty',
    done: 'You are subscribed. We will write when there is something new to read.',
    failed: 'Your address has not been stored. Please try again later.',
    tooMany: 'Too many tries in a short time. Please try again in a few minutes.',
    errors: {
      required: 'Email is required',
      invalid: 'Email is invalid',
      'too-long': 'Email is too long; please check it',
    },
  },
};

export type BlogCopy = typeof copy;
