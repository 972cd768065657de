export const copy = {
  title: 'Eight audits, week by week',
  /** The legend: `always` is the meaning of a solid box, `upTo` that of a dashed box. */
  always: 'At least',
  upTo: 'At most, depending on scope',
  deliverables: 'What you receive',
  benefits: 'What it is good for',
  quote: 'Get Quote',
  /** Text of a row for screen readers: the audit and its duration. */
  row: (title: string, duration: string) => `${title}, ${duration.replace('–', ' to ')}`,
  /** The duration of an audit and its schedule, such as `day by day`. */
  rhythm: (duration: string, rhythm: string) => `${duration} · ${rhythm}`,
  rhythms: { days: 'day by day', season: 'before, during, after', open: 'agreed with you' },
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
  example: 'Example data',
  /** Three of the audits, as a client follows them from day to day or from week to week. */
  cases: {
    head: 'Progress of an audit',
    title: 'Three audits, each at its own pace',
    measure: 'A column is a day or a week, and its full height is everything that was checked.',
    of: (found: string, all: string) => `: ${found} of ${all}`,
    percent: (percent: string) => `${percent}%`,
    launch: {
      title: 'A launch, day by day',
      text: (first: number, last: number, stores: number, days: number) =>
        `On the shelf in ${first} of ${stores} stores on day 1, and in ${last} on day ${days}.`,
    },
    withdrawal: {
      title: 'A withdrawn batch, day by day',
      text: (first: number, stores: number, days: number) =>
        `Still on sale in ${first} of ${stores} stores on day 1, and in none on day ${days}.`,
    },
    ramadan: {
      title: 'Ramadan, week by week',
      /** Says how many listings each week's share is calculated from. */
      base: (looked: number) => `An example of ${looked} listings (a product in a store) each week:`,
      text: (before: string, lowest: string, week: number, after: string) =>
        `${before} on the shelf the week before, ${lowest} in week ${week} of Ramadan, ${after} the week after.`,
      weeks: ['Before', '1', '2', '3', '4', 'After'],
    },
  },
  /** Texts of the sample progress report of a launch audit. */
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Progress report',
    title: 'A new product after two weeks',
    notes: [
      {
        term: 'Base',
        text: 'The same sixty stores on every day: the stores that were promised the product.',
      },
      { term: 'Share of stores', text: 'Stores with it on the shelf ÷ stores visited.' },
      {
        term: 'Limits',
        text: 'The stores of the launch only. It tells where the product stands, but not how much of it sells.',
      },
    ],
    of: (part: string, whole: string) => `${part} of ${whole}`,
    onShelf: 'stores with it on the shelf',
    share: 'share of stores',
    without: 'stores still without it',
    day: 'Day',
    /** The heading of the column with the difference from the row above, in the number of stores. */
    change: 'change from the row above',
    noChange: '–',
    others: 'Other audits, in short',
  },
};

export type AuditsCopy = typeof copy;
