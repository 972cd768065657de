import { brand } from '#shared/company/brand.ts';

export { texts } from '#shared/content/services/activation.en.ts';

export const copy = {
  meta: {
    title: `Promotions and activation audits | ${brand.name.en}`,
    description:
      'Audits of promotions, sampling campaigns and visibility tools in Iraq and the Kurdistan Region, with compliance reports while the campaign runs.',
    keywords:
      'promotion audit Iraq, activation audit, sampling campaign audit, visibility tools, point of sale materials, trade marketing compliance',
  },
  trail: { label: 'You are here', parent: 'What We Do', page: 'Promotions and activation' },
  quote: 'Get Quote',
  start: 'Start Activation Audit',
  audits: {
    title: 'What we check',
    promotion: {
      title: 'Promotion audit',
      text: 'Does the offer run in the stores that agreed to it?',
      items: [
        'Offer price on the shelf and at the till',
        'Promotional stock on hand',
        'Start and end dates kept',
        'Signs placed and readable',
      ],
    },
    sampling: {
      title: 'Sampling campaign audit',
      text: 'Did the samples reach shoppers, and the right ones?',
      items: [
        'Team present, on time and in uniform',
        'Samples handed out, counted by the hour',
        'Script and hygiene rules followed',
        'What shoppers said and bought',
      ],
    },
    visibility: {
      title: 'Visibility tool audit',
      text: 'Is what you built still standing, and still yours?',
      items: [
        'Stands, gondola ends and coolers in place',
        'Wobblers, strips and posters intact',
        'Only your products on your stand',
        'Clean, lit and fully stocked',
      ],
    },
  },
  reporting: {
    title: 'Compliance reporting',
    lead: 'While the campaign is still running.',
    items: [
      {
        title: 'Store by store',
        text: 'Passed or failed on each point, with the photo that decides it.',
        when: 'After each visit',
      },
      {
        title: 'The fix list',
        text: 'It goes to whoever can act on it: sales team, agency or store manager.',
        when: 'During the campaign',
      },
      {
        title: 'Compliance rate',
        text: 'By city, chain, agency and tool, ready for the invoice meeting.',
        when: 'At the end',
      },
    ],
  },
  benefits: {
    title: 'What it changes',
    items: [
      {
        title: 'Pay for what happened',
        text: 'Agency and trade invoices are settled against photos.',
      },
      {
        title: 'Fix it while it counts',
        text: 'A stand reported missing in the morning can still be built the same day.',
      },
      { title: 'Compare fairly', text: 'One checklist and one score for every agency, chain and city.' },
      {
        title: 'Plan the next one better',
        text: 'You know which stores, hours and tools were worth the effort.',
      },
    ],
  },
  exchange: {
    title: 'Your plan becomes the checklist',
    give: {
      title: 'You give us',
      items: [
        'The list of stores that agreed',
        'The plan: stand, price and dates',
        'Who answers for which point',
      ],
    },
    settle: {
      title: 'We agree',
      items: [
        'The points to check in each kind of store',
        'When a point counts as met',
        'Who receives the fix list',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'Each point with the photo that decides it',
        'A fix list while the campaign runs',
        'The compliance rate, for the invoice',
      ],
    },
  },
  sample: {
    link: 'See a sample activation check',
    title: 'What you receive from a check',
    lead: 'One page for each day of the campaign, with every deviation and who puts it right.',
    print: 'Print this page alone',
  },
  closing: {
    title: 'Tell us when the campaign starts.',
    text: 'We answer with a scope and a price range: the checklist, the stores, the days.',
    action: 'Start Activation Audit',
    sample: 'See a sample shelf audit',
  },
};

export type ActivationCopy = typeof copy;
