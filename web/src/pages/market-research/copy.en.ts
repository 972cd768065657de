import { brand } from '#shared/company/brand.ts';
import { texts as labels } from '#shared/content/company/figures.en.ts';
import { texts as ownTexts } from '#shared/content/services/market-research.en.ts';

export const texts = { ...labels, ...ownTexts };

export const copy = {
  meta: {
    title: `Market research and insights in Iraq | ${brand.name.en}`,
    description:
      'Market research in Iraq and the Kurdistan Region: surveys, qualitative methods, feasibility studies and monthly dashboards.',
    keywords:
      'market research Iraq, consumer insights Kurdistan, quantitative survey, focus groups, feasibility study Iraq, product test, market dashboard',
  },
  trail: { label: 'You are here', parent: 'What We Do', page: 'Market research' },
  contact: 'Contact us',
  sample: {
    link: 'See a sample table of answers',
    title: 'What you receive from a survey',
    lead: 'The question above as a table: every answer in every city, and whether it decides.',
    print: 'Print this page alone',
  },
  services: {
    title: 'Four ways to ask the market',
    items: [
      {
        title: 'Quantitative surveys',
        text: 'How many, how often, how much: figures you can project.',
        items: [
          'Face to face, by telephone and online',
          'A random draw, or quotas, which have no margin',
          'Checks agreed with you before fieldwork',
        ],
      },
      {
        title: 'Qualitative methods',
        text: 'The reasons behind the figures, heard first-hand.',
        items: [
          'Focus groups and in-depth interviews',
          'Accompanied shopping trips',
          'Sessions in the language of those who answer',
        ],
      },
      {
        title: 'Feasibility studies',
        text: 'Can a product, a plant or a new territory earn its place?',
        items: [
          'Market size and realistic demand',
          'Competitors, prices and margins',
          'Routes to market and their cost',
        ],
      },
      {
        title: 'Monthly dashboards',
        text: 'The same questions every month, on one page.',
        items: [
          'Brand awareness, trial and use',
          'Price and distribution beside them',
          'A short comment on what changed and why',
        ],
      },
    ],
  },
  types: {
    title: 'Three questions it answers',
    market: {
      title: 'Market analysis',
      text: 'Size, growth, channels and prices: who sells what, where and to whom.',
    },
    consumer: {
      title: 'Consumer insights',
      text: 'Who buys, how often, for which occasion, and what would make them switch.',
    },
    product: {
      title: 'Product research',
      text: 'Concept, taste, pack and price tested with the people who would buy it.',
    },
  },
  achievements: 'Our research so far',
  exchange: {
    title: 'The decision first, then the questions',
    give: {
      title: 'You give us',
      items: [
        'The decision that waits for the answer',
        'What you already know about your buyers',
        'Product, pack or concept, if it is to be tested',
      ],
    },
    settle: {
      title: 'We agree',
      items: [
        'Whom we ask, and where',
        'The questionnaire, word for word',
        'The sample size, and the margin it leaves',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'Every share with its margin',
        'Tables of answers by city and group',
        'A short reading: what is decided, what is open',
      ],
    },
  },
  closing: {
    title: 'What would you like to know about your market?',
    text: 'We answer with a scope and a price range: the method, the sample, the days.',
    action: 'Contact us',
    sample: 'See a sample shelf audit',
  },
};

export type MarketResearchCopy = typeof copy;
export type MarketResearchTexts = typeof texts;
