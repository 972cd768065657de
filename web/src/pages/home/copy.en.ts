import { brand } from '#shared/company/brand.ts';
import { texts as labels } from '#shared/content/company/figures.en.ts';
import { texts as heroTexts } from '#shared/content/home/hero.en.ts';

export const texts = { ...labels, ...heroTexts };

export const copy = {
  meta: {
    title: `${brand.name.en}: retail audit and market research in Iraq`,
    description:
      'Retail audits, mystery shopping and market research in every province of Iraq, the Kurdistan Region included, with photo evidence for each finding.',
    keywords:
      'retail audit Iraq, mystery shopping Iraq, market research Iraq, shelf audit, FMCG Iraq, Kurdistan Region',
  },
  hero: {
    promise: 'Reply within 24 hours',
    audit: { question: 'Can you audit a shelf?', terms: '30 seconds, 7 mistakes' },
  },
  figures: 'Our reach in figures',
};

export type HomeCopy = typeof copy;
export type HomeTexts = typeof texts;
