import { brand } from '#shared/company/brand.ts';
import { listTitles } from '#shared/content/company/list-titles.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';

export const texts = listTitles(shell);

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
