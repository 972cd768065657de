import { brand } from '#shared/company/brand.ts';

export { texts } from '#shared/content/services/mystery-shopping.en.ts';

export const copy = {
  meta: {
    title: `Mystery shopping in Iraq | ${brand.name.en}`,
    description:
      'Mystery shopping in Iraq and the Kurdistan Region: customer experience, staff performance, compliance and competitors, scored by branch.',
    keywords:
      'mystery shopping Iraq, mystery shopper Kurdistan, customer experience evaluation, staff performance monitoring, compliance check, competitive analysis Iraq',
  },
  trail: { label: 'You are here', parent: 'What We Do', page: 'Mystery shopping' },
  expert: 'Speak to Expert',
  services: {
    title: 'Four questions a visit can answer',
    items: [
      {
        title: 'Customer experience evaluation',
        text: 'How does a visit feel, from the door to the receipt?',
        items: [
          'Welcome and waiting time',
          'A tidy, clean store',
          'Advice and product knowledge',
          'Payment, packing and goodbye',
        ],
      },
      {
        title: 'Staff performance monitoring',
        text: 'Do your people do what the training taught them?',
        items: [
          'Greeting and appearance',
          'Questions asked before advising',
          'Offering the extra item or the loyalty card',
          'Handling an objection or a complaint',
        ],
      },
      {
        title: 'Compliance verification',
        text: 'Do the rules on paper hold at the counter?',
        items: [
          'Shelf price equal to till price',
          'A receipt given, and correct',
          'Age and safety rules followed',
          'Promotion offered as agreed',
        ],
      },
      {
        title: 'Competitive analysis',
        text: 'What does the same customer get next door?',
        items: [
          'Their prices and current offers',
          'The brand the seller names first',
          'Their service against yours, question by question',
          'What they do that you do not',
        ],
      },
    ],
  },
  industries: {
    title: 'Where we shop',
    consumer: {
      title: 'Consumer-\u2060facing brands',
      text: 'Showrooms, restaurants, pharmacies and shop-in-shops that carry your name.',
    },
    service: {
      title: 'Service providers',
      text: 'Bank branches, telecom shops, clinics, service centres and call centres.',
    },
    channel: {
      title: 'Distribution and channel monitoring',
      text: 'Wholesalers, agents and retailers: what they stock, recommend and charge.',
    },
  },
  fairness: {
    title: 'Fair to those who serve',
    lead: 'What we propose to write into the contract.',
    items: [
      'Staff are told that visits happen, but not when or by whom.',
      'A report judges the branch: no name, face or voice of a person is in it.',
      'No sound, no video and no picture of a person: only times and one photo of the shelf. Nothing is asked that a customer would not ask.',
      'What is bought is paid for; what is returned is part of the agreed scenario.',
      'No one is dismissed or fined because of one visit.',
    ],
  },
  process: {
    title: 'How a programme runs',
    steps: [
      {
        title: 'Planning and preparation',
        text: 'We agree the scenario, the branches and what counts as a pass.',
      },
      {
        title: 'Evaluator training',
        text: 'Mystery shoppers who fit your customer learn the scenario before the first visit.',
      },
      {
        title: 'Visit execution',
        text: 'Visits are unannounced, on the days and at the hours you care about.',
      },
      {
        title: 'Data collection',
        text: 'The app notes the times during the visit; answers and receipt follow right after leaving the store.',
      },
      {
        title: 'Analysis and reporting',
        text: 'Visits are reviewed; branches are scored and compared.',
      },
    ],
  },
  exchange: {
    title: 'From your standard to a score',
    give: {
      title: 'You give us',
      items: [
        'The list of branches',
        'Your service standard or training guide',
        'Prices and offers of the day',
      ],
    },
    settle: {
      title: 'We agree',
      items: [
        'The scenario, and who the mystery shopper is',
        'The checks, and the points of each',
        'What counts as a pass, and the days and hours',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'A receipt of each visit, minute by minute',
        'Branches compared check by check',
        'What each branch should do first',
      ],
    },
  },
  sample: {
    link: 'See a sample visit report',
    title: 'What you receive after a visit',
    lead: 'One page for each visit. This one is the first visit above, as a document.',
    print: 'Print this page alone',
  },
  closing: {
    title: 'Choose the branch. We will be the customer.',
    text: 'An expert replies with a scope and a price range.',
    action: 'Speak to Expert',
    sample: 'See a sample shelf audit',
  },
};

export type MysteryShoppingCopy = typeof copy;
