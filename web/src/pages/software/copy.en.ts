import { brand } from '#shared/company/brand.ts';

export { texts } from '#shared/content/services/software.en.ts';

export const copy = {
  meta: {
    title: `Proprietary retail audit software | ${brand.name.en}`,
    description:
      'Our own retail audit software: insights by store, dynamic dashboards, an app that works offline, smart validation and alerts.',
    keywords:
      'retail audit software, retail execution platform, mobile audit app, offline data collection, shelf audit dashboard, Iraq',
  },
  hero: {
    trail: { label: 'You are here', parent: 'What We Do', page: 'Proprietary retail audit software' },
    title: 'Every number opens to its photo',
    lead: 'What an auditor finds in the aisle is on your screen as soon as it has been checked.',
  },
  demo: 'Book a Demo',
  home: 'Home',
  features: {
    title: 'Five things you will use every day',
    insights: {
      title: 'Real-\u2060time store-\u2060level insights',
      text: 'Each visit reaches you as soon as it is checked, without waiting for the end of the month.',
      items: [
        'One page for every store',
        'The photo beside each finding',
        'Every earlier visit one tap away',
      ],
    },
    dashboards: {
      title: 'Dynamic dashboards',
      text: 'Start at the country and end at one price label.',
      items: [
        'Filters by province, chain, category and SKU',
        'Your brand beside its competitors',
        'Tables to download for your own analysis',
      ],
    },
    app: {
      title: 'Mobile auditor app with offline function',
      text: 'Works in the cold room, sends when the signal is back.',
      items: ['Visits are kept on the phone and sent later', 'Position and time recorded by the app'],
    },
    security: {
      title: 'Secure, scalable architecture',
      text: 'The same system carries a pilot in one city and a census of the country.',
      items: ['More stores need no new installation'],
    },
    validation: {
      title: 'Smart validation and alerts',
      text: 'Doubtful answers are stopped before they become a number.',
      items: [
        'Prices and counts outside the usual range are questioned',
        'An alert when a key product is missing',
      ],
    },
  },
  exchange: {
    title: 'What goes in, what you see',
    give: {
      title: 'You give us',
      items: ['Product and price lists', 'The stores or cities you care about', 'Who may see which brands'],
    },
    settle: {
      title: 'We agree',
      items: [
        'The questions that auditors answer',
        'What raises an alert',
        'The filters your dashboard opens with',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'Each visit on your screen once it is checked',
        'From any number down to its photo',
        'Tables to download',
      ],
    },
  },
  sample: {
    link: 'See a sample dashboard page',
    title: 'A dashboard page on paper',
    lead: 'The week above, on a page that you can save or forward.',
    print: 'Print this page alone',
  },
  closing: {
    title: 'See it with your own categories.',
    text: 'We prepare the demo with your category, on example data.',
    action: 'Book a Demo',
    sample: 'See a sample shelf audit',
  },
};

export type SoftwareCopy = typeof copy;
