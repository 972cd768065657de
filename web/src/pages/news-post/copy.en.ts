import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';

export const texts = { news_title: shell.news_title };

export const copy = {
  meta: {
    title: `News | ${brand.name.en}`,
    description: 'An article on retail audit, fieldwork and audit software in Iraq and the Kurdistan Region.',
    keywords: 'retail news Iraq, shelf report, retail audit news, fieldwork Iraq, audit software',
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
  retry: 'Try Again',
  missing: {
    title: 'News Article Not Found',
    text: 'Sorry, we could not find the requested news article.',
    back: 'Back to News',
  },
  closing: {
    title: 'Want to see it on your own shelves?',
    text: 'Tell us what you sell and where.',
    action: 'Contact us',
    sample: 'See a sample report',
  },
};

export type NewsPostCopy = typeof copy;
