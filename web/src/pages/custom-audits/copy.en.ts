import { brand } from '#shared/brand.ts';

export { texts } from '#shared/content/services/custom-audits.en.ts';

export const copy = {
  meta: {
    title: `Custom and strategic audits in Iraq | ${brand.name.en}`,
    description:
      'Eight custom audits in Iraq and the Kurdistan Region: competitors, launches, crises, seasons, distributors, perfect stores, store census and research.',
    keywords:
      'custom retail audit Iraq, competitive intelligence, product launch audit, crisis response, Ramadan audit, distributor audit, perfect store, store census Iraq',
  },
  trail: { parent: 'What We Do', page: 'Custom and strategic audits' },
  quote: 'Get Quote',
  expert: 'Speak to Expert',
  audits: {
    title: 'Eight audits and how long they take',
    duration: 'Duration',
    details: 'Benefits and deliverables',
    benefits: 'Benefits',
    deliverables: 'Deliverables',
    types: {
      competitors: {
        title: 'Competitive intelligence',
        text: 'What competitors sell, where, at what price and with whose support.',
        benefits: [
          'Answer price moves with facts',
          'See launches before they cost you share',
          'Know which chains favour whom',
        ],
        deliverables: [
          'Price and promotion comparison by SKU',
          'Share of shelf by chain and city',
          'Photo file of competitor displays',
        ],
      },
      launch: {
        title: 'New launch audit',
        text: 'Did the new product reach the shelf, at the agreed place and price?',
        benefits: [
          'Find distribution gaps in the first days',
          'Correct price and place before habits form',
          'Report the launch as it really went',
        ],
        deliverables: [
          'Distribution by store, updated daily',
          'List of missing stores for the distributor',
          'Launch scorecard with photos',
        ],
      },
      crisis: {
        title: 'Crisis response',
        text: 'Fast checks when a product must be withdrawn, replaced or explained.',
        benefits: [
          'Know where the product still stands',
          'Prove the withdrawal to those who ask',
          'Keep the loss to the stores concerned',
        ],
        deliverables: [
          'Daily status of every store visited',
          'Photos of batch and expiry codes',
          'Closing report for management',
        ],
      },
      season: {
        title: 'Seasonal peak',
        text: 'Ramadan, Eid, Nowruz or back to school: before, during and after.',
        benefits: [
          'Stock where demand will be',
          'Displays that stand to the final week',
          'One season compared with the next',
        ],
        deliverables: [
          'Weekly availability report',
          'Display and price tracking',
          'Review at the end of the season',
        ],
      },
      distributor: {
        title: 'Distributor execution',
        text: 'What your distributor delivers, held against what the contract says.',
        benefits: [
          'Bonuses based on what was seen',
          'Uncovered routes and stores found',
          'Disputes settled by evidence',
        ],
        deliverables: [
          'Coverage and visit frequency by route',
          'Stock, expiry and price checks',
          'Distributor scorecard',
        ],
      },
      store: {
        title: 'Perfect store model testing',
        text: 'Does your ideal store really sell more? Tested in real stores.',
        benefits: [
          'Invest in what raises sales',
          'Drop standards that change nothing',
          'Roll out with proof in hand',
        ],
        deliverables: [
          'Design of test and control stores',
          'Sales and shelf readings before and after',
          'Recommended standard by store type',
        ],
      },
      census: {
        title: 'Store mapping and census',
        text: 'Every outlet of an area, walked street by street.',
        benefits: [
          'Know the number of stores you could sell to',
          'Plan routes on real addresses',
          'Weight every later sample correctly',
        ],
        deliverables: [
          'List of outlets with position and photo',
          'Classes by type, size and category',
          'Maps by city and district',
        ],
      },
      research: {
        title: 'Custom research projects',
        text: 'A question that fits none of the above, answered from start to finish.',
        benefits: [
          'A method made for your decision',
          'Stores, shoppers and desk research together',
          'One team from question to answer',
        ],
        deliverables: [
          'Written proposal and questionnaire',
          'Complete data and tables',
          'Presentation with recommendations',
        ],
      },
    },
  },
  process: {
    title: 'From question to action',
    steps: [
      { title: 'Needs assessment', text: 'Which decision is waiting for the answer, and by when.' },
      { title: 'Methodology design', text: 'Sample, questionnaire and a trial run in a few stores.' },
      { title: 'Field execution', text: 'Local auditors visit; the app records where and when.' },
      { title: 'Analysis and insights', text: 'Checked, weighted and compared with what you expected.' },
      {
        title: 'Recommendations and action',
        text: 'What to do first, in which stores, and who does it.',
      },
    ],
  },
  cases: {
    title: 'When clients call us',
    launch: {
      title: 'New product launch',
      text: 'The vans have left and the campaign is on air. Is the product on the shelf when the advertisement brings people to it?',
    },
    crisis: {
      title: 'Crisis management',
      text: 'A batch must come back. Where is it still on sale, and who confirms that it is gone?',
    },
    season: {
      title: 'Special season such as Ramadan',
      text: 'Demand moves to other products, hours and stores. Is the stock moving with it?',
    },
  },
  closing: {
    title: 'Describe the question in two lines.',
    text: 'We answer with the audit that fits, its duration and a price range.',
    action: 'Get Quote',
  },
};

export type CustomAuditsCopy = typeof copy;
