import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';
import { teasers } from '#shared/news/teasers.en.ts';

export const texts = { news_title: shell.news_title };

export const copy = {
  meta: {
    title: `News | ${brand.name.en}`,
    description: 'News on retail audit, fieldwork and audit software in Iraq and the Kurdistan Region.',
    keywords: 'retail news Iraq, shelf report, retail audit news, fieldwork Iraq, audit software',
  },
  lead: 'What is new in our audits, in the field and in the software.',
  loading: 'Loading news',
  failed: 'The latest news could not be loaded.',
  retry: 'Try Again',
  readMore: 'Read More',
  archive: 'All news, page by page',
  viewAll: 'View All News',
  allShown: 'That is all our news so far.',
  articles: teasers,
  closing: {
    title: 'Want to see it on your own shelves?',
    text: 'Tell us what you sell and where.',
    action: 'Contact us',
  },
};

export type NewsCopy = typeof copy;
