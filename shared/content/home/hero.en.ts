import { brand } from '#shared/company/brand.ts';

export const texts = {
  hero_title: 'Know what is really on the shelf.',
  hero_subtitle:
    'Retail audits, mystery shopping and market research in Iraq and the Kurdistan Region. Every shelf finding has a photo, a place and a time.',
  hero_cta: 'Get a quote',
  hero_trade: 'Retail audit in Iraq',
  company_tagline: `A brand of ${brand.parent.en}`,
};
