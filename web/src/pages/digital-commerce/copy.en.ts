import { brand } from '#shared/company/brand.ts';

export { texts } from '#shared/content/services/digital-commerce.en.ts';

export const copy = {
  meta: {
    title: `Digital commerce | ${brand.name.en}`,
    description:
      'Digital commerce services for brands in Iraq: marketplace management, SEO and SEM, review management and performance analytics.',
    keywords:
      'digital commerce Iraq, marketplace management, SEO, SEM, review management, e-commerce analytics, online share of shelf',
  },
  /** Shown to Arabic readers, before the page's own text. */
  notice: 'This page is available in English only.',
  trail: { label: 'You are here', parent: 'What We Do', page: 'Digital commerce' },
  contact: 'Contact us',
  /** Title of the section with the results before the product. */
  search: 'Who stands before you in a search',
  services: {
    title: 'Four jobs behind one listing',
    items: [
      {
        title: 'Marketplace management',
        text: 'Your range, complete and correct on every marketplace that sells it.',
        items: [
          'Titles, pictures and descriptions that match the pack',
          'Stock and price watched against the agreed list',
          'Unauthorised sellers and copies reported',
        ],
      },
      {
        title: 'SEO and SEM',
        text: 'Found by the words shoppers type, in Arabic, Kurdish and English.',
        items: [
          'Keyword research by category and language',
          'Listing and page text written for search',
          'Paid search with budgets tied to stock',
        ],
      },
      {
        title: 'Review management',
        text: 'What buyers write is answered, sorted and passed on.',
        items: [
          'Replies in the language of the review',
          'Complaints sent to whoever can solve them',
          'Monthly reading of what is praised and what is not',
        ],
      },
      {
        title: 'Performance analytics',
        text: 'Online and in store on one page.',
        items: [
          'Share of search and digital share of shelf',
          'Traffic, conversion and returns by product',
          'Effect of price and promotion on both channels',
        ],
      },
    ],
  },
  exchange: {
    title: 'One list in, every fault out',
    give: {
      title: 'You give us',
      items: [
        'The product list, with list prices',
        'The pack pictures in use now',
        'Links to the shops that sell you',
      ],
    },
    settle: {
      title: 'We agree',
      items: [
        'Which shops, and which search words',
        'Who answers a review, and in which language',
        'How often a listing is looked at',
      ],
    },
    get: {
      title: 'You get',
      items: [
        'Every fault, with what was seen and when',
        'Who corrects it, and a second check',
        'Your place in search, shop by shop',
      ],
    },
  },
  sample: {
    link: 'See a sample listing check',
    title: 'What you receive from a check',
    lead: 'One page for each product. This one has the seven faults above, and what to change.',
    print: 'Print this page alone',
  },
  closing: {
    title: 'Send us the link to one listing.',
    text: 'We tell you what a shopper would miss on it.',
    action: 'Contact us',
    sample: 'See a sample shelf audit',
  },
};

export type DigitalCommerceCopy = typeof copy;
