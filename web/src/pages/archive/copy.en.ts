import { brand } from '#shared/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';

export const texts = {
  blog_title: shell.blog_title,
  news_title: shell.news_title,
  careers_title: shell.careers_title,
};

export const copy = {
  meta: {
    title: `Archive | ${brand.name.en}`,
    description: 'everything that was published, newest first, a page at a time.',
    keywords: 'archive, retail Iraq, market research Iraq',
  },
  trail: { label: 'You are here', home: 'Home' },
  heading: 'Archive',
  pages: 'Pages of the archive',
  newer: 'Newer',
  older: 'Older',
};

export type ArchiveCopy = typeof copy;
