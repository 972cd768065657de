import { brand } from '../../../../shared/brand.ts';
import { figures, formatFigure } from '../../../../shared/figures.ts';

export { texts } from '../../../../shared/content/fallbacks/what-we-do.en.ts';

const provinces = formatFigure(figures.provinces, 'en');

export const copy = {
  meta: {
    title: `What we do | ${brand.name.en}`,
    description: `Retail audit, activation audits, mystery shopping, market research and custom audits in all ${provinces} provinces of Iraq and the Kurdistan Region.`,
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
      text: 'A launch, a crisis, Ramadan, a store census: the audit is built around the question.',
    },
  },
  more: {
    title: 'Also from us',
    software: 'Our audit software',
    commerce: 'Digital commerce',
  },
  closing: {
    title: 'Tell us what you need to know.',
    text: 'We reply within 24 hours and name the service that answers it.',
    action: 'Contact us',
  },
};

export type WhatWeDoCopy = typeof copy;
