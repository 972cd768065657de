import { brand } from '#shared/company/brand.ts';

export { texts } from '#shared/content/services/custom-audits.en.ts';

export const copy = {
  meta: {
    title: `Custom and strategic audits in Iraq | ${brand.name.en}`,
    description:
      'Eight custom audits in Iraq and the Kurdistan Region: competitors, launches, crises, seasons, distributors, perfect stores, store census and research.',
    keywords:
      'custom retail audit Iraq, competitive intelligence, product launch audit, crisis response, Ramadan audit, distributor audit, perfect store, store census Iraq',
  },
  trail: { label: 'You are here', parent: 'What We Do', page: 'Custom and strategic audits' },
  quote: 'Get Quote',
  expert: 'Speak to Expert',
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
    title: 'When it helps',
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
  exchange: {
    title: 'From your question to an answer',
    give: {
      title: 'You give us',
      items: [
        'The question, and when the decision is due',
        'What it is about: products, a batch or a list of stores',
        'The plan that reality is compared with',
      ],
    },
    settle: {
      title: 'We agree',
      items: [
        'Which of the eight audits fits',
        'Sample, cities and weeks',
        'Which result leads to which action',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'The findings beside what you expected',
        'The stores, and what is missing in each',
        'What to do first, and who does it',
      ],
    },
  },
  sample: {
    link: 'See a sample progress report',
    title: 'What you receive while it runs',
    lead: 'One page on the state of an audit. Other kinds of audits have other columns.',
    print: 'Print this page alone',
  },
  closing: {
    title: 'Describe the question in two lines.',
    text: 'We answer with a scope and a price range: the audit that fits, and its duration.',
    action: 'Get Quote',
    sample: 'See a sample shelf audit',
  },
};

export type CustomAuditsCopy = typeof copy;
