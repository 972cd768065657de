import { brand } from '#shared/company/brand.ts';
import { texts as ownTexts } from '#shared/content/company/awards.en.ts';
import { texts as labels } from '#shared/content/company/figures.en.ts';

export const texts = { ...labels, ...ownTexts };

export const copy = {
  meta: {
    title: `Awards and recognition | ${brand.name.en}`,
    description:
      'Client satisfaction and partnerships in retail audit and research in Iraq, what we want to be known for, and which work deserves an award.',
    keywords:
      'awards, recognition, client satisfaction, long-term partnerships, retail audit Iraq, market research Iraq',
  },
  /** Links of the hero, to pages that readers can check today. */
  actions: { report: 'Open the sample report', method: 'Our method', plan: 'Plan an audit' },
  recognition: {
    title: 'What we want to be known for',
    items: [
      {
        title: 'Evidence',
        text: 'Proof that holds when a supplier or a retailer disagrees.',
      },
      { title: 'Coverage', text: 'Visits made in every province, even where the road is long.' },
      { title: 'Speed', text: 'Findings on screen as soon as they are checked.' },
      { title: 'Candour', text: 'Bad news delivered early, with the store it comes from.' },
      { title: 'Discretion', text: 'Your results stay yours alone.' },
    ],
  },
  awards: {
    title: 'Work we would give a prize for',
    items: [
      { title: 'Most accurate auditor', text: 'For visits that needed no correction.' },
      { title: 'Best evidence', text: 'For photos that answer the question without a caption.' },
      { title: 'Longest road', text: 'For stores reached where nobody had audited before.' },
      { title: 'Best teacher', text: 'For the colleague from whom the others learned most.' },
    ],
  },
  proofs: { clients: 'What clients say', certification: 'Certification' },
  closing: {
    title: 'Judge us by one project.',
    text: 'Begin with one city, one category or one campaign.',
    action: 'Contact us',
  },
};

export type AwardsCopy = typeof copy;
export type AwardsTexts = typeof texts;
