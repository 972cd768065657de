import { brand } from '#shared/company/brand.ts';
import type { ListTitleKey } from './list-titles.ts';

export const texts = {
  company_name: brand.name.en as string,
  footer_about: 'Retail audit, mystery shopping and market research across Iraq and the Kurdistan Region.',
  footer_copyright: `© ${brand.copyrightYear} ${brand.name.en}. A brand of ${brand.parent.en}`,
  news_title: 'News',
  blog_title: 'Blog',
  careers_title: 'Careers',
  social_linkedin: brand.social[0].url as string,
} satisfies Record<ListTitleKey, string> & Record<string, string>;
