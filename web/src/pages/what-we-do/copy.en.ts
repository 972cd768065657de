import { brand } from '../../../../shared/brand.ts';
import { figures, formatFigure } from '../../../../shared/figures.ts';

const provinces = formatFigure(figures.provinces, 'en');

export const copy = {
  meta: {
    title: `What we do | ${brand.name.en}`,
    description: `Retail audit, activation audits, mystery shopping, market research and custom audits in all ${provinces} provinces of Iraq and the Kurdistan Region.`,
    keywords:
      'retail services Iraq, retail audit, promotion audit, mystery shopping, market research, custom audits, Kurdistan Region',
  },
  hero: {
    title: 'What we do',
    lead: 'We tell brands what really happens in the stores of Iraq and the Kurdistan Region, so that they decide on what was seen and not on what was reported.',
  },
  contact: 'Contact us',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Between a plan and a shelf lie a distributor, a van, a shop owner and a busy morning. Our mission is to show brands what is left of the plan when it arrives: counted, photographed and checked.',
      `One method holds in all ${provinces} provinces, from the hypermarket to the corner grocery. What we find is delivered as it is, also when it is not what anyone hoped for.`,
      `We are a brand of ${brand.parent.en}. Its statisticians and engineers turn single visits into figures you can plan with.`,
    ],
  },
  services: {
    title: 'Five services',
    learnMore: 'Learn More',
    quote: 'Get Quote',
    audit: {
      title: 'Retail audit and shelf execution',
      text: 'Availability, share of shelf, price and planogram, counted facing by facing.',
    },
    promotion: {
      title: 'Promotions and activation audits',
      text: 'Was the stand built, stocked and staffed on the day you paid for it?',
    },
    mystery: {
      title: 'Mystery shopping and customer experience',
      text: 'Trained evaluators report the visit as your customer lives it.',
    },
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
