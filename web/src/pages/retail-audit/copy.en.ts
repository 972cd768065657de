import { brand } from '#shared/company/brand.ts';
import { texts } from '#shared/content/services/retail-audit.en.ts';

export { texts };

export const copy = {
  meta: {
    title: `Retail audit and shelf execution in Iraq | ${brand.name.en}`,
    description:
      'Shelf audits and FMCG retail execution in every province of Iraq, the Kurdistan Region included: availability, share of shelf, price and planogram.',
    keywords:
      'retail audit Iraq, retail audit KRG, shelf audit service, FMCG retail execution, supermarket audit, hypermarket audit, food distribution audit',
  },
  trail: { label: 'You are here', parent: 'What We Do', page: 'Retail audit' },
  quote: 'Get Quote',
  sample: 'See a sample report',
  services: {
    title: 'Two services, one visit to the store',
    shelf: {
      title: 'Shelf audit service',
      text: 'A count of what is on sale, where it stands and what it costs.',
      items: [
        'On-shelf availability by SKU',
        'Share of shelf and facings, yours and theirs',
        'Price and promotion labels',
        'Planogram compliance',
      ],
    },
    executionItems: [
      'Display and secondary placement',
      'Stock rotation and expiry dates',
      'Point-of-sale materials',
      'Corrective action in store, after the count',
    ],
  },
  clients: {
    title: 'Who uses it',
    fmcg: { title: 'FMCG companies', text: 'Track every SKU across outlet types and provinces.' },
    distributors: {
      title: 'Brand distributors',
      text: 'Prove delivery and display to the brands you carry.',
    },
    brands: {
      title: 'Regional and global brands',
      text: 'Compare Iraq with your other markets on one standard.',
    },
  },
  reasons: {
    title: 'Why choose us',
    evidence: 'Every finding has a photo',
    localTeams: 'Auditors who live there',
    review: 'Checked before you see it',
    languages: 'One file, three languages',
    method: 'How this is checked: our method',
  },
  exchange: {
    title: 'What a shelf audit needs, and what you get',
    give: {
      title: 'You give us',
      items: [
        'The product list, with pack sizes',
        'List prices, and the tolerance you allow',
        'The planogram, if there is one',
      ],
    },
    settle: {
      title: 'We agree',
      items: [
        'Provinces and kinds of outlets',
        'How many stores, and the margin of error it gives',
        'One wave or several, and when',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'A report with a photo for every finding',
        'What the sample can and cannot tell, in writing',
        'What to do first, and in which stores',
      ],
    },
  },
  sheet: {
    title: 'What you receive for a shelf',
    lead: 'One page for each photo with price labels. This is the photo above, as a document.',
    print: 'Print this page alone',
  },
  closing: {
    title: 'Tell us which shelf you need to see.',
    text: 'You get an answer first, then a scope and a price range, then a first field day set with you.',
    action: 'Get Quote',
  },
};

export type RetailAuditCopy = typeof copy;
export type RetailAuditTexts = typeof texts;
