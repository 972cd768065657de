import { brand } from '#shared/company/brand.ts';
import { texts } from '#shared/content/company/what-we-do.en.ts';

export { texts };

export const copy = {
  meta: {
    title: `What we do | ${brand.name.en}`,
    description:
      'Retail audit, activation audits, mystery shopping, market research and custom audits in every province of Iraq, the Kurdistan Region included.',
    keywords:
      'retail services Iraq, retail audit, promotion audit, mystery shopping, market research, custom audits, Kurdistan Region',
  },
  contact: 'Contact us',
  mission: 'Our mission',
  services: {
    title: 'Five services',
    learnMore: 'Learn More',
    quote: 'Get Quote',
    research: {
      title: 'Market research and insights',
      text: 'Surveys, interviews and monthly dashboards that explain what the shelf shows.',
    },
    custom: {
      title: 'Custom and strategic audits',
      text: 'A launch, a crisis, Ramadan, a store census: the audit is built around your question.',
    },
  },
  more: {
    title: 'Also from us',
    software: 'Our audit software',
    commerce: 'Digital commerce',
  },
  closing: {
    title: 'Tell us what you need to know.',
    text: 'We suggest the service that answers it.',
    action: 'Contact us',
  },
};

export type WhatWeDoCopy = typeof copy;
export type WhatWeDoTexts = typeof texts;
