import type { BuiltInNewsId } from '#shared/news/news.ts';
import { teasers } from '#shared/news/teasers.en.ts';

/** The news that comes with the site, in full. */
export const articles: NewsArticles = {
  'quarterly-shelf-report': {
    ...teasers['quarterly-shelf-report'],
    content: [
      'A single audit says how a category stood in one week. To see whether it moves, somebody has to go back: to the same stores, with the same questions, at the same point of the season. That is what a report by the quarter is for.',
      {
        heading: 'What is measured',
        points: [
          {
            term: 'Availability:',
            text: 'which products are on the shelf, which are only in the back room, and which are missing.',
          },
          {
            term: 'Share of shelf:',
            text: 'facings by brand and by category, counted at the shelf, with a photo of it.',
          },
          { term: 'Price:', text: 'the price on the label. What is paid at the till is another question.' },
          { term: 'Promotion:', text: 'which agreed displays stand, and for how long they stay.' },
        ],
      },
      { heading: 'Why the stores stay the same' },
      'When the sample changes, a rise in availability may only mean that better stores were visited. A fixed set of hypermarkets, supermarkets and neighbourhood groceries removes that doubt. A store that closes or refuses has to be replaced by the next on the drawn list, of the same type and province, and the report has to say so.',
      { heading: 'What such a report is read for' },
      'Every figure should lead to the visits behind it, each with its photo. Sales teams look for the stores that need a call first; managers look for the change since the last quarter.',
      'Which stores and products would it have to follow in your category? Tell us, and we suggest a scope.',
    ],
  },
  'eighteen-provinces': {
    ...teasers['eighteen-provinces'],
    content: [
      'A brand that sells in the whole country needs figures from the whole country. Large cities are easy to reach and tell only part of the story, because what a shelf looks like in a district town often depends on another distributor, another road and another day of delivery.',
      { heading: 'Local auditors, one method' },
      'Auditors who work where they live know the stores, the opening hours and the language that is spoken at the counter, be it Arabic or Kurdish. What they ask has to be the same everywhere: one audit form, one list of products, one set of photo rules.',
      { heading: 'The same weeks everywhere' },
      'Prices and stocks move around pay days, Ramadan and the start of school. A round can be compared only if all provinces are visited in the same weeks, and a store that could not be reached is visited again within the round; if it is closed for good or refuses, the next on the drawn list takes its place.',
      {
        heading: 'What has to be checked before anybody sees it',
        points: [
          'The place of the visit has to match the store.',
          'The photo has to show the shelf that was asked about.',
          'Answers that contradict the photo, or the store’s last visit, have to go back to the auditor.',
        ],
      },
      'What remains is a result in which Basra and Duhok can stand side by side in one table.',
    ],
  },
  'auditing-without-signal': {
    ...teasers['auditing-without-signal'],
    content: [
      'Basements, thick walls, long roads: many of the stores that matter most have no usable network. An audit that needs a connection would have to leave them out, or be written on paper and typed later, with everything that gets lost on the way.',
      { heading: 'The visit lives on the phone' },
      'Before the day begins, the app downloads the route, the questionnaires and the product lists. In the store it needs nothing else. Answers, photos, place and time are stored on the phone at the moment they are taken.',
      { heading: 'Sent once, and completely' },
      'As soon as the phone finds a network, it sends what it has kept. An interrupted transfer has to go on where it stopped. No visit may arrive twice, and none may count as done before all its photos are there.',
      {
        heading: 'What it means for your results',
        points: [
          'Stores in weak coverage are part of the sample, like all others.',
          'The time in the report is the time of the visit, not of the transfer.',
          'A gap in a day’s results shows at once, while the auditor is still nearby.',
        ],
      },
    ],
  },
};

export type NewsArticles = Readonly<Record<BuiltInNewsId, NewsArticle>>;

interface NewsArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly content: NewsText;
}

/** Paragraphs and headings, each with an optional list below it. */
export type NewsText = readonly [lead: string, ...(string | NewsHeading)[]];

interface NewsHeading {
  readonly heading: string;
  /** A `term` is emphasized at the beginning of its point. */
  readonly points?: readonly (string | { readonly term: string; readonly text: string })[];
}
