import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';

export const texts = { blog_title: shell.blog_title };

export const copy = {
  meta: {
    title: `Blog | ${brand.name.en}`,
    description: 'What we see on shelves in Iraq, and what it means for those who sell there.',
    keywords: 'retail blog Iraq, shelf audit, FMCG, market research',
  },
  trail: { label: 'You are here', home: 'Home' },
  loading: 'Loading the article',
  article: {
    minutes: (_count: number, written: string) => `${written} min read`,
    contents: 'In this article',
    related: 'Read next',
    copyLink: 'Copy link',
    copied: 'Link copied',
    failed: 'The link is in the address bar',
    share: 'Share',
  },
  missing: {
    title: 'Blog Post Not Found',
    text: 'Sorry, we could not find the requested blog post.',
    back: 'Back to Blog',
  },
  retry: 'Try Again',
  closing: {
    title: 'Want to see it on your own shelves?',
    text: 'Tell us what you sell and where.',
    action: 'Contact us',
    sample: 'See a sample report',
  },
};

export type BlogPostCopy = typeof copy;
